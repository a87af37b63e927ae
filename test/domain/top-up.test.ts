import { expect, test } from 'vitest'
import { TOP_UP_DEFAULT, TOP_UP_PRESETS, topUpCents } from '../../src/domain/account/top-up.ts'

test('presets of 10, 25, 50 and 100 dollars, 25 at first', () => {
  expect(TOP_UP_PRESETS).toEqual([10, 25, 50, 100])
  expect(TOP_UP_DEFAULT).toBe(25)
})

test.each([
  ['25', 2500],
  ['1', 100],
  ['1000', 100_000],
  ['12.5', 1250],
  ['12,50', 1250],
  ['0019.99', 1999],
  [' 7. ', 700],
])('"%s" dollars are %i cents', (typed, amount) => {
  expect(topUpCents(typed)).toBe(amount)
})

test.each(['', '0', '0.99', '1000.01', '1001', '-5', '1e3', 'ten', '12.345', '.5', '1 000', 'NaN', '١٠'])(
  '"%s" can’t be paid',
  (typed) => {
    expect(topUpCents(typed)).toBeNull()
  },
)
