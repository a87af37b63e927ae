/**
 * Quotes whose words stand near each other but not in one run: over a page's foot and head, or in cells and columns
 * that are read in another order.
 */
import { isLineEnd, wholeWords } from './boundaries.ts'
import { type QuoteIndex, type Range, sourceOf } from './document-index.ts'
import type { Match } from './exact.ts'
import { looseForm } from './fold.ts'
import { hasNegation, numbersOf, sameMeaning } from './meaning.ts'
import type { QuoteText } from './quote-text.ts'
import { neighbourhood, type Tile, tilesOf } from './tiles.ts'

/** Tiles this near on both sides belong to one segment. */
const NEAR = 24
const SHORTEST_TILE = 3
/** Segments hold at least this many units, and this many on average. */
const SHORTEST = 7
const MEAN = 14
/** Share of the quote that must stand in segments. */
const COVERED = 0.65
/** Left-out text up to this many units is read together with what is left, so it must hold no negation. */
const READ_TOGETHER = 40

interface Segment {
  readonly quote: Range
  readonly document: Range
  readonly units: number
}

function joinedTiles(tiles: readonly Tile[]): Segment[] {
  const segments: Segment[] = []
  for (const tile of tiles) {
    const quote = { start: tile.quote, end: tile.quote + tile.length }
    const document = { start: tile.document, end: tile.document + tile.length }
    const last = segments[segments.length - 1]
    const gap = last === undefined ? -1 : document.start - last.document.end
    if (last !== undefined && gap >= 0 && gap <= NEAR && quote.start - last.quote.end <= NEAR) {
      segments[segments.length - 1] = {
        quote: { start: last.quote.start, end: quote.end },
        document: { start: last.document.start, end: document.end },
        units: last.units + tile.length,
      }
    } else segments.push({ quote, document, units: tile.length })
  }
  return segments
}

/** Small segments stand in the way of joining those around them. */
function segmentsOf(tiles: readonly Tile[]): Segment[] {
  const kept = joinedTiles(tiles).filter((segment) => segment.units >= SHORTEST)
  const inKept = tiles.filter((tile) =>
    kept.some(({ quote }) => tile.quote >= quote.start && tile.quote < quote.end),
  )
  return joinedTiles(inKept)
}

function lengthOf(ranges: readonly Range[]): number {
  return ranges.reduce((sum, range) => sum + range.end - range.start, 0)
}

function isCoveredEnough(quote: QuoteText, segments: readonly Segment[]): boolean {
  const isInside = (word: Range): boolean =>
    segments.some((segment) => word.start >= segment.quote.start && word.end <= segment.quote.end)
  const units = segments.reduce((sum, segment) => sum + segment.units, 0)
  return (
    units >= segments.length * MEAN &&
    lengthOf(quote.words.filter(isInside)) >= lengthOf(quote.words) * COVERED
  )
}

/** Tiles end a little late where the next units happen to be equal, a little early where a word is broken. */
const INEXACT = 3

function isNearLineEnd(index: QuoteIndex, at: number): boolean {
  for (let i = -INEXACT; i <= INEXACT; i += 1) if (isLineEnd(index, at + i)) return true
  return false
}

/** Where a quote leaves one run for another, a line, a cell or a page ends in the document. */
function jumpsAtLineEnds(index: QuoteIndex, segments: readonly Segment[]): boolean {
  return segments.every((segment, i) => {
    const next = segments[i + 1]
    if (next === undefined) return true
    return isNearLineEnd(index, segment.document.end) && isNearLineEnd(index, next.document.start)
  })
}

function quotedAt(quote: QuoteText, range: Range): string {
  return quote.source.slice(quote.offsets[range.start] ?? 0, quote.offsets[range.end] ?? quote.source.length)
}

/** What of the quote stands in no segment: between segments, or at its ends. */
function leftOver(quote: QuoteText, segments: readonly Segment[]): string[] {
  const ends = [0, ...segments.map((segment) => segment.quote.end)]
  const starts = [...segments.map((segment) => segment.quote.start), quote.units.length]
  return ends.map((end, i) => quotedAt(quote, { start: end, end: Math.max(end, starts[i] ?? end) }))
}

/** The numbers of what is left over must stand near by as they are, and it must not negate anything. */
function isHarmless(rest: string, around: string): boolean {
  if (hasNegation(rest)) return false
  const there = new Set(numbersOf(around))
  return numbersOf(rest).every((number) => there.has(number))
}

/** The document's words that a quote reads past: small gaps, and what stands in place of its unmatched ends. */
function readPast(quote: QuoteText, segments: readonly Segment[]): Range[] {
  const [first, last] = [segments[0], segments[segments.length - 1]]
  if (first === undefined || last === undefined) return []
  const head = first.quote.start === 0 ? 0 : first.quote.start + INEXACT
  const rest = quote.units.length - last.quote.end
  const tail = rest === 0 ? 0 : rest + INEXACT
  const gaps = segments.slice(1).map((segment, i) => {
    return { start: segments[i]?.document.end ?? 0, end: segment.document.start }
  })
  return [
    { start: Math.max(0, first.document.start - head), end: first.document.start },
    ...gaps.filter((gap) => gap.end > gap.start && gap.end - gap.start <= READ_TOGETHER),
    { start: last.document.end, end: last.document.end + tail },
  ]
}

function matchOf(index: QuoteIndex, quote: QuoteText, segment: Segment): Match | null {
  const range = wholeWords(index, segment.document)
  const own = sourceOf(index, range)
  return sameMeaning(quotedAt(quote, segment.quote), own) ? { range, status: 'repaired', own } : null
}

/** The places of the quote's words in the order of the quote, or null when too much of it is missing. */
export function findScattered(index: QuoteIndex, quote: QuoteText): Match[] | null {
  const around = neighbourhood(index, quote)
  const segments = segmentsOf(tilesOf(index, quote, around, SHORTEST_TILE))
  if (segments.length === 0 || !isCoveredEnough(quote, segments)) return null
  const nearBy = sourceOf(index, around)
  if (!leftOver(quote, segments).every((rest) => looseForm(rest) === '' || isHarmless(rest, nearBy)))
    return null
  if (readPast(quote, segments).some((range) => hasNegation(sourceOf(index, range)))) return null
  if (!jumpsAtLineEnds(index, segments)) return null
  const matches = segments.map((segment) => matchOf(index, quote, segment))
  return matches.includes(null) ? null : matches.filter((match) => match !== null)
}
