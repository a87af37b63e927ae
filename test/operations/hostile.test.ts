/** `npm run hostile` on a folder with a valid PDF, a file that is no PDF, and one over the size limit. */
import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { pdfOf } from '../support/pdf.ts'

const folder = mkdtempSync(join(tmpdir(), 'rulemark-hostile-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function hostile(...args: string[]): Promise<{ code: number; out: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['bench/hostile/run.ts', ...args], (error, out) =>
      resolve({ code: error ? Number(error.code) : 0, out }),
    )
  })
}

test('each file of a folder has one line of output, and a refusal is not an error', async () => {
  mkdirSync(join(folder, 'deeper'))
  writeFileSync(join(folder, 'deeper', 'good.PDF'), await pdfOf(['The parties are Alfa and Beta.']))
  writeFileSync(join(folder, 'none.pdf'), 'not a PDF at all')
  writeFileSync(join(folder, 'large.pdf'), Buffer.alloc(10 * 1024 * 1024 + 1))
  writeFileSync(join(folder, 'notes.txt'), 'left out')
  const { code, out } = await hostile(folder)
  expect(code).toBe(0)
  expect(out).toMatch(/\| deeper\/good\.PDF \| checked \| 1 \|/)
  expect(out).toContain('| none.pdf | refused: damaged |')
  expect(out).toContain('| large.pdf | refused: over 10 MB |')
  expect(out).toContain('3 files:')
})

test('a file that takes longer than allowed is named, and the next one is still checked', async () => {
  const { code, out } = await hostile(folder, '--seconds', '0.001')
  expect(code).toBe(1)
  expect(out.match(/ERROR: longer than 0\.001 s/g)).toHaveLength(3)
})

test('without a folder it prints its usage', async () => {
  expect((await hostile()).code).toBe(2)
})
