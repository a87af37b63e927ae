/** The order of findings in a review, and which are still undecided. */
import { expect, test } from 'vitest'
import type { Review } from '../../src/domain/results/decisions.ts'
import type { ListedFinding } from '../../src/domain/results/findings.ts'
import { countDecisions } from '../../src/domain/results/result-counts.ts'
import type { FindingSection, Verdict } from '../../src/domain/results/verdicts.ts'
import { inReviewOrder, nextUndecided } from '../../src/islands/history/state/review-order.ts'

const VERDICTS: readonly Verdict[] = ['met', 'undecided', 'not-applicable', 'broken', 'not-found']

function listed(section: FindingSection, verdict: Verdict, id: number): ListedFinding {
  const finding = { id, rule: `Rule ${id}`, error: '', verdict, reason: '', evidence: [] }
  const ai = { verdict, isLimited: false }
  return { section, number: id, ...ai, ai, finding }
}

const FINDINGS = [
  ...VERDICTS.map((verdict, at) => listed('general', verdict, at + 10)),
  ...VERDICTS.map((verdict, at) => listed('specific', verdict, at)),
]
const ids = (findings: readonly ListedFinding[]): number[] => findings.map(({ finding }) => finding.id)
const decided = (findingId: number): Review => ({
  section: 'specific',
  findingId,
  decision: 'confirmed',
  reason: '',
})

test('rules come before general checks; within each: broken, not found, undecided, not applicable, met', () => {
  expect(ids(inReviewOrder(FINDINGS))).toEqual([3, 4, 1, 2, 0, 13, 14, 11, 12, 10])
})

test('a finding that is met with limits comes before those plainly met, and needs a decision', () => {
  const limited = { ...listed('specific', 'met', 20), ai: { verdict: 'met', isLimited: true } as const }
  const ordered = inReviewOrder([...FINDINGS, limited])
  expect(ids(ordered).slice(0, 6)).toEqual([3, 4, 1, 2, 20, 0])
  expect(nextUndecided(ordered, [3, 4, 1].map(decided), 1)?.finding.id).toBe(20)
})

test('the next undecided finding is searched forwards and then from the start, skipping those that need no decision', () => {
  const ordered = inReviewOrder(FINDINGS)
  expect(nextUndecided(ordered, [], null)?.finding.id).toBe(3)
  expect(nextUndecided(ordered, [decided(4)], 3)?.finding.id).toBe(1)
  expect(nextUndecided(ordered, [decided(13), decided(14)], 1)?.finding.id).toBe(11)
  expect(nextUndecided(ordered, [], 11)?.finding.id).toBe(3)
  expect(nextUndecided(ordered, [3, 4, 1, 13, 14].map(decided), 11)).toBeNull()
})

test('findings that are met or don’t apply need no decision', () => {
  expect(countDecisions(FINDINGS, [decided(3), decided(0)])).toEqual({ decided: 1, toDecide: 6 })
})
