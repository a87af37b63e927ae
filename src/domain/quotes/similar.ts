/** Finds a quote that differs slightly from the document. */
import { type Alignment, align, compilePattern } from './alignment.ts'
import { wholeWords } from './boundaries.ts'
import { type QuoteIndex, sourceOf } from './document-index.ts'
import type { Match, Scope } from './exact.ts'
import { sameMeaning } from './meaning.ts'
import { namesAnother, type Replacement } from './names.ts'
import { type QuoteText, quotedAt, quoteText } from './quote-text.ts'
import type { Range } from './seeds.ts'
import { hasRival, LOOSEST, spoken, unitsOf, windowsOf } from './windows.ts'

/**
 * Minimum excess of the share of words (by length) found in the quote's order over the share of differing units. Short
 * quotes need more, because a few words in some order occur anywhere.
 */
const MARGIN = -0.15
const MARGIN_PER_WEIGHT = 22
/** Minimum share of a word's units for the word to count as found. */
const WORD_KEPT = 0.7

interface Similar {
  readonly range: Range
  readonly distance: number
  readonly alignment: Alignment
  readonly hasRival: boolean
}

function isKept(word: Range, partners: Int32Array, share = WORD_KEPT): boolean {
  let kept = 0
  let first = -1
  let last = -1
  for (let i = word.start; i < word.end; i += 1) {
    const partner = partners[i] ?? -1
    if (partner < 0) continue
    if (first < 0) first = partner
    last = partner
    kept += 1
  }
  const length = word.end - word.start
  return kept >= length * share && last - first + 1 <= length * 1.5
}

/** Share of the quote's words, by length, found in order. */
function keptShare(quote: QuoteText, partners: Int32Array): number {
  let all = 0
  let kept = 0
  for (const word of quote.words) {
    const length = word.end - word.start
    all += length
    if (isKept(word, partners)) kept += length
  }
  return all === 0 ? 0 : kept / all
}

/** Maximum units of a replacement on either side; longer ones are not replaced words. */
const LONGEST_REPLACEMENT = 80

/** Returns the differing text between matched words, in the quote and in the document. */
function replacementsIn(index: QuoteIndex, quote: QuoteText, { alignment, range }: Similar): Replacement[] {
  const offset = range.start - alignment.start
  const kept = quote.words.filter((word) => isKept(word, alignment.partners, 1))
  const edges = kept.map(({ start, end }) => {
    const partners = alignment.partners.subarray(start, end).filter((partner) => partner >= 0)
    return {
      start,
      end,
      first: (partners[0] ?? 0) + offset,
      last: (partners[partners.length - 1] ?? 0) + offset,
    }
  })
  const before = [{ end: 0, last: range.start - 1 }, ...edges]
  const after = [...edges, { start: quote.units.length, first: range.end }]
  return before.flatMap(({ end, last }, i) => {
    const { start = end, first = last + 1 } = after[i] ?? {}
    const isWord = start > end && first > last + 1
    if (!isWord || Math.max(start - end, first - last) > LONGEST_REPLACEMENT) return []
    return [
      {
        said: quotedAt(quote, { start: end, end: start }),
        own: sourceOf(index, { start: last + 1, end: first }),
      },
    ]
  })
}

function nearestTo(index: QuoteIndex, quote: QuoteText, scope: Scope): Similar | null {
  const said = compilePattern(spoken(quote.units))
  const windows = windowsOf(index, quote, said, scope)
  const [first] = windows
  if (first === undefined || first.distance > quote.units.length * LOOSEST) return null
  const alignment = align(compilePattern(quote.units), unitsOf(index, first.range))
  const range = { start: first.range.start + alignment.start, end: first.range.start + alignment.end }
  if (range.end <= range.start) return null
  const { distance } = alignment
  return { range, distance, alignment, hasRival: hasRival(index, quote, said, windows, range) }
}

/** Maximum share of the quote's words (by length) that may be at the place in another order. */
const DISPLACED = 0.1

function lengthsOf({ loose, words }: QuoteText): Map<string, number> {
  const lengths = new Map<string, number>()
  for (const { start, end } of words) {
    const word = loose.slice(start, end)
    lengths.set(word, (lengths.get(word) ?? 0) + word.length)
  }
  return lengths
}

/** Share of the quote's words, by length, that are at the place in any order. */
function sharedWords(quote: QuoteText, own: QuoteText): number {
  const there = lengthsOf(own)
  let all = 0
  let shared = 0
  for (const [word, length] of lengthsOf(quote)) {
    all += length
    shared += Math.min(length, there.get(word) ?? 0)
  }
  return all === 0 ? 0 : shared / all
}

/** Returns the place with enough text on both sides for reordered words. */
function around(index: QuoteIndex, quote: QuoteText, { start, end }: Range): QuoteText {
  const more = Math.ceil(quote.units.length / 4)
  return quoteText(
    sourceOf(index, { start: Math.max(0, start - more), end: Math.min(index.text.length, end + more) }),
  )
}

/** Maximum share of the quote (by length) in one run without a matched word. */
const LONGEST_CHANGE = 0.25

/** Minimum length of a place relative to the quote; a shorter one has only a part of it. */
const SHORTEST = 0.7

function longestChange({ words }: QuoteText, partners: Int32Array): number {
  let [all, run, longest] = [0, 0, 0]
  for (const word of words) {
    const length = word.end - word.start
    all += length
    run = isKept(word, partners) ? 0 : run + length
    longest = Math.max(longest, run)
  }
  return longest / Math.max(1, all)
}

function isAlike(index: QuoteIndex, quote: QuoteText, { distance, alignment, range }: Similar): boolean {
  if (longestChange(quote, alignment.partners) > LONGEST_CHANGE) return false
  if (range.end - range.start < quote.units.length * SHORTEST) return false
  const kept = keptShare(quote, alignment.partners)
  const margin = kept - distance / quote.units.length
  if (margin < MARGIN + MARGIN_PER_WEIGHT / quote.weight) return false
  return sharedWords(quote, around(index, quote, range)) - kept <= DISPLACED
}

/** The most similar part of the document. */
export interface Nearest {
  readonly range: Range
  readonly own: string
  /** Whether it is a similar clause about another party, or one of two about equally near places. */
  readonly isTwin: boolean
}

export function findNearest(
  index: QuoteIndex,
  quote: QuoteText,
  scope: Scope,
  loosest = LOOSEST,
): Nearest | null {
  const similar = nearestTo(index, quote, scope)
  const isFar = similar === null || similar.distance > quote.units.length * loosest
  if (isFar || !isAlike(index, quote, similar)) return null
  const range = wholeWords(index, similar.range)
  const isTwin = similar.hasRival || namesAnother(index, replacementsIn(index, quote, similar))
  return { range, own: sourceOf(index, range), isTwin }
}

/** Converts the nearest place to a match; null if a difference changes the meaning. */
export function asMatch(quote: QuoteText, nearest: Nearest | null): Match | null {
  if (nearest === null || nearest.isTwin || !sameMeaning(quote.source, nearest.own)) return null
  return { range: nearest.range, status: 'repaired', own: nearest.own }
}

export function findSimilar(index: QuoteIndex, quote: QuoteText, scope: Scope): Match | null {
  return asMatch(quote, findNearest(index, quote, scope))
}
