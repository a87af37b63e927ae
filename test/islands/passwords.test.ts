import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { PASSWORD_MAX } from '../../src/domain/account/account.ts'
import { passwordErrors, passwordStrength } from '../../src/islands/auth/passwords.ts'

const TOO_SHORT = 'the words of the form'

test('[AUTH-05] [AUTH-37] seven characters are too short, with the form’s own text; eight are not', () => {
  expect(passwordErrors('1234567', '1234567', TOO_SHORT)).toEqual({ password: TOO_SHORT })
  expect(passwordErrors('12345678', '12345678', TOO_SHORT)).toEqual({})
})

test('[AUTH-06] [AUTH-36] two different passwords do not match', () => {
  expect(passwordErrors('long enough', 'long enouhg', TOO_SHORT)).toEqual({
    repeated: 'Passwords do not match',
  })
})

test('a password that is too short gets no second error for a different confirmation', () => {
  expect(passwordErrors('short', '', TOO_SHORT)).toEqual({ password: TOO_SHORT })
})

test('a password that the server would refuse as too long is refused', () => {
  const long = 'x'.repeat(PASSWORD_MAX)
  expect(passwordErrors(long, long, TOO_SHORT)).toEqual({})
  expect(passwordErrors(`${long}x`, `${long}x`, TOO_SHORT)).toEqual({
    password: 'Password can be at most 200 characters',
  })
})

test.each([
  ['', 'none'],
  ['Tr0ub4&', 'too-short'],
  ['password1', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaaaaaa', 'weak'],
  ['abcdefghijklmnop', 'weak'],
  ['9876543210', 'weak'],
  ['Tr0ub4dor&3', 'fair'],
  ['correct horse battery staple', 'strong'],
  ['příliš žluťoučký kůň', 'strong'],
] as const)('the strength of "%s" is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength)
})

test('the user’s own address adds no strength to a password', () => {
  expect(passwordStrength('Margarethe.1923', 'margarethe@example.com')).toBe('weak')
  expect(passwordStrength('Margarethe.1923', 'somebody@example.com')).not.toBe('weak')
})

test('only passwords below the minimum length are called too short', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1, maxLength: 40, unit: 'binary' }), (password) => {
      expect(passwordStrength(password) === 'too-short').toBe(password.length < 8)
    }),
  )
})
