/** Rules that refuse what lacks something ask for that thing. */
import { expect, it } from 'vitest'
import { withoutRefusal } from '../../local/model/rules/refusal.ts'

it.each([
  ['A contract without a liability cap is no use.', 'The contract must contain liability cap'],
  ['A deal that does not cap liability is unacceptable to us.', 'The contract must cap liability'],
  ['An agreement under which we may not audit will not do.', 'The contract must say that we may audit'],
  ['Assignment without consent must not be possible.', 'Assignment must only be possible with consent'],
  ['The goods must not be acceptable without tests.', 'The goods must not be acceptable without tests.'],
  ['The contract must contain a liability cap.', 'The contract must contain a liability cap.'],
])('%s', (rule, plain) => {
  expect(withoutRefusal(rule)).toBe(plain)
})
