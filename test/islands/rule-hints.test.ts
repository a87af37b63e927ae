import { expect, test } from 'vitest'
import { hintFor, ruleHints, twoRulesIn } from '../../src/islands/workspace/editor/rule-hints.ts'
import { READY_RULES } from '../../src/islands/workspace/state/ready-rules.ts'

test.each([
  ['Payment is made within a reasonable time.', 'vague: what counts as “reasonable”?'],
  ['Platba proběhne v přiměřené lhůtě.', 'vague: what counts as “přiměřené”?'],
  ['Die Frist ist angemessen.', 'vague: what counts as “angemessen”?'],
  [
    'The contract complies with applicable law.',
    'which one? Name the act or standard behind “applicable law”',
  ],
  ['Costs for travel, hotels etc. are listed.', 'open-ended: what else belongs to “etc.”?'],
  ['Signature', 'too short to check: what must be true of “Signature”?'],
  ['Is the price stated?', 'a question can’t be met or broken: state what the answer must be'],
  ['The price must be stated and it must be final.', 'two requirements in one: each needs its own verdict.'],
])('%s', (rule, hint) => {
  expect(hintFor(rule)).toBe(hint)
})

test.each([
  'Invoices are payable within 30 days.',
  'The parties act in good faith.',
  'The fairy tale ends on page 3.',
  '契約書には両当事者の署名がなければならない。',
  'x'.repeat(2000),
])('%s needs no hint', (rule) => expect(hintFor(rule)).toBeNull())

test.each([
  ['The price must be stated and must be final.', ['The price must be stated.', 'The price must be final.']],
  [
    'The Provider shall insure itself, and the Client shall pay.',
    ['The Provider shall insure itself.', 'The Client shall pay.'],
  ],
  ['The price must be stated and final.', null],
])('%s is split where each part has a demand', (rule, parts) => expect(twoRulesIn(rule)).toEqual(parts))

test('hints have the number of their rule', () => {
  expect(ruleHints(['The price is stated.', 'Signature']).map((hint) => hint.rule)).toEqual([2])
})

test('no ready rule set needs a hint', () => {
  expect(Object.values(READY_RULES).flatMap(ruleHints)).toEqual([])
})
