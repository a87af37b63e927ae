/**
 * The loose form of a text is searched: it has no whitespace, case, accents, hyphens, blanks to fill in or bullets; one kind
 * of quotation mark; ASCII digits; compatibility forms (ligatures, full width, Arabic presentation forms) resolved.
 */

import { OPTIONAL_HYPHEN } from './characters.ts'
import { perCharacter, strictUnits } from './strict-form.ts'

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

const loose = perCharacter(looseUnits)

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

/** Passes on at most `most` units beyond one per character: a compatibility form can have 15. */
export function withoutFurther(sink: LooseSink, most: number): LooseSink {
  let last = -1
  let left = most
  return (unit, offset) => {
    if (offset === last) left -= 1
    if (offset !== last || left >= 0) sink(unit, offset)
    last = offset
  }
}

/**
 * Folds a text in consecutive ranges. Runs of one unit are shortened (leaders and ellipses to one dot, others to a few
 * units), so that lines of equal characters need no comparison.
 */
export class LooseFolder {
  readonly #push: LooseSink
  readonly end: () => void

  constructor(sink: LooseSink) {
    const { push, flush } = alefsFirst(withoutLongRuns(sink))
    this.#push = push
    this.end = flush
  }

  fold(source: string, start: number, end: number): void {
    for (let offset = start; offset < end; offset += 1) {
      // The second half of a character of two units is dropped, as any lone half is.
      const units = loose(source.codePointAt(offset) ?? 0)
      for (let i = 0; i < units.length; i += 1) this.#push(units.charCodeAt(i), offset)
    }
  }
}

/** Units of a character on average: a Hangul syllable has three. */
export const MOST_UNITS_EACH = 3

/** Folds a whole text; `extra`: units that it may have beyond three per character. */
export function foldLoose(source: string, sink: LooseSink, extra = 1_000): void {
  const folder = new LooseFolder(withoutFurther(sink, (MOST_UNITS_EACH - 1) * source.length + extra))
  folder.fold(source, 0, source.length)
  folder.end()
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
