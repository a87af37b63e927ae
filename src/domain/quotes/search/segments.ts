/** Segments: parts of a quote that match one part of the document with small differences. */

import { numbersOf } from '../comparison/numbers.ts'
import { type QuoteIndex, sourceOf } from '../index/document-index.ts'
import type { Range } from '../index/seeds.ts'
import { isLineEnd } from '../index/word-boundaries.ts'
import type { Tile } from './equal-runs.ts'
import { type QuoteText, quotedAt, weightOf } from './quote-text.ts'

export interface Segment {
  readonly quote: Range
  readonly document: Range
  /** Parts of `quote` that are the same in the document. */
  readonly same: readonly Range[]
  /** Weight of the parts in `same`. */
  readonly weight: number
}

/** Maximum gap on both sides between runs of one segment. */
const NEAR = 24
/** Minimum weight (in letters) of a run and of a segment: lighter ones occur anywhere. */
const LIGHTEST_RUN = 5
const LIGHTEST = 13

interface Texts {
  readonly index: QuoteIndex
  readonly quote: QuoteText
}

/**
 * Whether only one side has numbers between two lines of the document: a page number, or table cells that are read in
 * another order.
 */
function hasForeignNumbers({ index, quote }: Texts, before: Segment, after: Segment): boolean {
  if (!isLineEnd(index, before.document.end) || !isLineEnd(index, after.document.start)) return false
  const own = sourceOf(index, { start: before.document.end, end: after.document.start })
  const quoted = quotedAt(quote, { start: before.quote.end, end: after.quote.start })
  return numbersOf(own).length > 0 !== numbersOf(quoted).length > 0
}

function areClose(texts: Texts, before: Segment, after: Segment): boolean {
  const gap = after.document.start - before.document.end
  if (gap < 0 || gap > NEAR || after.quote.start - before.quote.end > NEAR) return false
  return !hasForeignNumbers(texts, before, after)
}

function rejoined(texts: Texts, segments: readonly Segment[]): Segment[] {
  const joined: Segment[] = []
  for (const segment of segments) {
    const last = joined[joined.length - 1]
    if (last === undefined || !areClose(texts, last, segment)) {
      joined.push(segment)
      continue
    }
    joined[joined.length - 1] = {
      quote: { start: last.quote.start, end: segment.quote.end },
      document: { start: last.document.start, end: segment.document.end },
      same: [...last.same, ...segment.same],
      weight: last.weight + segment.weight,
    }
  }
  return joined
}

function segmentOf(quote: QuoteText, tile: Tile): Segment {
  const range = { start: tile.quote, end: tile.quote + tile.length }
  return {
    quote: range,
    document: { start: tile.document, end: tile.document + tile.length },
    same: [range],
    weight: weightOf(quote.units.subarray(range.start, range.end)),
  }
}

/** Light segments are dropped before joining, because they are between the others. */
function segmentsOf(texts: Texts, tiles: readonly Tile[]): Segment[] {
  const runs = tiles.map((tile) => segmentOf(texts.quote, tile)).filter((run) => run.weight >= LIGHTEST_RUN)
  const heavy = rejoined(texts, runs).filter((segment) => segment.weight >= LIGHTEST)
  const isInHeavy = (run: Segment): boolean =>
    heavy.some((segment) => run.quote.start >= segment.quote.start && run.quote.end <= segment.quote.end)
  return rejoined(texts, runs.filter(isInHeavy))
}

/** Units by which run ends are inexact: late if the next units happen to be equal, early at a broken word. */
const INEXACT = 3

/** Maximum skipped units of the quote that may be at line ends. */
const MOST_SKIPPED = 100

function isNearLineEnd(index: QuoteIndex, from: number, to: number): boolean {
  for (let at = from; at <= to; at += 1) if (isLineEnd(index, at)) return true
  return false
}

/**
 * Whether a quote may continue from one segment to the next: close by, or from one line, cell or page end to another's
 * start. The skipped part of the quote may be on either side of the line ends.
 */
function mayFollow(texts: Texts, before: Segment, after: Segment): boolean {
  if (areClose(texts, before, after)) return true
  const { index } = texts
  const skipped = Math.min(after.quote.start - before.quote.end, MOST_SKIPPED)
  const { end } = before.document
  const { start } = after.document
  return (
    isNearLineEnd(index, end - INEXACT, end + INEXACT + skipped) &&
    isNearLineEnd(index, start - INEXACT - skipped, start + INEXACT)
  )
}

interface Chain {
  readonly weight: number
  readonly segments: readonly Segment[]
}

const NO_CHAIN: Chain = { weight: 0, segments: [] }

function heavier(a: Chain, b: Chain): Chain {
  return b.weight > a.weight ? b : a
}

/** Returns the heaviest chain of segments in quote order in which each may follow the previous one. */
export function chainOf(index: QuoteIndex, quote: QuoteText, tiles: readonly Tile[]): Segment[] {
  const texts = { index, quote }
  const chains: Chain[] = []
  for (const segment of segmentsOf(texts, tiles)) {
    const before = chains
      .filter(({ segments }) => {
        const last = segments[segments.length - 1]
        return last !== undefined && mayFollow(texts, last, segment)
      })
      .reduce(heavier, NO_CHAIN)
    chains.push({ weight: before.weight + segment.weight, segments: [...before.segments, segment] })
  }
  return rejoined(texts, chains.reduce(heavier, NO_CHAIN).segments)
}
