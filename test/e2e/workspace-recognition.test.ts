/** Check: a scan's text is recognised in the browser before it is sent. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { reader } from '../adapters/pdf-samples.ts'
import { accessibilityFaults } from '../support/browser.ts'
import { programOf } from '../support/command-line.ts'
import { pdfOf } from '../support/pdf.ts'
import { scanOf } from '../support/scan.ts'
import { checkScreen, documentColumn } from './workspace-page.ts'

const RULES = { Contracts: { Service: '1. The agreement names its governing law.' } }

/** So few words that the page, once recognised, still looks like a scan. */
const scan = Buffer.from(await scanOf(await pdfOf(['This agreement is governed by the laws of Austria.'])))

async function chooseScan(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'scan.pdf', mimeType: 'application/pdf', buffer: scan })
  await documentColumn(page).getByText('1 of 1 page is a scan. Recognise its text?').waitFor()
}

function button(page: Page, name: string) {
  return documentColumn(page).getByRole('button', { name })
}

/** Whether something is drawn on the canvas: words take many times the bytes of an empty picture. */
function isDrawn(canvas: Element): boolean {
  if (!(canvas instanceof HTMLCanvasElement)) return false
  const empty = Object.assign(document.createElement('canvas'), {
    width: canvas.width,
    height: canvas.height,
  })
  return canvas.toDataURL().length > 3 * empty.toDataURL().length
}

test('a scan is recognised here, by keyboard, and its words are proof marked as recognised', async () => {
  const { page, ...account } = await checkScreen(RULES)
  await chooseScan(page)
  expect(await accessibilityFaults(page)).toEqual([])
  await button(page, 'Recognise text').press('Enter')
  await documentColumn(page).getByText('The text of 1 page was recognised from a picture.').waitFor()
  await documentColumn(page).getByLabel('Folder', { exact: true }).selectOption({ label: 'Contracts' })
  await documentColumn(page).getByLabel('Rule set', { exact: true }).selectOption({ label: 'Service' })
  await button(page, 'Submit for Check').click()
  await documentColumn(page).getByRole('link', { name: 'Open Results' }).click()
  await page.getByRole('link', { name: 'Rule 1' }).press('Enter')
  await page.getByText('From text recognition (OCR)').first().waitFor()
  const picture = page.getByRole('img', { name: 'Picture of these words on page 1' }).first()
  await picture.scrollIntoViewIfNeeded()
  await expect.poll(() => picture.evaluate(isDrawn)).toBe(true)
  // The command line makes the same file of the same scan.
  const folder = mkdtempSync(join(tmpdir(), 'rulemark-scan-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'scan.pdf'), scan)
  const { run } = await programOf(account)
  const options = ['--rule-set', 'Service', '--ocr', 'en', '--save-pdf', folder]
  expect(await run('check', join(folder, 'scan.pdf'), ...options)).toMatchObject({ code: 0, err: '' })
  const checks = await account.visitor.get<HistoryEntry[]>('/api/documents/results')
  const [one, other] = checks.map(({ result }) => result?.provenance?.sha256)
  expect([checks.length, one]).toEqual([2, other])
  const outcome = await reader.read(new Uint8Array(readFileSync(join(folder, 'scan-checked.pdf'))))
  expect(outcome.ok && outcome.document.pages[1]?.recognised?.length).toBeGreaterThan(0)
})

test('recognition can be cancelled, and says when it can’t be loaded', async () => {
  const { page } = await checkScreen(RULES)
  await chooseScan(page)
  await page.route('**/tesseract.wasm', (route) => route.abort())
  await button(page, 'Recognise text').click()
  await documentColumn(page).getByText('Text recognition could not be loaded.').waitFor()
  await page.unroute('**/tesseract.wasm')
  await page.route('**/tesseract.wasm', () => undefined)
  await button(page, 'Recognise text').click()
  await button(page, 'Cancel').click()
  await button(page, 'Recognise text').waitFor()
})

test('only the recognition worker may compile WebAssembly, and pages load none of it at first', async () => {
  const { page } = await checkScreen(RULES)
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  const policies = new Map<string, string>()
  page.on('response', (response) =>
    policies.set(new URL(response.url()).pathname, response.headers()['content-security-policy'] ?? ''),
  )
  await page.reload()
  await documentColumn(page).waitFor()
  expect(loaded.filter((address) => /recognition|\.wasm/.test(address))).toEqual([])
  await chooseScan(page)
  expect(policies.get('/app/check')).not.toContain('wasm')
  const [worker] = [...policies].filter(([path]) => path.startsWith('/assets/recognition.worker'))
  expect(worker?.[1]).toContain("'wasm-unsafe-eval'")
})
