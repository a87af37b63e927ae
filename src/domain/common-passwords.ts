/** Passwords that are tried first: what guessing begins with needs no list of stolen ones. */
import lines from './common-passwords.json' with { type: 'json' }

const COMMON: ReadonlySet<string> = new Set(lines.flatMap((line) => line.split(' ')))

/** Whether a password is one of the most common ones, letter case aside. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.trim().toLowerCase())
}
