import { PASSWORD_MAX, PASSWORD_MIN } from '../../domain/account/account.ts'
import { ACCOUNT_ERRORS } from '../../domain/errors/account-errors.ts'
import type { FieldErrors } from './form.ts'

/** Error text for a password typed twice. `tooShort` differs from form to form. */
export function passwordErrors(password: string, repeated: string, tooShort: string): FieldErrors {
  if (password.length < PASSWORD_MIN) return { password: tooShort }
  if (password.length > PASSWORD_MAX) return { password: ACCOUNT_ERRORS.passwordTooLong.text }
  return password === repeated ? {} : { repeated: 'Passwords do not match' }
}

export type PasswordStrength = 'none' | 'too-short' | 'weak' | 'fair' | 'strong'

const FAIR_FROM = 50
const STRONG_FROM = 75

/** Without a word list: bits of a random choice among the classes of characters used. The server knows common passwords. */
export function passwordStrength(password: string, email = ''): PasswordStrength {
  if (password === '') return 'none'
  if (password.length < PASSWORD_MIN) return 'too-short'
  const bits = guessBits(withoutName(password, email))
  if (bits >= STRONG_FROM) return 'strong'
  return bits >= FAIR_FROM ? 'fair' : 'weak'
}

const KINDS: readonly (readonly [pattern: RegExp, size: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/[0-9]/, 10],
  [/[ -/:-@[-`{-~]/, 33],
  [/[^ -~]/, 100],
]

function guessBits(text: string): number {
  const choices = KINDS.reduce((sum, [pattern, size]) => sum + (pattern.test(text) ? size : 0), 0)
  return choices === 0 ? 0 : surprises(text) * Math.log2(choices)
}

function surprises(text: string): number {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0)
  return codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1).length
}

function withoutName(password: string, email: string): string {
  const name = email.split('@')[0]?.trim().toLowerCase() ?? ''
  const at = name.length < 3 ? -1 : password.toLowerCase().indexOf(name)
  return at < 0 ? password : password.slice(0, at) + password.slice(at + name.length)
}
