import { isDense, type Range } from '../index/seeds.ts'
import { UNSPACED } from '../text/characters.ts'
import { foldLoose } from '../text/fold.ts'
import { strictForm } from '../text/strict-form.ts'

export interface QuoteText {
  readonly source: string
  readonly loose: string
  readonly units: Uint16Array
  readonly strict: string
  /** Information content, in letters of an alphabetic script. */
  readonly weight: number
  /** Words as ranges of `loose`; pairs of units in scripts without spaces. */
  readonly words: readonly Range[]
}

/** Letters that one character of a non-alphabetic script is worth. */
const DENSE_WEIGHT = 2.5
/** Units treated as one word in text without spaces. */
const PIECE = 2
const RUNS = new RegExp(`${UNSPACED.source}+|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}\\p{M}])+`, 'gu')

function wordsIn(source: string, starts: Uint32Array): Range[] {
  const words: Range[] = []
  for (const match of source.matchAll(RUNS)) {
    const start = starts[match.index] ?? 0
    const end = starts[match.index + match[0].length] ?? 0
    const step = UNSPACED.test(match[0]) ? PIECE : end - start
    for (let at = start; at < end; at += step) words.push({ start: at, end: Math.min(end, at + step) })
  }
  return words
}

function weightOf(units: Uint16Array): number {
  return units.reduce((sum, unit) => sum + (isDense(unit) ? DENSE_WEIGHT : 1), 0)
}

export function quoteText(source: string): QuoteText {
  const units: number[] = []
  const starts = new Uint32Array(source.length + 1)
  let next = 0
  foldLoose(source, (unit, offset) => {
    for (; next <= offset; next += 1) starts[next] = units.length
    units.push(unit)
  })
  for (; next <= source.length; next += 1) starts[next] = units.length
  const packed = Uint16Array.from(units)
  return {
    source,
    loose: units.map((unit) => String.fromCharCode(unit)).join(''),
    units: packed,
    strict: strictForm(source),
    weight: weightOf(packed),
    words: wordsIn(source, starts),
  }
}

/** Characters of a place for each of the quote's, and for any quote, above which it is not searched: rows of signs. */
const MOST_EACH = 20
const MOST_ANYWAY = 60_000

export const longestPlace = (quote: QuoteText): number => MOST_EACH * quote.source.length + MOST_ANYWAY
