/** Marked ranges of a page's characters (hidden, recognised), held against places. */
import type { PageText, TextRange } from './page-text.ts'
import type { Place } from './quotes/places.ts'

/** The parts of `place` that lie in `ranges` of its page and hold words. */
export function partsWithin(page: PageText, ranges: readonly TextRange[] = [], place: Place): Place[] {
  return ranges
    .map(({ start, end }) => ({
      page: place.page,
      start: Math.max(start, place.start),
      end: Math.min(end, place.end),
    }))
    .filter((part) => hasWords(page, part))
}

/** The characters of these places that a reader can't see. */
export function hiddenParts(pages: readonly PageText[], places: readonly Place[]): Place[] {
  return places.flatMap((place) => {
    const page = pages.find(({ number }) => number === place.page)
    return page ? partsWithin(page, page.hidden, place) : []
  })
}

/** Numbers of the pages that have words in such ranges. */
export function pagesWith(pages: readonly PageText[], kind: 'hidden' | 'recognised'): number[] {
  return pages
    .filter((page) => page[kind]?.some((range) => hasWords(page, range)))
    .map(({ number }) => number)
}

function hasWords({ text }: PageText, { start, end }: TextRange): boolean {
  return end > start && /[\p{L}\p{N}]/u.test(text.slice(start, end))
}
