import { expect, test } from 'vitest'
import { formatRules, parseRules, RULES_MAX } from '../../src/domain/rules/rules.ts'
import { READY_RULES } from '../../src/islands/workspace/state/ready-rules.ts'
import { READY_RULE_SETS } from '../../src/islands/workspace/state/rule-library.ts'

test('every ready rule set has rules and a unique name', () => {
  expect(READY_RULE_SETS.map(({ id }) => id)).toEqual(Object.keys(READY_RULES))
  expect(new Set(READY_RULE_SETS.map(({ name }) => name)).size).toBe(READY_RULE_SETS.length)
})

test.each(Object.entries(READY_RULES))('%s can be saved unchanged', (_, rules) => {
  expect(rules.length).toBeGreaterThanOrEqual(8)
  expect(rules.length).toBeLessThanOrEqual(RULES_MAX)
  expect(parseRules(formatRules(rules))).toEqual(rules)
})
