import { array, assert, constantFrom, property } from 'fast-check'
import { expect, test } from 'vitest'
import { formatRules } from '../../src/domain/rules/rules.ts'
import { ruleDifference } from '../../src/islands/workspace/editor/rule-difference.ts'

const rules = array(constantFrom('One', 'Two', 'Three', 'Four'), { maxLength: 12 })

test('order and numbers are ignored, words and repetitions count', () => {
  expect(ruleDifference('1. One\n2. Two', '1. Two\n2. One')).toEqual({ onlyMine: [], onlyTheirs: [] })
  expect(ruleDifference('1. One\n2. One', '1. One\n2. Two')).toEqual({
    onlyMine: ['One'],
    onlyTheirs: ['Two'],
  })
})

test('common and different rules add up to each version', () => {
  assert(
    property(rules, rules, (mine, theirs) => {
      const { onlyMine, onlyTheirs } = ruleDifference(formatRules(mine), formatRules(theirs))
      expect(mine.length - onlyMine.length).toBe(theirs.length - onlyTheirs.length)
      for (const rule of onlyMine) expect(onlyTheirs).not.toContain(rule)
    }),
  )
})
