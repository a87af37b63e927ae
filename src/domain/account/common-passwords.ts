/** Passwords that attackers guess first; rejecting them needs no list of leaked passwords. */
import words from './common-passwords.json' with { type: 'json' }

const COMMON: ReadonlySet<string> = new Set(words.split(' '))

/** Also guessed early, with any digits and punctuation around it. */
const PRODUCT = 'rulemark'

/** Whether a password is among the most common ones or has only the product's name as letters; ignores case. */
export function isCommonPassword(password: string): boolean {
  const tried = password.trim().toLowerCase()
  return COMMON.has(tried) || tried.replace(/[^\p{L}]/gu, '') === PRODUCT
}
