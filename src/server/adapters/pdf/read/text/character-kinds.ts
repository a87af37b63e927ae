/** Counts characters by kind: words, fillers, and those without meaning. */

import { unifiedIdeograph } from '../../../../../domain/text/unified-ideographs.ts'
import { HIDDEN, type Units } from './text-buffer.ts'

const WORDY = /[\p{L}\p{M}\p{N}\p{Cs}]/u
const FILLING: readonly number[] = Array.from('._-–—…·•*', (sign) => sign.charCodeAt(0))
const NEW_LINE = 10
const SPACE = 32
const NO_BREAK_SPACE = 0xa0
const REPLACEMENT = 0xfffd
const SEMICOLON = 0x3b
/** Looks the same and is canonically equal; many fonts have both in one glyph, and writers name it by this one. */
const GREEK_QUESTION_MARK = 0x37e

/** Counts of a page's characters other than spaces. */
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

/**
 * `outside`: characters not in the text; `unmapped`: units of those without a Unicode meaning; `guessed`: units of those
 * whose font has no map.
 */
export function tallyOf(
  { length, codes, sights }: Units,
  {
    outside,
    unmapped,
    guessed,
  }: {
    readonly outside: number
    readonly unmapped: readonly number[]
    readonly guessed: readonly number[]
  },
): PageTally {
  const isSeen = (unit: number): boolean => sights[unit] !== HIDDEN
  const tally: PageTally = {
    inked: 0,
    wordy: 0,
    filling: 0,
    unmapped: unmapped.filter(isSeen).length,
    hidden: outside,
    guessed: spelling(guessed.filter(isSeen).map((unit) => codes[unit] ?? 0)),
  }
  for (let at = 0; at < length; at++) {
    const code = codes[at] ?? SPACE
    if (code === SPACE || code === NEW_LINE) continue
    if (sights[at] === HIDDEN) {
      tally.hidden += 1
      continue
    }
    tally.inked += 1
    if (isWordy(code)) tally.wordy += 1
    else if (FILLING.includes(code)) tally.filling += 1
  }
  return tally
}

const LATIN = /\p{sc=Latin}/u
const VOWEL = /[aeiouy\u00e6\u00f8\u0131\u0153]/

function spelling(codes: readonly number[]): PageTally['guessed'] {
  const letters = codes.map((code) => String.fromCharCode(code).toLowerCase().normalize('NFD').charAt(0))
  return {
    letters: letters.length,
    latin: letters.filter((letter) => LATIN.test(letter)).length,
    vowels: letters.filter((letter) => VOWEL.test(letter)).length,
  }
}

/** Letters, marks and digits; halves of a surrogate pair count as letters. */
export function isWordy(code: number): boolean {
  const latin = (code | 32) >= 0x61 && (code | 32) <= 0x7a
  return latin || (code >= 0x30 && code <= 0x39) || (code > 0x7f && WORDY.test(String.fromCodePoint(code)))
}

/**
 * Returns U+FFFD for controls, noncharacters and numbers beyond Unicode, ";" for U+037E, and ideographs for radicals.
 * Surrogates come in pairs.
 */
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
