import { unitsOf } from '../../text/units.ts'
import { type Alignment, align, compilePattern, distanceIn } from '../comparison/alignment.ts'
import { type QuoteIndex, sourceLength } from '../index/document-index.ts'
import { candidates, hitsOf, lengthOf, type Range, WIDTH } from '../index/seeds.ts'
import { wholeWords } from '../index/word-boundaries.ts'
import type { Match } from './exact.ts'
import type { Scope } from './occurrences.ts'
import { longestPlace, type QuoteText } from './quote-text.ts'

/** Shorter texts (units of the loose form) must match exactly. */
export const SHORTEST_SIMILAR = 12
/** Minimum of the share of words found in order less that of differing units; more for short quotes. */
const MARGIN = -0.15
const MARGIN_PER_WEIGHT = 22
/** Minimum share of a word's units for the word to count as found. */
const WORD_KEPT = 0.7

/** The quote's alignment with a window, and its place in the document. */
interface Aligned {
  readonly alignment: Alignment
  readonly range: Range
}

/** Positions in the window of a word's units, ascending; without those that have no partner. */
function partnersOf({ start, end }: Range, partners: Int32Array): Int32Array {
  return partners.subarray(start, end).filter((partner) => partner >= 0)
}

function isKept(word: Range, partners: Int32Array, share = WORD_KEPT): boolean {
  const own = partnersOf(word, partners)
  const [first = 0, last = first] = [own[0], own.at(-1)]
  const length = word.end - word.start
  return own.length >= length * share && last - first + 1 <= length * 1.5
}

/** Share of the quote's words, by length, found in order. */
function keptShare({ words }: QuoteText, partners: Int32Array): number {
  return lengthOf(words.filter((word) => isKept(word, partners))) / Math.max(1, lengthOf(words))
}

/** Maximum share of the quote (by length) in one run without a matched word. */
const LONGEST_CHANGE = 0.25

/** Minimum length of a place relative to the quote; a shorter one has only a part of it. */
const SHORTEST = 0.7

function longestChange({ words }: QuoteText, partners: Int32Array): number {
  let [run, longest] = [0, 0]
  for (const word of words) {
    run = isKept(word, partners) ? 0 : run + word.end - word.start
    longest = Math.max(longest, run)
  }
  return longest / Math.max(1, lengthOf(words))
}

function isAlike(index: QuoteIndex, quote: QuoteText, { alignment, range }: Aligned): boolean {
  const { partners, distance } = alignment
  if (longestChange(quote, partners) > LONGEST_CHANGE) return false
  if (range.end - range.start < quote.units.length * SHORTEST) return false
  const kept = keptShare(quote, partners)
  const margin = kept - distance / quote.units.length
  if (margin < MARGIN + MARGIN_PER_WEIGHT / quote.weight) return false
  return sourceLength(index, range) <= longestPlace(quote)
}

/** Number of windows compared with the quote in full: this many units divided by its length, within bounds. */
const MOST_UNITS = 8000
const FEWEST_WINDOWS = 8
const MOST_WINDOWS = 24
/** Maximum share of a quote's units that may differ. */
const LOOSEST = 0.5

function windowAt(index: QuoteIndex, quote: QuoteText, from: number): Range {
  const slack = Math.ceil(quote.units.length * LOOSEST)
  return {
    start: Math.max(0, from - slack),
    end: Math.min(index.text.length, from + 2 * WIDTH + quote.units.length + slack),
  }
}

/** Marks that don't count towards the distance. */
const SILENT = new Set(Array.from(`.,;:()[]'"`, (mark) => mark.charCodeAt(0)))

const spoken = (units: Uint16Array): Uint16Array => units.filter((unit) => !SILENT.has(unit))

/** Of the windows with the most seeds, the one nearest to the quote but for marks; of equal ones, the first from `near` on. */
function nearestWindow(index: QuoteIndex, quote: QuoteText, scope: Scope, limit: number): Range | undefined {
  const pattern = compilePattern(spoken(quote.units))
  const most = Math.max(FEWEST_WINDOWS, Math.min(MOST_WINDOWS, MOST_UNITS / quote.units.length))
  return candidates(hitsOf(index.seeds, quote.units), scope, Math.floor(most))
    .filter(({ hits }) => hits >= 2)
    .map(({ from }) => {
      const range = windowAt(index, quote, from)
      const distance = distanceIn(pattern, spoken(unitsOf(index.text, range.start, range.end)))
      return { range, distance, isNear: from >= scope.near - WIDTH }
    })
    .filter(({ distance }) => distance <= limit)
    .sort((a, b) => a.distance - b.distance || Number(b.isNear) - Number(a.isNear))[0]?.range
}

/** Finds the most similar part of the document; null if it is not similar enough. */
export function findSimilar(index: QuoteIndex, quote: QuoteText, scope: Scope): Match | null {
  const most = quote.units.length * LOOSEST
  const window = nearestWindow(index, quote, scope, most)
  if (window === undefined) return null
  const { start, end } = window
  const alignment = align(compilePattern(quote.units), unitsOf(index.text, start, end))
  const place = { alignment, range: { start: start + alignment.start, end: start + alignment.end } }
  if (alignment.distance > most || !isAlike(index, quote, place)) return null
  return { range: wholeWords(index, place.range), isAsWritten: false }
}
