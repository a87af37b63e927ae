import { expect, test } from 'vitest'
import { reviewsAfter } from '../../../src/domain/results/decisions.ts'
import { countsWords, elapsedWords } from '../../../src/domain/results/finding-words.ts'
import {
  countByFilter,
  filterFindings,
  listFindings,
  stepFrom,
} from '../../../src/domain/results/findings.ts'
import { countResult, storedCounts } from '../../../src/domain/results/result-counts.ts'
import type { CheckResult, Finding, Verdict } from '../../../src/domain/results/verdicts.ts'
import { formatLink, parseLink } from '../../../src/islands/history/state/link.ts'
import { firstSpot } from '../../../src/islands/history/state/spots.ts'

function finding(id: number, error: string, verdict: Verdict): Finding {
  return { id, rule: `Rule ${id}`, error, verdict, reason: '', evidence: [] }
}

function result(specificRules: readonly Finding[], generalRules: readonly Finding[] = []): CheckResult {
  return { file: 'a.pdf', specificRules, generalRules, checkedBy: 'test', pages: 1, language: 'en' }
}

const mixed = result(
  [
    finding(1, '', 'met'),
    finding(2, 'Too late', 'broken'),
    finding(3, 'Missing', 'not-found'),
    finding(4, '', 'met'),
  ],
  [finding(5, 'A typo', 'broken'), finding(6, '', 'met')],
)

test('a general finding is met when its error is empty or says "passes" or "meets"', () => {
  const general = [
    finding(1, '', 'broken'),
    finding(2, 'It Passes.', 'broken'),
    finding(3, 'This meets it', 'broken'),
  ]
  expect(listFindings(result([], general), []).map(({ verdict }) => verdict)).toEqual(['met', 'met', 'met'])
  expect(listFindings(result([], [finding(4, 'A typo', 'met')]), [])[0]?.verdict).toBe('broken')
})

test('a specific rule is met only when its error is empty', () => {
  const specific = [finding(1, 'passes', 'met'), finding(2, 'meets', 'met'), finding(3, '', 'broken')]
  expect(listFindings(result(specific), []).map(({ verdict }) => verdict)).toEqual([
    'broken',
    'broken',
    'met',
  ])
})

test('a rule that is not found is not called broken', () => {
  expect(listFindings(mixed, [])[2]?.verdict).toBe('not-found')
})

test('the filters for broken, not found and met show rules, "general" shows the rest, and together they show everything', () => {
  const findings = listFindings(mixed, [])
  expect(countByFilter(findings)).toEqual({
    all: 6,
    broken: 1,
    'not-found': 1,
    undecided: 0,
    'not-applicable': 0,
    met: 2,
    general: 2,
  })
  expect(filterFindings(findings, 'all')).toEqual(findings)
  expect(filterFindings(findings, 'general').map(({ finding: { id } }) => id)).toEqual([5, 6])
})

test('"next" starts at the first finding, "previous" at the last, and both stop at the ends', () => {
  const findings = listFindings(mixed, [])
  expect(stepFrom(findings, null, 1)?.finding.id).toBe(1)
  expect(stepFrom(findings, null, -1)?.finding.id).toBe(6)
  expect(stepFrom(findings, 2, 1)?.finding.id).toBe(3)
  expect(stepFrom(findings, 6, 1)).toBeNull()
  expect(stepFrom(findings, 1, -1)).toBeNull()
  expect(stepFrom([], null, 1)).toBeNull()
})

test('the hash of a check and a finding is parsed back unchanged', () => {
  expect(parseLink(formatLink(12, 3))).toEqual({ checkId: 12, findingId: 3 })
  expect(parseLink(formatLink(12))).toEqual({ checkId: 12, findingId: null })
  expect(formatLink(12, 3)).toBe('#check-12-finding-3')
})

test.each([
  '',
  '#',
  '#main',
  '#check-',
  '#check-x',
  '#check-1-finding-',
  '#check-1-finding-2-3',
  '#check-99999999999999999999',
])('the hash "%s" names no check', (hash) => {
  expect(parseLink(hash)).toBeNull()
})

test('the viewer opens at the first located quote, else at the closest passage, else not at all', () => {
  const quad = [0, 1, 1, 1, 0, 0, 1, 0] as const
  const lost = { quote: 'a', page: null, quads: [], status: 'unverified' } as const
  const found = { quote: 'b', page: 4, quads: [quad], status: 'verified' } as const
  const base = finding(1, 'x', 'broken')
  expect(firstSpot({ ...base, evidence: [lost, found] })).toEqual({ page: 4, quads: [quad] })
  expect(firstSpot({ ...base, evidence: [lost], nearest: [{ page: 2, text: 'c' }] })).toEqual({
    page: 2,
    quads: [],
  })
  const passage = { page: 3, text: 'c', quads: [quad] }
  expect(firstSpot({ ...base, evidence: [lost], nearest: [passage] })).toEqual({ page: 3, quads: [quad] })
  expect(firstSpot(base)).toBeNull()
})

test('a decision replaces the previous one and can be undone', () => {
  const accepted = { section: 'specific', findingId: 1, decision: 'accepted', reason: '' } as const
  const dismissed = { ...accepted, decision: 'dismissed', reason: 'agreed' } as const
  const other = { ...accepted, findingId: 2 }
  expect(reviewsAfter([accepted, other], dismissed)).toEqual([other, dismissed])
  expect(reviewsAfter([dismissed, other], { ...dismissed, decision: null })).toEqual([other])
})

const NONE = { met: 0, limited: 0, broken: 0, 'not-found': 0, 'not-applicable': 0, undecided: 0 }

test.each([
  [
    { broken: 3, 'not-found': 2, undecided: 4, met: 6 },
    '3 broken · 2 not found · 4 need your judgement · 6 met',
  ],
  [{ undecided: 1, 'not-applicable': 1, met: 1 }, '1 needs your judgement · 1 does not apply · 1 met'],
  [{ 'not-applicable': 2 }, '2 do not apply'],
  [{ met: 6, limited: 2 }, '6 met (2 with limits)'],
  [{}, 'No rules checked'],
])('the verdicts %o are summarized as "%s"', (counts, words) => {
  expect(countsWords({ rules: { ...NONE, ...counts }, general: NONE })).toBe(words)
})

test('general checks are counted apart', () => {
  const general = [finding(5, 'A typo', 'broken'), finding(6, 'Not read', 'undecided'), finding(7, '', 'met')]
  const counts = countResult(result(mixed.specificRules, general), [{ findingId: 2, decision: 'confirmed' }])
  expect(countsWords(counts)).toBe(
    '1 broken · 1 not found · 2 met · general checks: 1 broken, 1 needs your judgement, 1 met',
  )
  expect([counts.decided, counts.toDecide]).toEqual([1, 4])
})

test.each([
  [0, '0 s'],
  [59_999, '59 s'],
  [60_000, '1 min 00 s'],
  [605_000, '10 min 05 s'],
  [-5_000, '0 s'],
])('%i ms are shown as "%s"', (milliseconds, words) => {
  expect(elapsedWords(milliseconds)).toBe(words)
})

test('stored counts keep the verdict of each rule and general check', () => {
  const spelling = { ...finding(5, 'A typo', 'broken'), kind: 'spelling' } as const
  const rules = [finding(1, '', 'met'), finding(2, 'Not read', 'undecided')]
  expect(storedCounts(result(rules, [spelling, finding(6, '', 'met')]))).toStrictEqual({
    toDecide: [2, 5],
    verdicts: {
      rules: [
        { id: 1, verdict: 'met' },
        { id: 2, verdict: 'undecided' },
      ],
      general: [
        { id: 5, verdict: 'broken', kind: 'spelling' },
        { id: 6, verdict: 'met' },
      ],
    },
  })
})
