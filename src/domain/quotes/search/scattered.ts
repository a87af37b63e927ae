/**
 * Finds quotes whose words are near each other but not in one run: across a page's footer and header, or in cells and
 * columns that are read in another order.
 */

import { labelsOf, numbersOf } from '../comparison/numbers.ts'
import { hasNegation, READ_TOGETHER, sameMeaning } from '../comparison/same-meaning.ts'
import { type QuoteIndex, sourceLength, sourceOf } from '../index/document-index.ts'
import { lengthOf, type Range } from '../index/seeds.ts'
import { fromWord, toWord, wholeWords } from '../index/word-boundaries.ts'
import { looseForm } from '../text/fold.ts'
import { neighbourhood, tilesOf } from './equal-runs.ts'
import type { Match } from './exact.ts'
import { longestPlace, type QuoteText, quotedAt } from './quote-text.ts'
import { chainOf, type Segment } from './segments.ts'

/** Minimum units of a run. */
const SHORTEST_TILE = 3
/** Minimum average weight of a segment. */
const MEAN = 24
/** Minimum share of the words (by length) in runs; short quotes need more. */
const COVERED = 0.6
const COVERED_PER_WEIGHT = 16
/** Units by which the document's text may be longer than the quote's unmatched ends. */
const LONGER = 3

function isCoveredEnough(quote: QuoteText, segments: readonly Segment[]): boolean {
  const same = segments.flatMap((segment) => segment.same)
  const words = quote.words.filter((word) =>
    same.some((range) => word.start >= range.start && word.end <= range.end),
  )
  const weight = segments.reduce((sum, segment) => sum + segment.weight, 0)
  const share = lengthOf(words) / Math.max(1, lengthOf(quote.words))
  return weight >= segments.length * MEAN && share >= COVERED + COVERED_PER_WEIGHT / quote.weight
}

/** Returns the parts of the quote outside all segments: between them, or at its ends. */
function leftOver(quote: QuoteText, segments: readonly Segment[]): string[] {
  const ends = [0, ...segments.map((segment) => segment.quote.end)]
  const starts = [...segments.map((segment) => segment.quote.start), quote.units.length]
  return ends.map((end, i) => quotedAt(quote, { start: end, end: Math.max(end, starts[i] ?? end) }))
}

/** Whether a leftover part has no negation, and its numbers are labels or in nearby cells without words. */
function isHarmless(rest: string, labels: ReadonlySet<string>): boolean {
  if (looseForm(rest) === '') return true
  return !hasNegation(rest) && numbersOf(rest).every((number) => labels.has(number))
}

/** The document's words that a quote skips: small gaps, and the text in place of its unmatched ends. */
function readPast(index: QuoteIndex, quote: QuoteText, segments: readonly Segment[]): Range[] {
  const [first, last] = [segments[0], segments[segments.length - 1]]
  if (first === undefined || last === undefined) return []
  const head = first.quote.start === 0 ? 0 : first.quote.start + LONGER
  const rest = quote.units.length - last.quote.end
  const tail = rest === 0 ? 0 : rest + LONGER
  const gaps = segments.slice(1).map((segment, i) => {
    return { start: segments[i]?.document.end ?? 0, end: segment.document.start }
  })
  return [
    fromWord(index, Math.max(0, first.document.start - head), first.document.start),
    ...gaps.filter((gap) => gap.end > gap.start && gap.end - gap.start <= READ_TOGETHER),
    toWord(index, last.document.end, Math.min(index.text.length, last.document.end + tail)),
  ]
}

/** Whether an end of the segment is inside a number of the quote. */
function cutsNumber(quote: QuoteText, { start, end }: Range): boolean {
  return [start, end].some((at) => /^\d[.,]?\d/.test(quote.loose.slice(at - 1, at + 2)))
}

function matchOf(index: QuoteIndex, quote: QuoteText, segment: Segment): Match | null {
  if (cutsNumber(quote, segment.quote)) return null
  const range = wholeWords(index, segment.document)
  const own = sourceOf(index, range)
  return sameMeaning(quotedAt(quote, segment.quote), own) ? { range, status: 'repaired', own } : null
}

/** Units on either side of the segments searched for numbers of other cells. */
const CELLS = 200

/** Range that may have other cells of the same rows. */
function near(segments: readonly Segment[]): Range {
  const starts = segments.map(({ document }) => document.start)
  const ends = segments.map(({ document }) => document.end)
  return {
    start: Math.max(0, Math.min(...starts) - CELLS),
    end: Math.max(...ends) + CELLS,
  }
}

/** Returns the places of the quote's words in quote order; null if too much is missing. */
export function findScattered(index: QuoteIndex, quote: QuoteText): Match[] | null {
  const around = neighbourhood(index, quote)
  const segments = chainOf(index, quote, tilesOf(index, quote, around, SHORTEST_TILE))
  if (segments.length === 0 || !isCoveredEnough(quote, segments)) return null
  const read = [around, near(segments)]
  if (read.some((range) => sourceLength(index, range) > longestPlace(quote))) return null
  const labels = new Set([
    ...labelsOf(sourceOf(index, around)),
    ...numbersOf(sourceOf(index, near(segments))),
  ])
  if (!leftOver(quote, segments).every((rest) => isHarmless(rest, labels))) return null
  if (readPast(index, quote, segments).some((range) => hasNegation(sourceOf(index, range)))) return null
  const matches = segments.map((segment) => matchOf(index, quote, segment))
  return matches.includes(null) ? null : matches.filter((match) => match !== null)
}
