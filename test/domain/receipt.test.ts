import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canonicalJson } from '../../src/domain/receipt.ts'

test('canonical JSON is the same text for the same value, whatever the order of its keys', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = canonicalJson(value)
      const shuffled = JSON.parse(text, (_, field) =>
        typeof field === 'object' && field !== null && !Array.isArray(field)
          ? Object.fromEntries(Object.entries(field).reverse())
          : field,
      )
      expect(canonicalJson(shuffled)).toBe(text)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
    }),
  )
})
