import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { CHECK_FAILURES } from '../../src/domain/errors/check-failures.ts'
import { rowWords } from '../../src/islands/history/list/row-words.ts'
import { base, running } from '../e2e/history-page.ts'

const counts = { met: 4, limited: 0, broken: 3, 'not-found': 1, 'not-applicable': 2, undecided: 0 }
const none = { met: 5, limited: 0, broken: 0, 'not-found': 0, 'not-applicable': 0, undecided: 0 }
const leftOut: HistoryEntry = { ...base, result: null }

test.each([
  [
    { ...leftOut, summary: { rules: counts, general: { ...none, broken: 2 }, toDecide: 6, decided: 2 } },
    '3 broken · 1 not found · 2 do not apply · 4 met · general checks: 2 broken, 5 met · 2 of 6 decided',
  ],
  [
    { ...leftOut, summary: { rules: none, general: none, toDecide: 0, decided: 0 } },
    '5 met · general checks: 5 met',
  ],
  [leftOut, ''],
  [base, '1 broken · 1 not found · 1 met · general checks: 3 met · 0 of 2 decided'],
  [
    { ...base, reviews: [{ section: 'specific', findingId: 2, decision: 'confirmed', reason: '' }] },
    '1 broken · 1 not found · 1 met · general checks: 3 met · 1 of 2 decided',
  ],
  [{ ...running, state: 'PROCESSING', stage: 'asking', pages: 12 }, 'Checking the rules · 12 pages'],
  [{ ...running, state: 'STARTED', stage: 'queued' }, 'Queued'],
  [{ ...running, state: 'ERROR', failure: CHECK_FAILURES.cancelled }, 'Cancelled'],
  [{ ...running, state: 'ERROR', failure: CHECK_FAILURES.encrypted }, CHECK_FAILURES.encrypted],
] satisfies [HistoryEntry, string][])('the text of a row: %#', (entry, words) => {
  expect(rowWords(entry).replaceAll('\u00a0', ' ')).toBe(words)
})
