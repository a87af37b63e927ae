/** Helpers for the tests of the results screen: a signed-in tab, entries for mocked calls, locators. */
import type { Page } from 'playwright-core'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import type { Finding } from '../../src/domain/results/verdicts.ts'
import { newRuleSet, submitAndWait } from '../support/checks.ts'
import { agreement } from '../support/pdf.ts'
import { type SignedIn, signedInTab } from '../support/signed-in.ts'

const FAILED_CALLS = /^Failed to load resource/
export const ONE_ENTRY = /\/api\/documents\/\d+$/

/** A signed-in tab with the cookie banner answered and, unless `rated` is false, no rating prompt. */
export async function reader({ rated = true } = {}): Promise<SignedIn> {
  const tab = await signedInTab({ expected: FAILED_CALLS })
  await tab.page.addInitScript((skip) => {
    localStorage.setItem('cookieConsent', 'accepted')
    if (skip) localStorage.setItem('appRated', 'true')
  }, rated)
  return tab
}

export const base: HistoryEntry = {
  documentRequestId: 1,
  state: 'FINISHED',
  resultDate: '2026-11-20T13:03:00Z',
  createdAt: '2026-11-20T13:02:00Z',
  fileName: 'first.pdf',
  documentResultId: 1,
  savedResult: false,
  priceFinal: 0.25,
  annotatedPdf: '/api/documents/1/pdf',
  stage: null,
  failure: null,
  ruleSetName: 'NDA',
  reviews: [],
  result: {
    file: 'first.pdf',
    specificRules: [
      { id: 1, rule: 'Rule one', error: '', verdict: 'met', reason: 'It is there.', evidence: [] },
      { id: 2, rule: 'Rule two', error: 'It passes', verdict: 'broken', reason: 'Why', evidence: [] },
      { id: 3, rule: 'Rule three', error: 'Absent', verdict: 'not-found', reason: 'Absent', evidence: [] },
    ],
    generalRules: [
      { id: 4, rule: 'Spelling', error: '', verdict: 'broken', reason: '', evidence: [] },
      { id: 5, rule: 'Grammar', error: 'This passes.', verdict: 'broken', reason: '', evidence: [] },
      { id: 6, rule: 'Punctuation', error: 'It meets the norm', verdict: 'broken', reason: '', evidence: [] },
    ],
    checkedBy: 'gemini-3.5-flash-lite',
    pages: 3,
    language: 'en',
  },
}

/** A result with so many broken rules, of which the first `decided` are confirmed. */
export function toReview(findings: number, decided = 0): HistoryEntry {
  const specificRules = Array.from(
    { length: findings },
    (_, at): Finding => ({
      id: at + 1,
      rule: `Rule ${at + 1} of the set`,
      error: 'It is wrong.',
      verdict: 'broken',
      reason: 'Why',
      evidence: [],
    }),
  )
  const decision = { section: 'specific', decision: 'confirmed', reason: '' } as const
  return {
    ...base,
    reviews: specificRules.slice(0, decided).map(({ id }) => ({ ...decision, findingId: id })),
    result: {
      file: 'first.pdf',
      checkedBy: 'gemini',
      pages: 3,
      language: 'en',
      specificRules,
      generalRules: [],
    },
  }
}

/** A running check; state and stage are added by the test. */
export const running = {
  ...base,
  resultDate: null,
  result: null,
  annotatedPdf: null,
  documentResultId: null,
} as const

/** Mocks the list, and each entry in it, with the value of `entries` at the time of the call. */
export async function answerList(page: Page, list: { entries: readonly HistoryEntry[] }): Promise<void> {
  await page.route('**/api/documents/results', (route) => route.fulfill({ json: list.entries }))
  await page.route(ONE_ENTRY, (route) => {
    const id = Number(new URL(route.request().url()).pathname.split('/').at(-1))
    const entry = list.entries.find((each) => each.documentRequestId === id)
    return entry ? route.fulfill({ json: entry }) : route.fulfill({ status: 404, json: { message: 'x' } })
  })
}

/** Records fetches of checks from now on: "results" for the list, otherwise the entry's id. */
export function readings(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const what = /\/api\/documents\/(results|\d+)$/.exec(request.url())?.[1]
    if (what !== undefined && request.method() === 'GET') asked.push(what)
  })
  return asked
}

export const results = (page: Page) => page.getByRole('region', { name: 'Check Results' })
export const rows = (page: Page) => page.getByRole('list', { name: 'Checked documents' }).getByRole('link')
export const selected = (page: Page) => page.locator('.result-row[aria-current=true] .result-name')

export async function choose(page: Page, fileName: string): Promise<void> {
  await rows(page).filter({ hasText: fileName }).click()
  await results(page).getByText(fileName).first().waitFor()
}

export async function checked(account: SignedIn): Promise<HistoryEntry> {
  return submitAndWait(account, await newRuleSet(account), await agreement())
}
