/** Rules with a condition: the emulated model checks the condition first. */
import { describe, expect, it } from 'vitest'
import { answerTask } from '../../local/model/answer.ts'
import { decideConditional } from '../../local/model/deciders/conditional.ts'
import type { Decision } from '../../local/model/deciders/decider.ts'
import { phrasesIn } from '../../local/model/phrases/phrases.ts'
import { conditionalOf } from '../../local/model/rules/condition.ts'
import { documentOf, englishPages, germanPages } from './model-documents.ts'

const english = documentOf(...englishPages)
const german = documentOf(...germanPages)

function decided(text: string, doc = english, mayNotApply = true): Decision {
  return decideConditional({ number: 1, text }, doc, phrasesIn('en'), mayNotApply)
}

describe('if the document does not fulfil the condition, the rule does not apply', () => {
  it.each([
    [
      'If personal data leave the EEA, the contract must contain standard contractual clauses.',
      'If personal data leave the EEA',
    ],
    [
      'Where the supplier uses escrow agents, the agreement must name them.',
      'Where the supplier uses escrow agents',
    ],
    ['The contract must name the licensor if it grants a licence.', 'if it grants a licence'],
    [
      'In case of a change of control, the contract must allow termination.',
      'In case of a change of control',
    ],
    [
      '1. Please check that when royalties are payable,  the contract must contain an audit clause.',
      'when royalties are payable',
    ],
    [
      'If there is a right of first refusal then its price must be stated.',
      'If there is a right of first refusal',
    ],
    [
      'If the contract is longer than 20 pages, it must contain a table of contents.',
      'If the contract is longer than 20 pages',
    ],
    [
      'Unless the contract is governed by New York law, it must contain an arbitration clause.',
      'Unless the contract is governed by New York law',
    ],
  ])('%s', (text, condition) => {
    expect(decided(text)).toMatchObject({ verdict: 'does_not_apply', condition, fix: '' })
    expect(text).toContain(condition)
  })

  it.each([
    [
      'Falls der Vertrag eine Schiedsgerichtsklausel enthält, muss der Vertrag einen Schiedsort nennen.',
      'Falls der Vertrag eine Schiedsgerichtsklausel enthält',
    ],
  ])('%s', (text, condition) => {
    expect(decided(text, german)).toMatchObject({ verdict: 'does_not_apply', condition })
  })
})

describe('if it does, the requirement is decided', () => {
  it.each([
    ['If the contract renews automatically, it must contain a notice period for non-renewal.', 'met'],
    ['If the contract contains a confidentiality clause, there must be a force majeure clause.', 'not_found'],
    ['Where the contract limits liability, it must not contain a non-compete clause.', 'met'],
    ['The contract must contain a signature line if it names a supplier.', 'met'],
    ['When the agreement has a governing law clause, payment must be due within 30 days.', 'broken'],
    ['Unless the contract contains an arbitration clause, it must contain a governing law clause.', 'met'],
  ])('%s -> %s', (text, verdict) => {
    const { verdict: said, condition } = decided(text)
    expect(said).toBe(verdict)
    expect(condition).toBeUndefined()
  })
})

it('an exception is proven by the words that fulfil it', () => {
  const { quotes } = decided(
    'Unless the contract is governed by New York law, it must contain an arbitration clause.',
  )
  expect(quotes[0]?.text).toContain('New York')
})

it.each([
  'Does the contract say what happens if a party is late?',
  'Check if the contract names the parties.',
  'Neither party may assign the contract unless the other consents.',
  'The contract must state that either party may terminate if the other is insolvent.',
  'If applicable, the contract must contain a title.',
  'Where does the contract name the parties?',
])('"%s" has no condition', (text) => {
  expect(conditionalOf(text)).toBeNull()
})

it('the verdict is given only if the request allows it', () => {
  const text = 'If personal data leave the EEA, the contract must contain standard contractual clauses.'
  const task = { version: '1' as const, language: 'en', rules: [{ number: 1, text }], general: false }
  const pages = [{ number: 1, text: 'A short letter about the weather.' }]
  expect(answerTask(task, pages).rules[0]).toMatchObject({
    verdict: 'not_found',
    reason: expect.stringContaining('condition'),
  })
  expect(answerTask(task, pages, true).rules[0]).toMatchObject({ verdict: 'does_not_apply' })
})
