/** "Needs your judgement" with each cause, and "met, with limits": in Results, the viewer and a comparison. */
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { CAUSE_WORDS } from '../../src/domain/results/cause-words.ts'
import { CAUSES, type Cause, type Evidence, type Finding } from '../../src/domain/results/verdicts.ts'
import { shapeOf } from '../../src/icons/icon.ts'
import { accessibilityFaults, awake, visit } from '../support/browser.ts'
import { answerList, base, checked, reader, results } from './history-page.ts'

const quads = [[72, 700, 300, 700, 72, 688, 300, 688]] as const
const found: Evidence = {
  before: 'Unless the parties agree otherwise, ',
  quote: 'the Client shall pay each invoice within thirty (30) days',
  after: ' of its receipt.',
  page: 1,
  quads,
  around: [[72, 720, 300, 720, 72, 708, 300, 708]],
  status: 'verified',
}
const differing: Evidence = {
  ...found,
  status: 'repaired',
  diff: [
    { kind: 'same', text: 'the Client shall pay each invoice within ' },
    { kind: 'document', text: 'thirty (30)' },
    { kind: 'quote', text: 'forty-five (45)' },
    { kind: 'same', text: ' days' },
  ],
}
const EVIDENCE: Readonly<Record<Cause, Evidence | null>> = {
  'readings-differ': found,
  'words-differ': differing,
  'not-visible': { ...found, status: 'hidden' },
  'struck-out': { ...found, status: 'struck' },
  'not-in-document': { quote: 'Payment is due at once.', page: null, quads: [], status: 'unverified' },
  'read-once': found,
  'pages-unread': null,
  'not-understood': null,
}
const LIMIT: Evidence = {
  quote: 'Interest on late payments is waived in the first year.',
  page: 2,
  quads: [[72, 600, 300, 600, 72, 588, 300, 588]],
  status: 'verified',
}

function undecided(cause: Cause, id: number): Finding {
  const evidence = EVIDENCE[cause]
  return {
    id,
    rule: `Rule of ${cause}`,
    error: 'Vyžaduje váš úsudek.',
    verdict: 'undecided',
    cause,
    reason: 'The AI says that the period is stated.',
    evidence: evidence ? [evidence] : [],
    ...(cause === 'readings-differ' && { secondReading: 'The parties may agree on another period.' }),
  }
}
const LIMITED: Finding = {
  id: 20,
  rule: 'Rule with limits',
  error: '',
  verdict: 'met',
  reason: 'The period is stated.',
  evidence: [found],
  limits: [LIMIT],
  secondReading: 'In the first year a late payment has no consequence.',
}
const PLAIN: Finding = { ...LIMITED, id: 21, rule: 'Plain rule', limits: undefined, secondReading: undefined }

const ENTRY: HistoryEntry = {
  ...base,
  result: {
    file: 'first.pdf',
    checkedBy: 'gemini',
    pages: 2,
    language: 'cs',
    specificRules: [PLAIN, LIMITED, ...CAUSES.map(undecided)],
    generalRules: [],
  },
}

async function opened(
  entries: readonly HistoryEntry[] = [ENTRY],
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const { page } = await reader()
  await page.emulateMedia({ colorScheme })
  await answerList(page, { entries })
  await visit(page, '/app/history')
  await results(page).getByText('first.pdf').first().waitFor()
  return page
}

function card(page: Page, rule: string): Locator {
  return page.getByRole('article', { name: rule, exact: true })
}

test.each(['light', 'dark'] as const)(
  'they are named, counted, filtered and accessible: %s',
  async (scheme) => {
    const page = await opened([ENTRY], scheme)
    const summary = '8 need your judgement · 2 met (1 with limits)'
    await results(page).getByText(summary, { exact: true }).waitFor()
    await page.getByText(`${summary} · 0 of 9 decided`).waitFor()
    const mark = card(page, 'Rule of read-once').locator('.verdict')
    await expect.poll(() => mark.innerText()).toBe('Needs your judgement')
    await expect.poll(() => mark.locator('path').getAttribute('d')).toBe(shapeOf('circle-question-mark'))
    await expect
      .poll(() => card(page, 'Rule with limits').locator('.verdict').allInnerTexts())
      .toEqual(['Met', 'with limits'])
    await page.getByRole('radio', { name: /^Needs your judgement\s*8$/ }).check()
    await expect.poll(() => page.getByRole('article').count()).toBe(8)
    await page.getByRole('radio', { name: /^Met\s*2$/ }).check()
    await expect.poll(() => page.getByRole('article').count()).toBe(2)
    await page.getByRole('radio', { name: /^All/ }).check()
    expect(await accessibilityFaults(page)).toEqual([])
  },
)

test('each cause is a sentence, above the AI’s reason and quotes', async () => {
  const page = await opened()
  for (const cause of CAUSES) {
    const finding = card(page, `Rule of ${cause}`)
    const sentence =
      cause === 'readings-differ'
        ? 'The second reading disagrees: The parties may agree on another period.'
        : CAUSE_WORDS[cause]
    await expect.poll(() => finding.locator('.finding-words p').first().innerText()).toBe(sentence)
    await finding.getByText('The AI says that the period is stated.').waitFor()
    await expect.poll(() => finding.getByText('Vyžaduje váš úsudek.').count()).toBe(0)
    await expect.poll(() => finding.locator('blockquote').count()).toBe(EVIDENCE[cause] ? 1 : 0)
  }
})

test('the whole sentence is shown, with the quoted words strong in it', async () => {
  const page = await opened()
  const quote = card(page, 'Rule of read-once').locator('blockquote')
  await expect.poll(() => quote.innerText()).toBe(`${found.before}${found.quote}${found.after}`)
  await expect.poll(() => quote.locator('strong').innerText()).toBe(found.quote)
})

test('words that differ are the document’s, with the difference marked, and the AI’s beneath', async () => {
  const page = await opened()
  const item = card(page, 'Rule of words-differ').getByRole('listitem')
  await expect.poll(() => item.locator('blockquote ins').innerText()).toContain('thirty (30)')
  await expect.poll(() => item.locator('blockquote').innerText()).not.toContain('forty-five')
  const said = item.locator('.evidence-said')
  await expect.poll(() => said.first().innerText()).toBe('The document says:')
  await expect.poll(() => said.last().locator('del').innerText()).toContain('forty-five (45)')
})

test('words that are not in the document are called the AI’s', async () => {
  const page = await opened()
  const item = card(page, 'Rule of not-in-document').getByRole('listitem')
  await item.getByText('The AI’s words:').waitFor()
  await item.getByText('These words are not in the document').waitFor()
  await item.getByText('Payment is due at once.').waitFor()
  await expect.poll(() => item.getByText('Quote found').count()).toBe(0)
})

test('limits are quotes of their own, and are decided', async () => {
  const page = await opened()
  await page.route('**/reviews', (route) => route.fulfill({ status: 204 }))
  const finding = card(page, 'Rule with limits')
  await finding.getByRole('list', { name: 'Limits' }).getByText(LIMIT.quote).waitFor()
  await finding.getByText('In the first year a late payment has no consequence.').waitFor()
  await finding.getByRole('button', { name: 'Confirm issue' }).click()
  await finding.getByText('Issue confirmed').waitFor()
  await page.getByText('1 of 9 decided').first().waitFor()
  await expect
    .poll(() => card(page, 'Plain rule').getByRole('button', { name: 'Confirm issue' }).count())
    .toBe(0)
})

test('in the document, limits and the rest of the sentence are marked unlike the quote', async () => {
  const account = await reader()
  const { page } = account
  const { documentRequestId, annotatedPdf } = await checked(account)
  await answerList(page, { entries: [{ ...ENTRY, documentRequestId, annotatedPdf }] })
  await visit(page, `/app/history#check-${documentRequestId}-finding-${LIMITED.id}`)
  await page.reload()
  await awake(page)
  await page.keyboard.press('v')
  await page.locator('.viewer-mark.mark-quote').first().waitFor()
  await page.locator('.mark-rest').first().waitFor()
  await page.keyboard.press('p')
  await page.locator('.viewer-mark.mark-limit').first().waitFor()
  const legend = page.getByRole('list', { name: 'Legend' })
  await expect
    .poll(() => legend.getByRole('listitem').allInnerTexts())
    .toEqual(['Selected finding', 'Needs your judgement', 'What limits it'])
  expect(await accessibilityFaults(page)).toEqual([])
})

test('a comparison names rules that are undecided now', async () => {
  const earlier = {
    ...base,
    documentRequestId: 8,
    documentResultId: 8,
    createdAt: '2026-11-01T10:00:00Z',
    resultDate: '2026-11-01T10:01:00Z',
    result: ENTRY.result && {
      ...ENTRY.result,
      specificRules: ENTRY.result.specificRules.map((finding) =>
        finding.cause === 'read-once' ? { ...finding, verdict: 'met', cause: undefined, error: '' } : finding,
      ),
    },
  } as HistoryEntry
  const page = await opened([ENTRY, earlier])
  const note = page.getByRole('region', { name: 'Compared with an earlier check' })
  await note.getByText('1 needs your judgement').waitFor()
  expect(await accessibilityFaults(page)).toEqual([])
})
