/** Answers about the chunks of a long document, and pages that a chunk may have. */
import { expect, test } from 'vitest'
import { chunksOf, isPart, textChunksOf } from '../../src/server/check/chunks.ts'
import { combine, withDocumentPages } from '../../src/server/check/combine.ts'
import type { RuleReply } from '../../src/server/check/reply.ts'

const quote = (text: string, page = 1) => ({ text, page, box: undefined })
const answer = (verdict: RuleReply['verdict'], more: Partial<RuleReply> = {}): RuleReply => ({
  number: 7,
  verdict,
  quotes: [],
  against: [],
  reason: verdict,
  fix: '',
  condition: '',
  ...more,
})

test.each<readonly [readonly RuleReply['verdict'][], RuleReply['verdict']]>([
  [['met', 'broken', 'not_found'], 'broken'],
  [['not_found', 'met', 'does_not_apply'], 'met'],
  [['does_not_apply', 'not_found'], 'not_found'],
  [['does_not_apply', 'does_not_apply'], 'does_not_apply'],
])('of the answers %j about chunks, %s decides', (verdicts, verdict) => {
  const [first = 'met', ...others] = verdicts
  expect(combine([answer(first), ...others.map((each) => answer(each))])).toMatchObject({
    number: 7,
    verdict,
  })
})

test('answers with quotes come before those without, and their reasons, first wording and condition are kept', () => {
  const [a, b] = [quote('a'), quote('b')]
  const quoting = [
    answer('met', { quotes: [a], reason: 'One.' }),
    answer('met', { quotes: [b], reason: 'Two.', fix: 'x', condition: 'c' }),
    answer('met', { quotes: [], against: [b], reason: 'It is not there.', fix: 'z' }),
    answer('met', { quotes: [a], reason: 'One.', fix: 'y', condition: 'd' }),
  ]
  expect(combine(quoting as [RuleReply, ...RuleReply[]])).toEqual({
    number: 7,
    verdict: 'met',
    quotes: [a, b, a],
    against: [b],
    reason: 'One. Two.',
    fix: 'x',
    condition: 'c',
  })
  const [first, , silence] = quoting
  expect(combine([first, silence] as [RuleReply, RuleReply]).reason).toBe('One.')
  const silent = [answer('not_found', { reason: 'No.' }), answer('not_found', { reason: 'None.' })]
  expect(combine(silent as [RuleReply, ...RuleReply[]])).toMatchObject({ quotes: [], reason: 'No. None.' })
})

test('quotes of a chunk get the page numbers of the whole document', () => {
  const general = [{ kind: 'spelling' as const, error: 'x', fix: '', quotes: [quote('a', 2)] }]
  const reply = {
    rules: [answer('met', { quotes: [quote('a', 1)], against: [quote('b', 3)] })],
    general,
    language: 'en',
  }
  const found = withDocumentPages(reply, { first: 1001, last: 1500, of: 1500 })
  expect(found.rules[0]?.quotes[0]?.page).toBe(1001)
  expect(found.rules[0]?.against[0]?.page).toBe(1003)
  expect(found.general?.[0]?.quotes[0]?.page).toBe(1002)
})

test('chunks have at most 1,000 pages, or as many bytes as are allowed', () => {
  const pagesOf = (pages: number): unknown => chunksOf(pages).map(({ first, last, of }) => [first, last, of])
  expect(pagesOf(1)).toEqual([[1, 1, 1]])
  expect(pagesOf(1000)).toEqual([[1, 1000, 1000]])
  expect(pagesOf(2001)).toEqual([
    [1, 1000, 2001],
    [1001, 2000, 2001],
    [2001, 2001, 2001],
  ])
  const bytes = (...sizes: readonly number[]): unknown =>
    textChunksOf(sizes, 10).map(({ first, last, of }) => [first, last, of])
  expect(bytes(10, 4, 6, 1)).toEqual([
    [1, 1, 4],
    [2, 3, 4],
    [4, 4, 4],
  ])
  expect(() => bytes(11)).toThrow(expect.objectContaining({ failure: 'too-complex' }))
  expect([isPart({ first: 1, last: 4, of: 4 }), isPart({ first: 2, last: 4, of: 4 })]).toEqual([false, true])
})
