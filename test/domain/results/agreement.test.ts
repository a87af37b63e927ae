import fc from 'fast-check'
import { expect, test } from 'vitest'
import { agreeOnGeneral, agreeOnRules, orders, TIMES_ASKED } from '../../../src/domain/results/agreement.ts'
import { agreementWords } from '../../../src/domain/results/finding-words.ts'
import { type Evidence, type Finding, VERDICTS, type Verdict } from '../../../src/domain/results/verdicts.ts'

function quoted(quote: string): Evidence {
  return { quote, page: 1, quads: [[0, 1, 1, 1, 0, 0, 1, 0]], status: 'verified' }
}

function finding(verdict: Verdict, reason = '', evidence: readonly Evidence[] = []): Finding {
  const error = verdict === 'met' || verdict === 'not-applicable' ? '' : 'Wrong.'
  return { id: 1, rule: 'Rule', error, verdict, reason, evidence }
}

function agreed(...findings: readonly Finding[]): Finding {
  const [one, ...others] = agreeOnRules(findings.map((each) => [each]))
  expect(others).toEqual([])
  return one ?? expect.fail()
}

test('the orders are the same for the same rules, contain each rule once, and differ from each other', () => {
  for (const count of [0, 1, 2, 3, 7, 100]) {
    for (const order of orders(count)) {
      expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at))
    }
  }
  expect(orders(5)).toHaveLength(TIMES_ASKED)
  expect(orders(5)).toEqual([
    [0, 1, 2, 3, 4],
    [4, 3, 2, 1, 0],
    [1, 3, 0, 2, 4],
  ])
})

test.each<readonly [readonly Verdict[], Verdict, string]>([
  [['met', 'met', 'met'], 'met', '3 of 3'],
  [['met', 'met', 'broken'], 'met', '2 of 3: check it yourself'],
  [['broken', 'met', 'met'], 'met', '2 of 3: check it yourself'],
  [['broken', 'not-found', 'broken'], 'broken', '2 of 3: check it yourself'],
  [['met', 'broken', 'not-found'], 'not-found', '1 of 3: check it yourself'],
  [['met', 'broken', 'not-applicable'], 'broken', '1 of 3: check it yourself'],
  [['met', 'not-applicable', 'undecided'], 'undecided', '1 of 3: check it yourself'],
])('%j is %s, %s', (verdicts, verdict, words) => {
  const result = agreed(...verdicts.map((each) => finding(each)))
  expect(result.verdict).toBe(verdict)
  expect(result.agreement && agreementWords(result.agreement)).toBe(words)
})

test('"met" needs more votes than any other verdict, whatever the order of the answers', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...VERDICTS), { minLength: 2, maxLength: 5 }), (verdicts) => {
      const count = (verdict: Verdict): number => verdicts.filter((each) => each === verdict).length
      const { verdict } = agreed(...verdicts.map((each) => finding(each)))
      if (verdict === 'met') {
        for (const other of VERDICTS) if (other !== 'met') expect(count('met')).toBeGreaterThan(count(other))
      }
      expect(agreed(...verdicts.toReversed().map((each) => finding(each))).verdict).toBe(verdict)
    }),
  )
})

test('evidence comes from the answers with the winning verdict, each piece once', () => {
  const [a, b, c] = [quoted('a'), quoted('b'), quoted('c')]
  const result = agreed(
    finding('met', 'One.', [a, b]),
    finding('broken', 'Two.', [c]),
    finding('met', 'Three.', [b, c]),
  )
  expect(result).toMatchObject({ reason: 'One.', evidence: [a, b, c] })
})

test('limits come from the answers with the winning verdict, with what the second reading says', () => {
  const limited = { ...finding('met'), limits: [quoted('Not in May.')], secondReading: 'May is free.' }
  expect(agreed(finding('met', 'One.'), limited, finding('broken'))).toMatchObject({
    reason: 'One.',
    limits: limited.limits,
    secondReading: 'May is free.',
  })
  expect(agreed(finding('met'), finding('met'))).not.toHaveProperty('limits')
  expect(agreed(finding('broken'), finding('broken'), limited)).not.toHaveProperty('limits')
})

test('mistakes of one kind that are left to the reader stay apart, unless they are the same', () => {
  const open = (reason: string): Finding => ({ ...finding('undecided', reason), rule: 'Spelling' })
  const result = agreeOnGeneral([[open('a'), open('b')], [open('b')]])
  expect(result.map(({ reason, agreement }) => [reason, agreement?.votes])).toEqual([
    ['a', 1],
    ['b', 2],
  ])
})

test('kinds of general findings are voted on, and each mistake says how many answers named it', () => {
  const typo = (quote: string): Finding => ({
    ...finding('broken', 'Typo.', [quoted(quote)]),
    rule: 'Spelling',
  })
  const clean: Finding = { ...finding('met'), rule: 'Spelling' }
  const grammar: Finding = { ...finding('met'), rule: 'Grammar' }
  const result = agreeOnGeneral([
    [typo('recieve'), typo('teh'), grammar],
    [typo('to recieve it'), grammar],
    [clean, { ...finding('broken', 'Odd.', [quoted('is are')]), rule: 'Grammar' }],
  ])
  expect(
    result.map(({ rule, verdict, quote, evidence, agreement }) => [
      rule,
      verdict,
      quote,
      evidence[0]?.quote,
      agreement?.votes,
    ]),
  ).toEqual([
    ['Spelling', 'broken', undefined, 'recieve', 2],
    ['Spelling', 'broken', undefined, 'teh', 1],
    ['Grammar', 'met', undefined, undefined, 2],
  ])
  expect(result.map(({ id }) => id)).toEqual([1, 2, 3])
})

test('two mistakes are the same if their first places are, or, without places, if their texts are', () => {
  const mistake = (error: string, ...evidence: readonly Evidence[]): Finding => ({
    ...finding('broken', '', evidence),
    rule: 'Consistency',
    error,
  })
  const nowhere = { ...quoted('lost'), page: null }
  const votes = (...rounds: readonly (readonly Finding[])[]): unknown[] =>
    agreeOnGeneral(rounds).map(({ error, agreement }) => [error, agreement?.votes])
  expect(votes([mistake('Absent')], [mistake('Absent')], [mistake('Other')])).toEqual([
    ['Absent', 2],
    ['Other', 1],
  ])
  expect(votes([mistake('Absent')], [mistake('Absent', quoted('teh'))])).toEqual([
    ['Absent', 1],
    ['Absent', 1],
  ])
  const both = [nowhere, quoted('teh cat'), { ...quoted('teh dog'), page: 2 }]
  const [long, short] = [mistake('A', ...both), mistake('B', quoted('teh'))]
  expect(votes([long], [short], [mistake('Absent')])).toEqual([
    ['A', 2],
    ['Absent', 1],
  ])
  expect(votes([short], [long])).toEqual([['B', 2]])
  const two = ['teh cat', 'teh dog'].map((quote) => mistake(quote, quoted(quote)))
  expect(votes(two, [short])).toEqual([
    ['teh cat', 2],
    ['teh dog', 1],
  ])
})

test('an answer that names no finding of a kind counts as "met"; one with a mistake among others counts as broken', () => {
  const of = (verdict: Verdict, id: number): Finding => ({ ...finding(verdict), id, rule: 'Spelling' })
  const votes = (...rounds: readonly (readonly Finding[])[]): unknown[] =>
    agreeOnGeneral(rounds).map(({ id, verdict, agreement }) => [id, verdict, agreement])
  expect(votes([of('met', 4), of('met', 5)], [], [of('broken', 6)])).toEqual([
    [4, 'met', { votes: 2, of: 3 }],
  ])
  expect(votes([of('undecided', 4)], [of('undecided', 5)], [])).toEqual([
    [4, 'undecided', { votes: 2, of: 3 }],
  ])
  const mixed = [of('met', 4), of('broken', 5)]
  expect(votes(mixed, mixed, [of('met', 4)]).length).toBe(2)
})

test('the closest passages come from the answers with the winning verdict, as many as the first one has', () => {
  const missing = (...texts: readonly string[]): Finding => ({
    ...finding('not-found'),
    nearest: texts.map((text) => ({ page: 1, text })),
  })
  const texts = (...findings: readonly Finding[]): unknown =>
    agreed(...findings).nearest?.map(({ text }) => text)
  expect(texts(missing('a', 'b', 'c'), missing('b', 'd', 'e'))).toEqual(['a', 'b', 'c'])
  expect(texts(missing('a', 'a'), missing('b'))).toEqual(['a', 'b'])
  expect(agreed(finding('met'), finding('met'))).not.toHaveProperty('nearest')
  expect(agreeOnRules([])).toEqual([])
})
