import { expect, test } from 'vitest'
import {
  type Comparison,
  commonWords,
  compareResults as compareReviewed,
  dismissalsThatHold,
} from '../../../src/domain/results/comparison.ts'
import { defaultBase, documentName, earlierChecks } from '../../../src/domain/results/comparison-base.ts'
import type { ListedFinding } from '../../../src/domain/results/findings.ts'
import type { CheckResult, Finding } from '../../../src/domain/results/verdicts.ts'
import { changeOf } from '../../../src/islands/history/state/use-comparison.ts'

function finding(id: number, rule: string, error: string, quote?: string): Finding {
  const verdict = error === '' ? 'met' : 'broken'
  return { id, rule, error, verdict, reason: '', evidence: [], ...(quote === undefined ? {} : { quote }) }
}

function result(specificRules: readonly Finding[], generalRules: readonly Finding[] = []): CheckResult {
  return { file: 'a.pdf', specificRules, generalRules, checkedBy: 'test', pages: 1, language: 'en' }
}

function compareResults(earlier: CheckResult, later: CheckResult): Comparison {
  return compareReviewed({ result: earlier, reviews: [] }, { result: later, reviews: [] })
}

const rules = (findings: readonly ListedFinding[]): string[] => findings.map(({ finding: { rule } }) => rule)

test('rules are sorted into fixed, still broken and new', () => {
  const earlier = result([finding(1, 'A', 'x'), finding(2, 'B', 'x'), finding(3, 'C', '')])
  const later = result([finding(1, 'A', ''), finding(2, 'B', 'y'), finding(3, 'C', 'z')])
  const { fixed, stillBroken, fresh } = compareResults(earlier, later)
  expect([rules(fixed), rules(stillBroken), rules(fresh)]).toEqual([['A'], ['B'], ['C']])
})

test('a rule is matched by its wording, regardless of number, spaces and letter case', () => {
  const earlier = result([finding(1, 'Payment  within 30 days', 'x')])
  const later = result([finding(1, 'Another rule', ''), finding(2, 'payment within 30 days', 'y')])
  expect(rules(compareResults(earlier, later).stillBroken)).toEqual(['payment within 30 days'])
})

test('a broken rule that was removed from the rule set is not called fixed', () => {
  const { fixed } = compareResults(result([finding(1, 'A', 'x')]), result([finding(1, 'B', '')]))
  expect(fixed).toEqual([])
})

test('general findings are distinguished by the words they point at, and a missing one counts as fixed', () => {
  const earlier = result(
    [],
    [finding(1, 'Spelling', 'typo', 'recieve'), finding(2, 'Spelling', 'typo', 'teh')],
  )
  const later = result([], [finding(1, 'Spelling', 'typo', 'teh'), finding(2, 'Spelling', 'typo', 'adress')])
  const { fixed, stillBroken, fresh } = compareResults(earlier, later)
  const quotes = (findings: readonly ListedFinding[]): unknown[] => findings.map((each) => each.finding.quote)
  expect([quotes(fixed), quotes(stillBroken), quotes(fresh)]).toEqual([['recieve'], ['teh'], ['adress']])
})

test('a rule that is undecided now is neither fixed nor broken, and named; one that was undecided before is new', () => {
  const unread = { ...finding(1, 'A', 'Could not be read.'), verdict: 'undecided' } as const
  const broken = result([finding(1, 'A', 'x')])
  const typo = result([], [finding(2, 'Spelling', 'typo', 'teh')])
  const unreadSpelling = { ...finding(2, 'Spelling', 'Could not be read.'), verdict: 'undecided' } as const
  for (const [earlier, later] of [
    [broken, result([unread])],
    [typo, result([], [unreadSpelling])],
  ] as const) {
    const { fixed, stillBroken, fresh, undecided } = compareResults(earlier, later)
    expect([fixed, stillBroken, fresh, undecided.length]).toEqual([[], [], [], 1])
    expect(compareResults(later, later).undecided).toEqual([])
  }
  expect(rules(compareResults(result([unread]), broken).fresh)).toEqual(['A'])
})

test('a rule that was not found counts as violated, like a broken one', () => {
  const missing = result([{ ...finding(1, 'A', 'Absent'), verdict: 'not-found' }])
  expect(rules(compareResults(missing, result([finding(1, 'A', '')])).fixed)).toEqual(['A'])
  expect(rules(compareResults(result([finding(1, 'A', '')]), missing).fresh)).toEqual(['A'])
})

test('a rule that no longer applies is fixed', () => {
  const later = result([{ ...finding(1, 'A', ''), verdict: 'not-applicable' }])
  expect(rules(compareResults(result([finding(1, 'A', 'x')]), later).fixed)).toEqual(['A'])
})

test('two equal findings count twice', () => {
  const typo = finding(1, 'Spelling', 'typo', 'teh')
  const { fixed, stillBroken } = compareResults(result([], [typo, typo]), result([], [typo]))
  expect([fixed.length, stillBroken.length]).toEqual([1, 1])
})

test('comparing a result with itself finds nothing fixed and nothing new', () => {
  const same = result([finding(1, 'A', 'x'), finding(2, 'B', '')])
  const { fixed, stillBroken, fresh } = compareResults(same, same)
  expect([fixed.length, stillBroken.length, fresh.length]).toEqual([0, 1, 0])
})

const check = {
  documentRequestId: 10,
  documentResultId: 5,
  state: 'FINISHED',
  fileName: 'a.pdf',
  ruleSetName: 'NDA',
  createdAt: '2026-11-10T10:00:00Z',
  result: result([]),
} as const

const older = { ...check, documentRequestId: 7, documentResultId: 2, createdAt: '2026-11-07T10:00:00Z' }

test('a check is compared with the latest earlier finished check of the same document and rule set', () => {
  const others = [
    { ...older, documentRequestId: 6, createdAt: '2026-11-06T10:00:00Z' },
    { ...older, documentRequestId: 8, createdAt: '2026-11-08T10:00:00Z', ruleSetName: 'Thesis' },
    { ...older, documentRequestId: 9, createdAt: '2026-11-09T10:00:00Z', fileName: 'b.pdf' },
    { ...older, documentRequestId: 11, createdAt: '2026-11-11T10:00:00Z' },
    { ...older, documentRequestId: 12, createdAt: '2026-11-09T12:00:00Z', state: 'ERROR' } as const,
  ]
  expect(defaultBase([...others, check, older], check)?.documentRequestId).toBe(7)
})

test('a version with another name is compared by default; other documents are offered after those of the rule set', () => {
  const named = (documentRequestId: number, fileName: string, ruleSetName = 'NDA') => ({
    ...older,
    documentRequestId,
    fileName,
    ruleSetName,
    createdAt: `2026-11-0${documentRequestId}T10:00:00Z`,
  })
  const entries = [named(3, 'A v2 (1).pdf'), named(5, 'a.pdf', 'Thesis'), named(4, 'b.pdf')]
  expect(defaultBase(entries, check)?.documentRequestId).toBe(3)
  expect(earlierChecks(entries, check).map(({ documentRequestId }) => documentRequestId)).toEqual([4, 3, 5])
})

test('earlier checks are offered newest first; of two at the same time, the later entry comes first', () => {
  const at = (documentRequestId: number, time: string) => ({
    ...older,
    documentRequestId,
    createdAt: `2026-11-0${time}:00:00Z`,
  })
  const others = [at(4, '2T10'), at(6, '5T10'), at(3, '1T10'), at(7, '5T10'), at(5, '3T10')]
  const idsFor = (entry: Parameters<typeof earlierChecks>[1]): number[] =>
    earlierChecks(others, entry).map(({ documentRequestId }) => documentRequestId)
  expect(idsFor(check)).toEqual([7, 6, 5, 4, 3])
  expect(idsFor({ ...at(7, '5T10'), documentResultId: 9 })).toEqual([6, 5, 4, 3])
})

test.each([
  ['Contract v2 (1).pdf', 'contract_final.PDF', true],
  ['smlouva-draft.pdf', 'Smlouva.pdf', true],
  ['contract-03.pdf', 'contract-04.pdf', false],
  ['draft.pdf', 'final.pdf', false],
  ['plan a.pdf', 'plana.pdf', false],
  ['plan(1)a.pdf', 'plana.pdf', false],
])('%s and %s are versions of one document: %s', (one, other, same) => {
  expect(documentName(one) === documentName(other)).toBe(same)
})

test('a free repeat is not compared with the result it repeats', () => {
  const repeated = { ...check, documentRequestId: 7, createdAt: '2026-11-07T10:00:00Z' }
  expect(defaultBase([check, repeated], check)).toBeNull()
})

test('general checks are matched across report languages', () => {
  const english = { ...finding(1, 'Grammar', 'agreement', 'they is'), kind: 'grammar' } as const
  const czech = { ...finding(1, 'Gramatika', 'shoda', 'they is'), kind: 'grammar' } as const
  const { fixed, stillBroken, fresh } = compareResults(result([], [english]), result([], [czech]))
  expect([fixed.length, stillBroken.length, fresh.length]).toEqual([0, 1, 0])
})

test('a reworded rule is labelled, whatever its verdict; a rule with other words is new', () => {
  const earlier = result([
    finding(1, 'Invoices are paid within 30 days.', 'x'),
    finding(2, 'The seat is named.', ''),
  ])
  const later = result([
    finding(1, 'Invoices are paid within 14 days.', 'y'),
    finding(2, 'Liability has a cap.', 'z'),
  ])
  const comparison = compareResults(earlier, later)
  expect(comparison.changed.map(({ before, finding: { finding } }) => [before, finding.rule])).toEqual([
    ['Invoices are paid within 30 days.', 'Invoices are paid within 14 days.'],
  ])
  expect([1, 2].map((id) => changeOf(comparison, id))).toEqual(['changed', 'new'])
  expect(comparison.fixed).toEqual([])
})

test('of two possible rewordings, the one with more common words is chosen', () => {
  const [close, far] = ['Invoices are paid within 14 days.', 'Invoices are sent within 14 working days.']
  const { changed, fresh } = compareResults(
    result([finding(1, 'Invoices are paid within 30 days.', 'x')]),
    result([finding(1, far, 'y'), finding(2, close, 'y')]),
  )
  expect(changed.map((each) => each.finding.finding.rule)).toEqual([close])
  expect(rules(fresh)).toEqual([far])
  expect(commonWords('a b', 'a c')).toBe(0.5)
})

test.each([
  ['one two three six seven', ['one two three six seven'], []],
  ['one two six seven eight', [], ['one two six seven eight']],
])('a rule counts as reworded from three words of five on: %s', (rule, reworded, added) => {
  const { changed, fresh } = compareResults(
    result([finding(1, 'one two three four five', 'x')]),
    result([finding(1, rule, 'y')]),
  )
  expect([changed.map(({ finding }) => finding.finding.rule), rules(fresh)]).toEqual([reworded, added])
})

const quoted = (id: number, rule: string, quote: string): Finding => ({
  ...finding(id, rule, 'x', quote),
  evidence: [{ quote, page: 1, quads: [], status: 'verified' }],
})
const dismissed = (findingId: number) =>
  ({ section: 'specific', findingId, decision: 'dismissed', reason: 'agreed' }) as const

test('a dismissal is carried over if rule, verdict and words are the same, and names the check in which it was made', () => {
  const earlier = result([quoted(1, 'A', 'sixty  days'), quoted(2, 'B', 'no cap'), quoted(3, 'C', 'same')])
  const later = result([
    quoted(1, 'Other', 'new'),
    quoted(2, 'A', 'Sixty days'),
    quoted(3, 'B', 'a cap of 5'),
    finding(4, 'C', ''),
  ])
  const reviews = [dismissed(1), dismissed(2), dismissed(3)]
  const kept = dismissalsThatHold({ id: 7, result: earlier, reviews }, later)
  expect(kept).toEqual([{ ...dismissed(2), madeIn: 7 }])
  const again = dismissalsThatHold({ id: 8, result: later, reviews: kept }, later)
  expect(again).toEqual(kept)
})

test('other decisions are not carried over', () => {
  const same = result([quoted(1, 'A', 'x')])
  const reviews = [{ ...dismissed(1), decision: 'accepted' } as const]
  expect(dismissalsThatHold({ id: 7, result: same, reviews }, same)).toEqual([])
})

test('a dismissal of a missing item is carried over if the closest passages are the same', () => {
  const missing = (text: string): Finding => ({
    ...finding(1, 'A', 'Absent'),
    verdict: 'not-found',
    nearest: [{ page: 1, text }],
  })
  const earlier = { id: 7, result: result([missing('no cap')]), reviews: [dismissed(1)] }
  expect(dismissalsThatHold(earlier, result([missing('No  cap')]))).toHaveLength(1)
  expect(dismissalsThatHold(earlier, result([missing('a cap of 5')]))).toEqual([])
})

test('of two equal mistakes, dismissing the first is carried over; other words divided otherwise are other words', () => {
  const typo = (id: number, ...quotes: readonly string[]): Finding => ({
    ...finding(id, 'Spelling', 'typo'),
    evidence: quotes.map((quote) => ({ quote, page: 1, quads: [], status: 'verified' })),
  })
  const earlier = { id: 7, result: result([], [typo(1, 'teh'), typo(2, 'teh')]), reviews: [dismissed(1)] }
  expect(dismissalsThatHold(earlier, result([], [typo(1, 'teh')]))).toHaveLength(1)
  const divided = { ...earlier, result: result([typo(1, 'ab', 'c')]) }
  expect(dismissalsThatHold(divided, result([typo(1, 'ab', 'c')]))).toHaveLength(1)
  expect(dismissalsThatHold(divided, result([typo(1, 'a', 'bc')]))).toEqual([])
})

test('a general check without a quote of its own is recognised by its first evidence', () => {
  const typo = (quote: string): Finding => ({
    ...finding(1, 'Spelling', 'typo'),
    evidence: [{ quote, page: 1, quads: [], status: 'verified' }],
  })
  const { fixed, stillBroken, fresh } = compareResults(
    result([], [typo('teh')]),
    result([], [typo('recieve')]),
  )
  expect([fixed.length, stillBroken.length, fresh.length]).toEqual([1, 0, 1])
})

test('the reviewer’s verdicts are compared, not the AI’s', () => {
  const same = result([finding(1, 'A', 'x'), finding(2, 'B', '')])
  const reviews = [
    { section: 'specific', findingId: 1, decision: 'dismissed', reason: '' },
    { section: 'specific', findingId: 2, decision: 'confirmed', reason: 'Not met' },
  ] as const
  const { fixed, stillBroken, fresh } = compareReviewed(
    { result: same, reviews: [] },
    { result: same, reviews },
  )
  expect([rules(fixed), rules(stillBroken), rules(fresh)]).toEqual([['A'], [], ['B']])
})
