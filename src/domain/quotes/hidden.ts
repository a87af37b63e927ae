/** Finds the parts of places that prove nothing: invisible or crossed out. */
import type { PageText, TextRange } from '../page-text.ts'
import type { Place } from './places.ts'

const VISIBLE = /\S/u
/** Lines and slashes drawn through the letter before them. */
const STRIKES = /[\u0335-\u0338\u20d2\u20d3\u20e5\u20eb]/u

function partsAt(page: PageText, ranges: readonly TextRange[], { start, end }: Place): Place[] {
  return ranges.flatMap((range) => {
    const part = { page: page.number, start: Math.max(start, range.start), end: Math.min(end, range.end) }
    return part.end > part.start && VISIBLE.test(page.text.slice(part.start, part.end)) ? [part] : []
  })
}

const pageOf = (pages: readonly PageText[], { page }: Place): PageText | undefined =>
  pages.find(({ number }) => number === page)

/** Hidden parts of the places; hidden spaces don't count. */
export function hiddenParts(pages: readonly PageText[], places: readonly Place[]): Place[] {
  return places.flatMap((place) => {
    const page = pageOf(pages, place)
    return page === undefined ? [] : partsAt(page, page.hidden ?? [], place)
  })
}

/** Parts of the places that are crossed out. */
export function struckParts(pages: readonly PageText[], places: readonly Place[]): Place[] {
  return places.flatMap((place) => {
    const page = pageOf(pages, place)
    if (page === undefined) return []
    const isOverlaid = STRIKES.test(page.text.slice(place.start, place.end))
    return isOverlaid ? [place] : partsAt(page, page.struck ?? [], place)
  })
}
