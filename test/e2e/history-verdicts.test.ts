/** Verdicts other than met, broken and not found; checks that ended without a result. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import type { Finding } from '../../src/domain/results/verdicts.ts'
import { accessibilityFaults, visit } from '../support/browser.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { pdfOf } from '../support/pdf.ts'
import { answerList, base, reader, results } from './history-page.ts'

const finding = (id: number, more: Partial<Finding>): Finding => ({
  id,
  rule: `Rule ${id} of the set`,
  error: '',
  verdict: 'met',
  reason: 'It is there.',
  evidence: [],
  ...more,
})

const quads = [[60, 700, 300, 700, 60, 688, 300, 688]] as const
const FULL: HistoryEntry = {
  ...base,
  result: {
    file: 'first.pdf',
    checkedBy: 'gemini',
    pages: 4,
    language: 'en',
    unreadPages: [3],
    warnings: ['Not read: page 3.'],
    notQuoted: [
      { title: '4. Liability', page: 2 },
      { title: 'ANNEX B', page: 4 },
    ],
    specificRules: [
      finding(1, {
        agreement: { votes: 3, of: 3 },
        evidence: [
          {
            quote: 'within thirty (30) days',
            page: 1,
            quads,
            status: 'repaired',
            diff: [
              { kind: 'same', text: 'within ' },
              { kind: 'document', text: 'thirty (30)' },
              { kind: 'quote', text: '30' },
              { kind: 'same', text: ' days' },
            ],
          },
        ],
      }),
      finding(2, {
        error: 'Not found in the document.',
        verdict: 'not-found',
        reason: 'These words are in the file but invisible on page 2: “no fee”.',
        evidence: [{ quote: 'no fee', page: 2, quads, status: 'hidden' }],
        agreement: { votes: 2, of: 3 },
      }),
      finding(3, {
        error: 'Could not be read.',
        verdict: 'undecided',
        cause: 'pages-unread',
        reason: 'Not read: page 3.',
      }),
      finding(4, {
        verdict: 'not-applicable',
        reason: 'The condition of this rule is not fulfilled: “data leave the EEA”.',
        nearest: [{ page: 2, text: 'The data stay in Brno.' }],
      }),
      finding(5, { evidence: [{ quote: 'signed', page: 4, quads, status: 'verified', recognised: true }] }),
    ],
    generalRules: [
      finding(6, {
        error: 'Could not be read.',
        verdict: 'undecided',
        cause: 'pages-unread',
        reason: 'Not read: page 3.',
      }),
    ],
  },
}

async function opened(entry: HistoryEntry, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> {
  const { page } = await reader()
  await page.emulateMedia({ colorScheme })
  await answerList(page, { entries: [entry] })
  await visit(page, '/app/history')
  await results(page).getByText(entry.fileName).first().waitFor()
  return page
}

function card(page: Page, id: number): Locator {
  return page.getByRole('article', { name: `Rule ${id} of the set`, exact: true })
}

test.each(['light', 'dark'] as const)('every verdict has its name, count and filter: %s', async (scheme) => {
  const page = await opened(FULL, scheme)
  await results(page)
    .getByText(
      '1 not found · 1 needs your judgement · 1 does not apply · 2 met · general checks: 1 needs your judgement',
    )
    .waitFor()
  await expect
    .poll(() => page.locator('article .verdict').allInnerTexts())
    .toEqual([
      'Not found in the document',
      'Needs your judgement',
      'Does not apply',
      'Met',
      'Met',
      'Needs your judgement',
    ])
  for (const name of [/^Needs your judgement\s*1$/, /^Does not apply\s*1$/]) {
    await page.getByRole('radio', { name }).check()
    await expect.poll(() => page.getByRole('article').count()).toBe(1)
  }
  await page.getByRole('radio', { name: /^All/ }).check()
  await results(page).getByText('3 of 4 pages read', { exact: false }).waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('the filter of a rare verdict is shown only if it occurs', async () => {
  const page = await opened(base)
  await page.getByRole('article').first().waitFor()
  await expect.poll(() => page.getByRole('radio').count()).toBe(5)
})

test('a finding shows its agreement and the status of its quote', async () => {
  const page = await opened(FULL)
  await card(page, 1).getByText('3 of 3', { exact: true }).waitFor()
  await card(page, 2).getByText('2 of 3: check it yourself', { exact: true }).waitFor()
  await card(page, 2).getByText('Page 2', { exact: true }).waitFor()
  await card(page, 2).getByText('Invisible words').waitFor()
  await card(page, 5).getByRole('link', { name: 'Rule 5' }).click()
  await card(page, 5).getByText('Page 4', { exact: true }).waitFor()
  await card(page, 5).getByText('Quote found').waitFor()
  await card(page, 5).getByText('From text recognition (OCR)').waitFor()
})

test('a repaired quote shows the document’s words, with the AI’s beneath, struck through', async () => {
  const page = await opened(FULL)
  await card(page, 1).getByRole('link', { name: 'Rule 1' }).click()
  const item = card(page, 1).getByRole('listitem')
  await expect.poll(() => item.locator('blockquote').textContent()).toBe('within only here: thirty (30) days')
  await expect
    .poll(() => item.locator('.evidence-said').last().textContent())
    .toBe('The AI’s words: within not in the document: 30 days')
})

test('sections that no rule quotes are listed and open their page, also by keyboard', async () => {
  const account = await reader()
  const { page } = account
  const pdf = await pdfOf(
    ['1. Payment. The Client shall pay each invoice within 45 days of receipt.'],
    ['2. Equipment. The Client protects the equipment against damage of every kind.'],
  )
  await submitAndWait(account, await newRuleSet(account, ['Payment must be due within 30 days.']), pdf)
  await visit(page, '/app/history')
  const list = page.locator('.not-quoted')
  await list.locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => list.getByRole('listitem').locator('span').first().innerText()).toBe('2. Equipment')
  await list.getByRole('button', { name: 'Page 2' }).focus()
  await page.keyboard.press('Enter')
  await page.getByRole('region', { name: 'Document', exact: true }).waitFor()
})

test('a file that could not be highlighted keeps its verdicts and can’t be opened', async () => {
  const page = await opened({ ...FULL, annotatedPdf: null })
  await card(page, 1).getByRole('link', { name: 'Rule 1' }).click()
  await card(page, 1).getByText('Page 1', { exact: true }).waitFor()
  await expect.poll(() => card(page, 1).getByRole('button', { name: 'Page 1' }).count()).toBe(0)
  await expect.poll(() => page.getByRole('button', { name: 'View document' }).count()).toBe(0)
  await page.getByRole('button', { name: 'Open PDF' }).click()
  await page
    .getByRole('region', { name: 'Notifications' })
    .getByText('This file could not be highlighted. Its verdicts and quotes are complete.')
    .waitFor()
})

const FAILED: HistoryEntry = {
  ...base,
  state: 'ERROR',
  result: null,
  annotatedPdf: null,
  documentResultId: null,
  priceFinal: 0,
}

test('a cancelled check is shown as cancelled, not as failed', async () => {
  const page = await opened({ ...FAILED, failure: 'Cancelled. The price was refunded.' })
  await results(page).getByText('Cancelled. The price was refunded.').waitFor()
  await expect.poll(() => results(page).getByText('Document processing failed').count()).toBe(0)
  await expect.poll(() => results(page).getByText('refunded').count()).toBe(1)
})

test.each([
  ['a failed check', FAILED, 'Its price has already been refunded.', 'not refunded'],
  ['a check that was paid', FULL, 'The cost of the check is not refunded.', 'already been refunded'],
  [
    'a free repeat',
    { ...FULL, priceFinal: 0, savedResult: true },
    'will be permanently deleted.',
    'refunded',
  ],
] as const)(
  'the dialog for deleting %s says whether the price is refunded',
  async (_, entry, said, unsaid) => {
    const page = await opened(entry)
    await page.getByRole('button', { name: 'More for first.pdf' }).click()
    await page.getByRole('menuitem', { name: 'Delete' }).click()
    const words = await page.getByRole('dialog').innerText()
    expect(words).toContain(said)
    expect(words).not.toContain(unsaid)
  },
)
