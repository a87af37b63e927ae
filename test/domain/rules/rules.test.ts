import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatRules, parseRules } from '../../../src/domain/rules/rules.ts'
import { trimmed } from '../../../src/domain/text/trimmed.ts'

/** One line of words, as a rule is stored. */
const rule = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 40 })
  .map((text) => trimmed(text.replace(/[\r\n\u2028\u2029]/g, ' ')))
  .filter((text) => text !== '')

test('[DATA-07] rules are numbered, one per line', () => {
  expect(formatRules(['The price is stated.', 'The term is stated.'])).toBe(
    '1. The price is stated.\n2. The term is stated.',
  )
})

test('numbers, blank lines and spaces around a rule are not part of it', () => {
  expect(parseRules('1. One\r\n\n  2) Two  \n3.\nThree')).toEqual(['One', 'Two', 'Three'])
})

test('a figure at the beginning of a rule is not mistaken for its number', () => {
  expect(parseRules('1.5 metres is the least distance')).toEqual(['1.5 metres is the least distance'])
})

test('formatted rules are parsed back unchanged', () => {
  fc.assert(
    fc.property(fc.array(rule), (rules) => {
      expect(parseRules(formatRules(rules))).toEqual(rules)
    }),
  )
})
