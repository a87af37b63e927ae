/**
 * Two normal forms of text.
 *
 * The *loose* form is searched: it has no whitespace, case, accents, hyphens, blanks to fill in or bullets; one kind of
 * quotation mark; ASCII digits; compatibility forms (ligatures, full width, Arabic presentation forms) resolved.
 * The *strict* form defines "as written": case, accents and punctuation count, typography does not.
 */

import { OPTIONAL_HYPHEN, SOFT_HYPHENS } from './characters.ts'

const DROPPED = /^[\s\p{C}\u0640]$|^\p{Variation_Selector}$/u
const BULLETS = /^[\u00b7\u2022\u2023\u2043\u2219\u25aa\u25ab\u25e6\u27a2]$/u
const DASHES = /^[-\u2010-\u2015\u2212\ufe58\ufe63]$/u
const DOUBLE_QUOTES = /^["\u00ab\u00bb\u201c-\u201f\u2033\u2036\u301d-\u301f]$/u
const SINGLE_QUOTES = /^['`\u00b4\u02b9\u02bb\u02bc\u2018-\u201b\u2032\u2035\u2039\u203a]$/u
/** Accents of Latin, Greek and Cyrillic letters, Hebrew points, Arabic vowel signs: often omitted in writing. */
const ACCENTS = /^[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u064b-\u065f\u0670]$/u
const LETTER_VARIANTS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ı: 'i',
  ς: 'σ',
  ي: 'ی',
  ى: 'ی',
  ك: 'ک',
  '⁄': '/',
  '∕': '/',
}

function strictUnits(codePoint: number): string {
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

/** Converts a decimal digit of any script: digits are in blocks of ten that begin at zero, some of them adjacent. */
function asciiDigit(char: string): string {
  const code = char.codePointAt(0) ?? 0
  let zero = code
  while (/^\p{Nd}$/u.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

function looseUnits(codePoint: number): string {
  let units = ''
  for (const part of strictUnits(codePoint).toLowerCase().normalize('NFKD')) {
    if (part === OPTIONAL_HYPHEN || part === '-' || part === '_' || ACCENTS.test(part)) continue
    if (part === '"') units += "'"
    else if (/^\p{Nd}$/u.test(part)) units += asciiDigit(part)
    else units += LETTER_VARIANTS[part] ?? part
  }
  return units
}

function remembered(units: (codePoint: number) => string): (codePoint: number) => string {
  const known = new Map<number, string>()
  return (codePoint) => {
    const before = known.get(codePoint)
    if (before !== undefined) return before
    const now = units(codePoint)
    known.set(codePoint, now)
    return now
  }
}

const loose = remembered(looseUnits)
const strict = remembered(strictUnits)

/** Receives a `unit` of the loose form and the `offset` of its source character. */
export type LooseSink = (unit: number, offset: number) => void

const DOT = 46
/** Maximum kept lengths of runs of one unit: numbers have many zeros, words only a few equal letters. */
const LONGEST_RUN = 4
const LONGEST_RUN_OF_DIGITS = 32
const ALEF = 0x627
const LAM = 0x644

/**
 * PDF readers give the letters of the ligature lam-alef in either order, so alefs are sorted first in each run of them.
 */
function alefsFirst(sink: LooseSink): { readonly push: LooseSink; readonly flush: () => void } {
  let alefs = 0
  let offsets: number[] = []
  const flush = (): void => {
    offsets.forEach((offset, i) => {
      sink(i < alefs ? ALEF : LAM, offset)
    })
    alefs = 0
    offsets = []
  }
  const push: LooseSink = (unit, offset) => {
    if (unit === ALEF || unit === LAM) {
      offsets.push(offset)
      if (unit === ALEF) alefs += 1
      return
    }
    if (offsets.length > 0) flush()
    sink(unit, offset)
  }
  return { push, flush }
}

function longestRunOf(unit: number): number {
  if (unit === DOT) return 1
  return unit >= 48 && unit <= 57 ? LONGEST_RUN_OF_DIGITS : LONGEST_RUN
}

/** Passes on only the beginning of a run of one unit. */
function withoutLongRuns(sink: LooseSink): LooseSink {
  let last = 0
  let run = 0
  return (unit, offset) => {
    run = unit === last ? run + 1 : 1
    last = unit
    if (run <= longestRunOf(unit)) sink(unit, offset)
  }
}

/**
 * Writes the loose form. Runs of one unit are shortened (leaders and ellipses to one dot, others to a few units),
 * so that lines of equal characters need no comparison.
 */
export function foldLoose(source: string, sink: LooseSink): void {
  const { push, flush } = alefsFirst(withoutLongRuns(sink))
  for (let offset = 0; offset < source.length; offset += 1) {
    // The second half of a character of two units is dropped, as any lone half is.
    const units = loose(source.codePointAt(offset) ?? 0)
    for (let i = 0; i < units.length; i += 1) push(units.charCodeAt(i), offset)
  }
  flush()
}

export function looseForm(source: string): string {
  const units: string[] = []
  foldLoose(source, (unit) => units.push(String.fromCharCode(unit)))
  return units.join('')
}

/** Whether the loose form of a text has a letter or a digit. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(looseForm(text))
}

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
