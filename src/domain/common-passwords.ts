/** Passwords that are tried first: what guessing begins with needs no list of stolen ones. */
import lines from './common-passwords.json' with { type: 'json' }

const COMMON: ReadonlySet<string> = new Set(lines.flatMap((line) => line.split(' ')))

/** Tried first here: with whatever figures and signs around it. */
const PRODUCT = 'rulemark'

/** Whether a password is one of the most common ones, or little more than the product's name; letter case aside. */
export function isCommonPassword(password: string): boolean {
  const tried = password.trim().toLowerCase()
  return COMMON.has(tried) || tried.replace(/[^\p{L}]/gu, '') === PRODUCT
}
