/** Finds the parts of places that prove nothing: invisible or crossed out. */
import type { PageText, TextRange } from '../../page-text.ts'
import type { Place } from '../index/document-index.ts'

const VISIBLE = /\S/u
/** Lines and slashes drawn through the letter before them. */
const STRIKES = /[\u0335-\u0338\u20d2\u20d3\u20e5\u20eb]/u

/** The visible characters of the places that are in the ranges chosen on their page. */
function partsIn(
  pages: readonly PageText[],
  places: readonly Place[],
  chosen: (page: PageText, place: Place) => readonly TextRange[],
): Place[] {
  const partsAt = (page: PageText, place: Place): Place[] =>
    chosen(page, place)
      .map(({ start, end }) => ({
        page: page.number,
        start: Math.max(place.start, start),
        end: Math.min(place.end, end),
      }))
      .filter(({ start, end }) => VISIBLE.test(page.text.slice(start, end)))
  return places.flatMap((place) =>
    pages.flatMap((page) => (page.number === place.page ? partsAt(page, place) : [])),
  )
}

/** Hidden parts of the places; hidden spaces don't count. */
export function hiddenParts(pages: readonly PageText[], places: readonly Place[]): Place[] {
  return partsIn(pages, places, ({ hidden = [] }) => hidden)
}

/** Parts of the places that are crossed out. */
export function struckParts(pages: readonly PageText[], places: readonly Place[]): Place[] {
  return partsIn(pages, places, ({ text, struck = [] }, place) =>
    STRIKES.test(text.slice(place.start, place.end)) ? [place] : struck,
  )
}
