/** Counts characters by kind: words, fillers, and those without meaning. */

import { unifiedIdeograph } from '../../../../../domain/text/unified-ideographs.ts'

const WORDY = /[\p{L}\p{M}\p{N}\p{Cs}]/u
const FILLING: readonly number[] = Array.from('._-–—…·•*', (sign) => sign.charCodeAt(0))
const SPACE = 32
const NO_BREAK_SPACE = 0xa0
const REPLACEMENT = 0xfffd
const SEMICOLON = 0x3b
/** Looks the same and is canonically equal; many fonts have both in one glyph, and writers name it by this one. */
const GREEK_QUESTION_MARK = 0x37e

/** Counts of a page's characters other than spaces; it grows while they are read. */
export interface PageTally {
  /** Visible or recognised characters of the text. */
  inked: number
  /** Letters and digits among them; a text layer with few of them is not words. */
  wordy: number
  /** Fillers such as rows of dots or lines. */
  filling: number
  /** Characters without a Unicode meaning. */
  unmapped: number
  /** Invisible characters, including those outside the crop box. */
  hidden: number
  /** Visible characters whose font has no map to Unicode; the Latin letters among them, and vowels among these. */
  readonly guessed: { letters: number; latin: number; vowels: number }
}

export const noTally = (): PageTally => ({
  inked: 0,
  wordy: 0,
  filling: 0,
  unmapped: 0,
  hidden: 0,
  guessed: { letters: 0, latin: 0, vowels: 0 },
})

/** Counts a visible character other than a space, which is read as `code`. */
export function countIn(tally: PageTally, code: number, kind: 'mapped' | 'guessed' | 'unmapped'): void {
  tally.inked += 1
  if (isWordy(code)) tally.wordy += 1
  else if (FILLING.includes(code)) tally.filling += 1
  if (kind === 'unmapped') tally.unmapped += 1
  if (kind !== 'guessed') return
  const letter = String.fromCodePoint(code).toLowerCase().normalize('NFD').charAt(0)
  tally.guessed.letters += 1
  tally.guessed.latin += Number(LATIN.test(letter))
  tally.guessed.vowels += Number(VOWEL.test(letter))
}

const LATIN = /\p{sc=Latin}/u
const VOWEL = /[aeiouy\u00e6\u00f8\u0131\u0153]/

/** Letters, marks and digits; halves of a surrogate pair count as letters. */
export function isWordy(code: number): boolean {
  const latin = (code | 32) >= 0x61 && (code | 32) <= 0x7a
  return latin || (code >= 0x30 && code <= 0x39) || (code > 0x7f && WORDY.test(String.fromCodePoint(code)))
}

/** U+FFFD for controls and noncharacters, ";" for U+037E, ideographs for radicals. Surrogates come in pairs. */
export function printable(code: number): number {
  if (code > SPACE && code < 0x7f) return code
  if (code === GREEK_QUESTION_MARK) return SEMICOLON
  const control = code < SPACE || (code >= 0x7f && code < NO_BREAK_SPACE)
  return control || code > 0x10ffff || (code & 0xfffe) === 0xfffe ? REPLACEMENT : unifiedIdeograph(code)
}

export function isSpace(code: number): boolean {
  return code === SPACE || code === NO_BREAK_SPACE || (code >= 9 && code <= 13) || code === 0x3000
}

function isPrivate(code: number): boolean {
  return (code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000
}

/** Private use, controls and noncharacters. */
export function isMeaningless(code: number): boolean {
  if (code > SPACE && code < 0x7f) return false
  return printable(code) === REPLACEMENT || isPrivate(code)
}
