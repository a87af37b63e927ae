import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cents,
  centsToMills,
  dollars,
  formatBalance,
  formatBooked,
  formatPrice,
  mills,
  priceOf,
} from '../../src/domain/account/money.ts'

test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('%d is not an amount of money', (value) => {
  expect(() => mills(value)).toThrow(RangeError)
  expect(() => cents(value)).toThrow(RangeError)
})

test('a cent is ten mills, and a dollar a thousand', () => {
  expect(centsToMills(cents(2500))).toBe(25_000)
  expect(dollars(mills(9_750))).toBe(9.75)
})

test.each([
  [9.75, '$9.75'],
  [10, '$10.00'],
  [0, '$0.00'],
  [9.759, '$9.75'],
  [0.009, '$0.00'],
  [1000, '$1000.00'],
])('[CORE-14] a balance of %d dollars is shown as %s: two decimals, rounded down', (amount, text) => {
  expect(formatBalance(amount)).toBe(text)
})

test('[CORE-14] a displayed balance is never too high, and less than a cent too low', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (amount) => {
      const shown = Math.round(Number(formatBalance(dollars(mills(amount))).slice(1)) * 1000)
      expect(amount - shown).toBeGreaterThanOrEqual(0)
      expect(amount - shown).toBeLessThan(10)
    }),
  )
})

test('the price of a check has three decimals', () => {
  expect(formatPrice(0.25)).toBe('$0.250')
  expect(formatPrice(0)).toBe('$0.000')
})

test.each([
  [10, '$10.00'],
  [0.25, '$0.25'],
  [0.125, '$0.125'],
  [0.1, '$0.10'],
])('a transaction of %d dollars is shown as %s, to the thousandth', (amount, text) => {
  expect(formatBooked(amount)).toBe(text)
})

test('a check that asks more than once costs the price of that, where it is offered', () => {
  const prices = { check: 0.25, agreement: 0.75 }
  expect(priceOf(prices, false)).toBe(0.25)
  expect(priceOf(prices, true)).toBe(0.75)
  expect(priceOf({ check: 0.25, agreement: null }, true)).toBe(0.25)
})
