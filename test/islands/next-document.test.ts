/** The document that is offered after one is decided. */
import { expect, test } from 'vitest'
import type { HistoryEntry } from '../../src/contract/documents.ts'
import { nextDocument } from '../../src/islands/history/list/next-document.ts'
import { base } from '../e2e/history-page.ts'

const none = { met: 0, limited: 0, broken: 0, 'not-found': 0, 'not-applicable': 0, undecided: 0 }

/** A check with two findings to decide, of which some are decided. */
function check(
  id: number,
  fileName: string,
  decided: number,
  more: Partial<HistoryEntry> = {},
): HistoryEntry {
  const summary = { rules: { ...none, broken: 2 }, general: none, toDecide: 2, decided }
  return { ...base, documentRequestId: id, fileName, result: null, summary, ...more }
}
const next = (entries: readonly HistoryEntry[], id: number): number | undefined =>
  nextDocument(entries, id)?.documentRequestId

test('it is the next one in the list with undecided findings; after the last one, the first', () => {
  const entries = [check(4, 'd.pdf', 1), check(3, 'c.pdf', 0), check(2, 'b.pdf', 2), check(1, 'a.pdf', 1)]
  expect(next(entries, 3)).toBe(1)
  expect(next(entries, 1)).toBe(4)
})

test('there is none if only the open one is undecided, or none has a result', () => {
  expect(next([check(2, 'b.pdf', 0), check(1, 'a.pdf', 2)], 2)).toBeUndefined()
  const running = { ...base, state: 'PROCESSING', result: null } as const
  expect(next([check(2, 'b.pdf', 0), running], 2)).toBeUndefined()
})

test('an earlier version of a file is not offered again', () => {
  const entries = [check(3, 'lease v2.pdf', 0), check(2, 'loan.pdf', 0), check(1, 'lease v1.pdf', 0)]
  expect(next(entries, 2)).toBe(3)
  expect(next(entries, 1)).toBe(2)
})
