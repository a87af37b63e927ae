/** Intersects marked ranges of a page's characters (hidden, crossed out, recognised) with places. */
import { countBefore } from '../text/sorted.ts'
import type { PageText, Place, TextRange } from './page-text.ts'

const WORDS = /[\p{L}\p{N}]/u

/** Parts of `place` that lie in `ranges` and contain words, or what `content` matches. Ranges must be ascending and disjoint. */
export function partsWithin(
  page: PageText,
  ranges: readonly TextRange[] = [],
  place: Place,
  content = WORDS,
): Place[] {
  const parts: Place[] = []
  for (let at = countBefore(ranges, ({ end }) => end <= place.start); at < ranges.length; at++) {
    const { start = 0, end = 0 } = ranges[at] ?? {}
    if (start >= place.end) break
    const part = { page: place.page, start: Math.max(start, place.start), end: Math.min(end, place.end) }
    if (content.test(page.text.slice(part.start, part.end))) parts.push(part)
  }
  return parts
}

/** Numbers of the pages with words in such ranges. */
export function pagesWith(pages: readonly PageText[], kind: 'hidden' | 'struck' | 'recognised'): number[] {
  return pages
    .filter((page) => page[kind]?.some(({ start, end }) => WORDS.test(page.text.slice(start, end))))
    .map(({ number }) => number)
}

/** Ranges of characters that prove nothing, ascending and disjoint. */
export function unprovenRanges({ hidden = [], struck = [] }: PageText): readonly TextRange[] {
  return [...hidden, ...struck].sort((a, b) => a.start - b.start)
}

/** Returns the rest of a text of `length` characters without the given ranges. */
export function rangesWithout(ranges: readonly TextRange[], length: number): TextRange[] {
  const starts = [0, ...ranges.map(({ end }) => end)]
  const ends = [...ranges.map(({ start }) => start), length]
  return starts.map((start, i) => ({ start, end: ends[i] ?? length })).filter(({ start, end }) => end > start)
}
