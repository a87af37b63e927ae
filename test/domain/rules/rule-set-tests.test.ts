import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type CheckResult,
  type Finding,
  VERDICTS,
  type Verdict,
} from '../../../src/domain/results/verdicts.ts'
import {
  flipsSentence,
  judgeTest,
  outcomeWords,
  type RuleSetTest,
} from '../../../src/domain/rules/rule-set-tests.ts'

function resultOf(findings: readonly (readonly [rule: string, verdict: Verdict])[]): CheckResult {
  const specificRules = findings.map(
    ([rule, verdict], at): Finding => ({ id: at + 1, rule, verdict, error: '', reason: '', evidence: [] }),
  )
  const provenance = { sha256: 'h', promptVersion: '1', productVersion: '1' }
  return {
    file: 'f.pdf',
    specificRules,
    generalRules: [],
    checkedBy: 'm',
    pages: 1,
    language: 'en',
    provenance,
  }
}

function testOf({ id, rule, verdict }: Finding): RuleSetTest {
  return {
    id,
    fileName: 'f.pdf',
    sha256: 'h',
    rule,
    expected: verdict,
    quote: '',
    model: 'm',
    promptVersion: '1',
  }
}

const rules = fc.uniqueArray(
  fc.tuple(
    fc.string({ minLength: 1, unit: 'grapheme' }).filter((rule) => rule.trim() !== ''),
    fc.constantFrom(...VERDICTS),
  ),
  {
    selector: ([rule]) => rule.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim(),
    minLength: 1,
    maxLength: 40,
  },
)

test('with the same verdicts nothing flips; with one changed verdict only its test flips', () => {
  fc.assert(
    fc.property(rules, fc.nat(), fc.constantFrom(...VERDICTS), (kept, at, verdict) => {
      const before = resultOf(kept)
      const tests = before.specificRules.map(testOf)
      expect(tests.map((each) => judgeTest(each, before).isFlipped)).toEqual(kept.map(() => false))
      const changed = at % kept.length
      const after = resultOf(kept.map(([rule, was], index) => [rule, index === changed ? verdict : was]))
      const flipped = tests.filter((each) => judgeTest(each, after).isFlipped).map(({ id }) => id - 1)
      expect(flipped).toEqual(kept[changed]?.[1] === verdict ? [] : [changed])
    }),
    { numRuns: 300 },
  )
})

test('a reworded rule is judged by its new words, and no other rule replaces a removed one', () => {
  const [payment] = resultOf([['Payment must be due within 60 days.', 'met']]).specificRules.map(testOf)
  if (!payment) throw new Error('no test')
  const stricter = judgeTest(payment, resultOf([['Payment must be due within 30 days.', 'broken']]))
  expect([stricter.isFlipped, stricter.changed, outcomeWords(stricter)]).toEqual([
    true,
    ['rule'],
    'Broken, expected: Met; the rule changed',
  ])
  const gone = judgeTest(payment, resultOf([['The contract names both parties.', 'met']]))
  expect([gone.finding, outcomeWords(gone)]).toEqual([null, 'The rule set no longer has this rule'])
  expect(flipsSentence([stricter, gone])).toBe('2 of 2 verdicts flipped.')
  const halfway = judgeTest(
    { ...payment, rule: 'one two three four five', model: 'other' },
    resultOf([['one two three 4 5', 'met']]),
  )
  expect([halfway.changed, outcomeWords(halfway)]).toEqual([
    ['rule', 'model'],
    'Still: Met; the rule changed, the AI model changed',
  ])
  expect(judgeTest({ ...payment, rule: '2 notices' }, resultOf([['3 notices', 'met']])).finding).toBeNull()
  expect(flipsSentence([{ isFlipped: false }])).toBe('None of 1 verdict flipped.')
})

test.each([
  [{}, 'Broken, expected: Met; nothing else changed'],
  [{ promptVersion: '0' }, 'Broken, expected: Met; the prompt changed'],
  [{ model: 'other' }, 'Broken, expected: Met; the AI model changed'],
  [{ promptVersion: '0', expected: 'broken' }, 'Still: Broken; the prompt changed'],
] as const)('an outcome says what changed besides the verdict: %j', (before, said) => {
  const result = resultOf([['The rent is stated.', 'broken']])
  const [finding = expect.fail('no finding')] = result.specificRules
  expect(outcomeWords(judgeTest({ ...testOf(finding), expected: 'met', ...before }, result))).toBe(said)
})

test('a reworded rule is compared with the most similar one, wherever it stands', () => {
  const all = [
    ['The yearly rent is paid in advance.', 'met'],
    ['The yearly rent is stated in full in the lease.', 'broken'],
    ['The yearly rent is paid.', 'met'],
  ] as [string, Verdict][]
  const { specificRules } = resultOf(all)
  const [finding = expect.fail('no finding')] = specificRules
  const reworded = { ...testOf(finding), rule: 'The yearly rent is stated in the lease.' }
  expect(judgeTest(reworded, resultOf(all)).finding?.rule).toBe(all[1]?.[0])
})
