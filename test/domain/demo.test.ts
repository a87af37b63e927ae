import { expect, test } from 'vitest'
import { DEMO_RULES, OWN_RULES_NOTE, resultFor } from '../../src/domain/account/demo.ts'
import type { CheckResult } from '../../src/domain/results/verdicts.ts'
import { formatRules } from '../../src/domain/rules/rules.ts'

const PREPARED: CheckResult = {
  file: 'service-agreement.pdf',
  specificRules: DEMO_RULES.map((rule, index) => ({
    id: index + 1,
    rule,
    error: '',
    verdict: 'met',
    reason: 'It says so.',
    evidence: [],
  })),
  generalRules: [],
  checkedBy: 'emulated model',
  pages: 3,
  language: 'en',
}

test('the demo’s own rules get all their findings, in the order of the rule set', () => {
  const turned = DEMO_RULES.toReversed()
  const result = resultFor(PREPARED, formatRules(turned))
  expect(result.specificRules.map(({ rule }) => rule)).toEqual(turned)
  expect(result.warnings).toBeUndefined()
})

test('a removed rule has no finding, and the result says that an added rule was not checked', () => {
  const kept = DEMO_RULES.slice(0, 2)
  expect(resultFor(PREPARED, formatRules(kept)).specificRules).toHaveLength(2)
  const result = resultFor(PREPARED, formatRules([...kept, 'Cats are mentioned.']))
  expect(result.specificRules.map(({ rule }) => rule)).toEqual(kept)
  expect(result.warnings).toEqual([OWN_RULES_NOTE])
})

test('if all rules are the visitor’s own, the result is the example with a note', () => {
  const result = resultFor(PREPARED, '1. Cats are mentioned.')
  expect(result.specificRules).toHaveLength(DEMO_RULES.length)
  expect(result.warnings).toEqual([OWN_RULES_NOTE])
})
