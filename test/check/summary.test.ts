/** The verdict table in front of the highlighted PDF, before and after a review, and the notes at its highlights. */
import { expect, test } from 'vitest'
import type { Quad } from '../../src/domain/document/page-text.ts'
import type { Review } from '../../src/domain/results/decisions.ts'
import type { CheckResult, Evidence, Finding } from '../../src/domain/results/verdicts.ts'
import { marksOf } from '../../src/server/check/marks.ts'
import { reviewedSummaryOf } from '../../src/server/check/reviewed-summary.ts'
import { summaryOf } from '../../src/server/check/summary.ts'

const QUAD: Quad = [0, 10, 5, 10, 0, 0, 5, 0]

const evidence = (own: Partial<Evidence>): Evidence => ({
  quote: 'The fee is paid.',
  page: 2,
  quads: [QUAD],
  status: 'verified',
  ...own,
})

function finding(id: number, own: Partial<Finding>): Finding {
  return { id, rule: `Rule ${id}.`, error: '', verdict: 'met', reason: '', evidence: [], ...own }
}

function result(own: Partial<CheckResult>): CheckResult {
  const base = { file: 'a.pdf', specificRules: [], generalRules: [], checkedBy: 'a model', pages: 3 }
  return { ...base, language: 'en', ...own }
}

const rows = (own: Partial<CheckResult>): unknown =>
  summaryOf(result(own)).lines.map(({ number, rule, verdictLabel, page }) => [
    number,
    rule,
    verdictLabel,
    page,
  ])
const detailsOf = (...all: readonly Partial<Evidence>[]): unknown =>
  summaryOf(result({ specificRules: [finding(1, { evidence: all.map(evidence) })] })).lines[0]?.details

test('each rule has a line with its verdict, agreement and the first page that is known', () => {
  const specificRules = [
    finding(1, { evidence: [evidence({ page: null }), evidence({ page: 3 }), evidence({ page: 1 })] }),
    finding(2, { verdict: 'not-found', error: 'No.', agreement: { votes: 2, of: 3 } }),
  ]
  expect(rows({ specificRules })).toEqual([
    [1, 'Rule 1.', 'Met', 3],
    [2, 'Rule 2.', 'Not found in the document, 2 of 3: check it yourself', null],
  ])
})

test('findings of one general check have one line, counted if there are several, with the worst verdict', () => {
  const wrong = (id: number, rule: string, page: number): Finding =>
    finding(id, { rule, error: 'Wrong.', verdict: 'broken', evidence: [evidence({ page })] })
  const generalRules = [
    finding(1, { rule: 'Spelling', verdict: 'undecided', cause: 'pages-unread' }),
    wrong(2, 'Spelling', 3),
    wrong(3, 'Spelling', 1),
    { ...wrong(4, 'Grammar', 2), agreement: { votes: 3, of: 3 } },
    finding(5, { rule: 'Grammar' }),
    finding(6, { rule: 'Punctuation', verdict: 'undecided', cause: 'pages-unread', error: 'Unread.' }),
  ]
  expect(rows({ generalRules })).toEqual([
    [undefined, 'Spelling', 'Broken (2)', 3],
    [undefined, 'Grammar', 'Broken, 3 of 3', 2],
    [undefined, 'Punctuation', 'Needs your judgement', null],
  ])
})

test('corrected and invisible quotes are details, three at most, and shortened', () => {
  const diff = [
    { kind: 'same', text: 'The fee is ' },
    { kind: 'quote', text: 'payed' },
    { kind: 'document', text: 'paid' },
  ] as const
  const corrected = 'Quote corrected (AI → document): “The fee is [payed → paid]”'
  const hidden = (quote: string): string => `These words are in the file but invisible on page 2: “${quote}”.`
  expect(detailsOf({})).toBeUndefined()
  expect(detailsOf({ diff }, {}, { status: 'hidden' })).toEqual([corrected, hidden('The fee is paid.')])
  expect(detailsOf({ status: 'hidden', page: null })).toBeUndefined()
  expect(detailsOf({ diff }, { diff }, { diff }, { diff })).toEqual([corrected, corrected, corrected])
  expect([300, 301].flatMap((length) => detailsOf({ status: 'hidden', quote: 'x'.repeat(length) }))).toEqual([
    hidden('x'.repeat(300)),
    hidden(`${'x'.repeat(300)}…`),
  ])
})

test('what is wrong, the cause of an undecided rule and what limits one that is met are details', () => {
  const limits = [evidence({ quote: 'unless waived' })]
  const open = finding(2, {
    verdict: 'undecided',
    cause: 'read-once',
    error: 'Read once.',
    reason: 'It is paid.',
  })
  const broken = finding(3, { verdict: 'broken', error: 'It is paid late.' })
  const { lines } = summaryOf(result({ specificRules: [finding(1, { limits }), open, broken] }))
  expect(lines).toMatchObject([
    { verdictLabel: 'Met, with limits', isLimited: true, details: ['Limited by: “unless waived”'] },
    { verdictLabel: 'Needs your judgement', details: ['Read once.', 'It is paid.'] },
    { verdictLabel: 'Broken', details: ['It is paid late.'] },
  ])
})

test('ten sections that no rule quotes are named, and further ones counted', () => {
  const notes = (count: number): readonly string[] =>
    summaryOf(
      result({
        warnings: ['Blank: page 2.'],
        notQuoted: Array.from({ length: count }, (_, at) => ({ title: `S${at + 1}`, page: 1 })),
      }),
    ).notes
  const named = Array.from({ length: 10 }, (_, at) => `S${at + 1} (page 1)`).join('; ')
  expect(notes(0)).toEqual(['Blank: page 2.'])
  expect(notes(10)).toEqual(['Blank: page 2.', `Not quoted by any rule: ${named}.`])
  expect(notes(12)).toEqual(['Blank: page 2.', `Not quoted by any rule: ${named}; and 2 more.`])
  expect(summaryOf(result({ unreadPages: [1] })).footer).toContain('Checked by a model, 2 of 3 pages read.')
})

const AT = Date.UTC(2026, 2, 3, 9, 30)
const reviewed = (reviews: readonly Review[]) => ({
  reviews,
  ruleSetName: 'Lease',
  account: 'ada@example.com',
  checkedAt: AT,
  decidedAt: AT + 60_000,
})
const decision = (findingId: number, own: Partial<Review>): Review => ({
  section: 'specific',
  findingId,
  decision: 'confirmed',
  reason: '',
  ...own,
})

test('a reviewed table has the decision on each finding, and says which are missing', () => {
  const broken = { error: 'Wrong.', verdict: 'broken' } as const
  const checked = result({
    specificRules: [finding(1, broken), finding(2, broken), finding(3, broken), finding(4, {})],
    generalRules: [finding(5, { ...broken, rule: 'Spelling' }), finding(6, { rule: 'Grammar' })],
  })
  const reviews = [
    decision(1, { reason: 'Agreed by mail.' }),
    decision(2, { decision: 'dismissed', madeIn: 7 }),
  ]
  const { title, lines, facts, notes } = reviewedSummaryOf(checked, reviewed(reviews))
  expect(lines.map((line) => [line.number, line.rule, line.decision, line.reason])).toEqual([
    [1, 'Rule 1.', 'Issue confirmed:', 'Agreed by mail.'],
    [2, 'Rule 2.', 'Not an issue, carried over from an earlier check', undefined],
    [3, 'Rule 3.', 'No decision yet', undefined],
    [4, 'Rule 4.', undefined, undefined],
    [undefined, 'Spelling: Wrong.', 'No decision yet', undefined],
    [undefined, 'Grammar', undefined, undefined],
  ])
  expect([title, facts]).toEqual([
    'Review report',
    [
      '2 of 4 decided',
      'Rule set: Lease',
      'Checked: 2026-03-03 09:30 UTC by a model',
      'Reviewed by: ada@example.com, last decision 2026-03-03 09:31 UTC',
    ],
  ])
  expect(notes.at(-1)).toBe(
    'SHA-256 of the uploaded file and versions: not recorded at the time of the check',
  )
})

test('a reviewed table without findings to decide says nothing of decisions, and names the versions', () => {
  const provenance = { sha256: 'abc', promptVersion: '7', productVersion: '1.2' }
  const { facts, notes } = reviewedSummaryOf(
    result({ specificRules: [finding(1, {})], provenance }),
    reviewed([]),
  )
  expect(facts?.[0]).toBe('Rule set: Lease')
  expect(notes.slice(-2)).toEqual(['SHA-256 of the uploaded file: abc', 'Rulemark 1.2, prompt version 7'])
})

test('only places of broken rules that are known and visible are highlighted', () => {
  const broken = { error: 'Wrong.', verdict: 'broken', reason: 'Too long.', fix: 'Five days.' } as const
  const all = [
    evidence({}),
    evidence({ page: null }),
    evidence({ quads: [] }),
    evidence({ status: 'unverified' }),
    evidence({ status: 'hidden' }),
    evidence({ status: 'image', page: 3 }),
  ]
  const checked = result({
    specificRules: [finding(1, { ...broken, evidence: all }), finding(2, { evidence: all })],
    generalRules: [
      finding(3, { error: 'Wrong.', verdict: 'broken', rule: 'Spelling', evidence: [evidence({})] }),
    ],
  })
  const note = 'Rule 1: Rule 1.\nToo long.\nSuggested wording: Five days.'
  expect(marksOf(checked).map(({ page, kind, note: own }) => [page, kind, own])).toEqual([
    [2, 'broken', note],
    [3, 'broken', `${note}\nFrom a picture: the AI gave the position, and it was not verified.`],
    [2, 'general', 'Spelling'],
  ])
})
