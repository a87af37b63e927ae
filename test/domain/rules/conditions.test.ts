import { expect, test } from 'vitest'
import { conditionIn } from '../../../src/domain/rules/conditions.ts'

const RULE = 'If personal data leave the EEA,\n standard contractual clauses are attached.'

test.each([
  ['personal data leave the EEA', 'personal data leave the EEA'],
  ['“If personal data leave the EEA,”', 'If personal data leave the EEA'],
  ['the EEA, standard', 'the EEA, standard'],
])('%j is a condition of the rule', (said, own) => {
  expect(conditionIn(RULE, said)).toBe(own)
})

test.each(['', ' … ', 'the supplier is insured', RULE, RULE.replace(/\n/, ' ')])('%j is none', (said) => {
  expect(conditionIn(RULE, said)).toBeNull()
})
