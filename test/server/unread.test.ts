/** Files of which nothing can be read end with the reason and a refund. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { type Account, newAccount } from '../support/account.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { HAS_LARGE_CORPUS, LARGE_CORPUS, SMALL_CORPUS } from '../support/corpus.ts'

const NO_TEXT =
  'No page of this file has text that can be read. If it is a scan, run text recognition (OCR) on it first, then upload it again.'
const BLANK = 'Every page of this file is blank.'

/** One grey pixel. */
const POINT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg=='

type Page = 'picture' | 'blank' | readonly string[]

async function pdfWith(...pages: readonly Page[]): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const font = await document.embedFont(StandardFonts.Helvetica)
  const picture = await document.embedPng(POINT)
  for (const content of pages) {
    const page = document.addPage([595, 842])
    if (content === 'picture') page.drawImage(picture, { x: 0, y: 0, width: 595, height: 842 })
    else if (content !== 'blank')
      content.forEach((line, at) => {
        page.drawText(line, { x: 72, y: 760 - at * 18, size: 11, font })
      })
  }
  return new Uint8Array(await document.save())
}

const RULES = ['Payment must be due within 30 days.', 'The agreement must contain the word "confidential".']

async function check(
  pdf: Uint8Array<ArrayBuffer>,
  rules = RULES,
): Promise<{ account: Account; entry: HistoryEntry; balance: number }> {
  const account = await newAccount()
  const entry = await submitAndWait(account, await newRuleSet(account, rules), pdf)
  const { balance } = await account.visitor.get<{ balance: number }>('/api/users/me')
  return { account, entry, balance }
}

describe('a file of which nothing can be read ends in ERROR with the reason, and costs nothing', () => {
  test.each<readonly [string, readonly Page[], string]>([
    ['a scan', ['picture', 'picture'], NO_TEXT],
    ['a blank page', ['blank'], BLANK],
    ['a scan with a blank page', ['blank', 'picture'], NO_TEXT],
  ])('%s', async (_, pages, failure) => {
    const { entry, balance } = await check(await pdfWith(...pages))
    expect(entry).toMatchObject({ state: 'ERROR', failure, result: null, annotatedPdf: null, priceFinal: 0 })
    expect(balance).toBe(10)
  })

  test('scans/grayscale-image.pdf', () =>
    expectRefund(join(SMALL_CORPUS, 'scans/grayscale-image.pdf'), NO_TEXT))

  test.skipIf(!HAS_LARGE_CORPUS).each([
    ['scans/scan_en_nemotron_4p.pdf', NO_TEXT],
    ['scans/scan_en_cardinal_rotations_4p.pdf', NO_TEXT],
    ['scans/garbled_truetype_nomapping.pdf', NO_TEXT],
    ['hostile/empty_blank_page.pdf', BLANK],
    ['hostile/broken_pagecount_bomb.pdf', expect.any(String)],
  ])('%s', (name, failure) => expectRefund(join(LARGE_CORPUS, name), failure))
})

async function expectRefund(file: string, failure: string): Promise<void> {
  const { entry, balance } = await check(new Uint8Array(readFileSync(file)))
  expect(entry).toMatchObject({ state: 'ERROR', failure, result: null, annotatedPdf: null, priceFinal: 0 })
  expect(balance).toBe(10)
}

test.skipIf(!HAS_LARGE_CORPUS)('recognised text under a scan counts', async () => {
  const name = join(LARGE_CORPUS, 'scans/mixed_invisible_text_layer.pdf')
  const { entry } = await check(new Uint8Array(readFileSync(name)))
  expect(entry.state).toBe('FINISHED')
})
