/** The strict form of a text defines "as written": case, accents and punctuation count, typography does not. */
import { OPTIONAL_HYPHEN, SOFT_HYPHENS } from './characters.ts'

const DROPPED = /^[\s\p{C}\u0640]$|^\p{Variation_Selector}$/u
const BULLETS = /^[\u00b7\u2022\u2023\u2043\u2219\u25aa\u25ab\u25e6\u27a2]$/u
const DASHES = /^[-\u2010-\u2015\u2212\ufe58\ufe63]$/u
const DOUBLE_QUOTES = /^["\u00ab\u00bb\u201c-\u201f\u2033\u2036\u301d-\u301f]$/u
const SINGLE_QUOTES = /^['`\u00b4\u02b9\u02bb\u02bc\u2018-\u201b\u2032\u2035\u2039\u203a]$/u

export function strictUnits(codePoint: number): string {
  const char = String.fromCodePoint(codePoint)
  if (SOFT_HYPHENS.includes(char)) return OPTIONAL_HYPHEN
  if (SINGLE_QUOTES.test(char)) return "'"
  if (DOUBLE_QUOTES.test(char)) return '"'
  let units = ''
  for (const part of char.normalize('NFKD')) {
    if (DROPPED.test(part) || BULLETS.test(part)) continue
    if (DASHES.test(part)) units += '-'
    else if (SINGLE_QUOTES.test(part)) units += "'"
    else units += part
  }
  return units
}

/** Calls `units` once for each character. */
export function perCharacter(units: (codePoint: number) => string): (codePoint: number) => string {
  const known = new Map<number, string>()
  return (codePoint) => {
    const before = known.get(codePoint)
    if (before !== undefined) return before
    const now = units(codePoint)
    known.set(codePoint, now)
    return now
  }
}

const strict = perCharacter(strictUnits)

const HYPHEN_AT_LINE_END = /[-\u2010][^\S\n]*\n\s*/gu
const LETTER = /^\p{L}/u
/** A letter with at most eight combining marks, and the units that these can have. */
const AFTER_LETTER = /\p{L}\p{M}{0,8}$/u
const LETTER_UNITS = 10

/** Makes the hyphen of a word broken at a line end (letter, hyphen, line end, letter) optional. */
function withOptionalHyphens(source: string): string {
  return source.replace(HYPHEN_AT_LINE_END, (found: string, at: number) => {
    const next = at + found.length
    const before = source.slice(Math.max(0, at - LETTER_UNITS), at)
    const isBroken = AFTER_LETTER.test(before) && LETTER.test(source.slice(next, next + 2))
    return isBroken ? OPTIONAL_HYPHEN : found
  })
}

export function strictForm(source: string): string {
  let form = ''
  for (const char of withOptionalHyphens(source)) form += strict(char.codePointAt(0) ?? 0)
  return form
    .normalize('NFC')
    .replace(/\.{3,}/g, '...')
    .replace(/-{2,}/g, '-')
    .replace(/_{2,}/g, '_')
}

/** Whether two strict forms are equal, ignoring optional hyphens at line ends. */
export function sameAsWritten(a: string, b: string): boolean {
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    const x = a[i]
    const y = b[j]
    const hyphens = (x === OPTIONAL_HYPHEN && y === '-') || (x === '-' && y === OPTIONAL_HYPHEN)
    if (x !== undefined && (x === y || hyphens)) {
      i += 1
      j += 1
    } else if (x === OPTIONAL_HYPHEN) i += 1
    else if (y === OPTIONAL_HYPHEN) j += 1
    else return false
  }
  return true
}
