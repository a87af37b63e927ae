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

/** Maximum units of a character: a Hangul syllable has three, a compatibility form up to 18. */
export const MOST_UNITS_EACH = 4

function looseUnits(codePoint: number): string {
  let units = ''
  for (const part of strictUnits(codePoint).toLowerCase().normalize('NFKD')) {
    if (part === OPTIONAL_HYPHEN || part === '-' || part === '_' || ACCENTS.test(part)) continue
    if (part === '"') units += "'"
    else if (/^\p{Nd}$/u.test(part)) units += asciiDigit(part)
    else units += LETTER_VARIANTS[part] ?? part
  }
  return units.slice(0, MOST_UNITS_EACH)
}

const loose = perCharacter(looseUnits)

/** Receives a `unit` of the loose form and the `offset` of its source character. */
export type LooseSink = (unit: number, offset: number) => void

const DOT = 46
/** Maximum kept lengths of runs of one unit: numbers have many zeros, words only a few equal letters. */
const LONGEST_RUN = 4
const LONGEST_RUN_OF_DIGITS = 32

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

/** Folds ranges of a text, called in their order. Runs of one unit are shortened: rows of signs need no comparison. */
export function folderTo(sink: LooseSink): (source: string, start: number, end: number) => void {
  const push = withoutLongRuns(sink)
  return (source, start, end) => {
    for (let offset = start; offset < end; offset += 1) {
      // The second half of a character of two units is dropped, as any lone half is.
      const units = loose(source.codePointAt(offset) ?? 0)
      for (let i = 0; i < units.length; i += 1) push(units.charCodeAt(i), offset)
    }
  }
}

export const foldLoose = (source: string, sink: LooseSink): void => folderTo(sink)(source, 0, source.length)

export function looseForm(source: string): string {
  const units: string[] = []
  foldLoose(source, (unit) => units.push(String.fromCharCode(unit)))
  return units.join('')
}

/** Whether the loose form of a text has a letter or a digit. */
export function hasWords(text: string): boolean {
  return /[\p{L}\p{N}]/u.test(looseForm(text))
}
