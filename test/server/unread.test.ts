/** Files that can't be read, or only in part: verdicts, charges and texts agree in the app, the PDF and the CSV. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PDFDocument, StandardFonts } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { countsWords } from '../../src/domain/results/finding-words.ts'
import { listFindings } from '../../src/domain/results/findings.ts'
import { countResult } from '../../src/domain/results/result-counts.ts'
import { toCsv } from '../../src/domain/results/result-export.ts'
import { VERDICT_WORDS } from '../../src/domain/results/verdict-words.ts'
import { readPages } from '../adapters/pdf-samples.ts'
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

const TEXT = ['SERVICE AGREEMENT', 'Payment. The Client shall pay each invoice within 45 days of receipt.']
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

describe('a file of which some pages can be read', () => {
  test('is judged on those pages, with the same texts in the app, the PDF and the CSV', async () => {
    const { account, entry, balance } = await check(await pdfWith(TEXT, 'picture', 'blank'))
    const result = entry.result ?? expect.fail()
    expect([entry.state, balance]).toEqual(['FINISHED', 9.75])
    expect(result.unreadPages).toEqual([2, 3])
    expect(result.specificRules.map(({ verdict }) => verdict)).toEqual(['broken', 'undecided'])
    expect(new Set(result.generalRules.map(({ verdict }) => verdict))).toEqual(new Set(['undecided']))

    const marked = await account.visitor.call('GET', entry.annotatedPdf ?? '')
    const [table] = await readPages(new Uint8Array(await marked.arrayBuffer()))
    const report = (table?.text ?? '').replace(/\s+/g, ' ')
    const csv = toCsv({ result, ruleSetName: '', date: '', reviews: [] })
    const findings = listFindings(result, [])
    expect(report).toContain(countsWords(countResult(result, [])))
    for (const warning of result.warnings ?? []) expect(report).toContain(warning)
    const count = (text: string): number => text.split(VERDICT_WORDS.undecided).length - 1
    const undecided = findings.filter(({ verdict }) => verdict === 'undecided')
    // Case-sensitive: the sentence above has it in lower case.
    expect(count(report)).toBe(undecided.length)
    expect(csv.split('\r\n').filter((row) => row.includes(`,${VERDICT_WORDS.undecided},`))).toHaveLength(
      undecided.length,
    )
  })

  test('a blank page between others changes no verdict', async () => {
    const { entry } = await check(await pdfWith(TEXT, 'blank', ['Both parties sign here.']))
    expect(entry.result?.unreadPages).toEqual([2])
    expect(entry.result?.specificRules.map(({ verdict }) => verdict)).toEqual(['broken', 'not-found'])
    expect(entry.result?.generalRules.map(({ verdict }) => verdict)).not.toContain('undecided')
  })
})
