/** Finds the parts of places that prove nothing: invisible or crossed out. */
import { partsWithin } from '../../page-ranges.ts'
import type { PageText, TextRange } from '../../page-text.ts'
import type { Place } from '../index/document-index.ts'

const VISIBLE = /\S/u
/** Lines and slashes drawn through the letter before them. */
const STRIKES = /[\u0335-\u0338\u20d2\u20d3\u20e5\u20eb]/u

/** The visible characters of the places that are in the ranges chosen on their page. */
function partsIn(
  pages: readonly PageText[],
  places: readonly Place[],
  chosen: (page: PageText, place: Place) => readonly TextRange[] | undefined,
): Place[] {
  return places.flatMap((place) => {
    const page = pages.find(({ number }) => number === place.page)
    return page === undefined ? [] : partsWithin(page, chosen(page, place), place, VISIBLE)
  })
}

/** Hidden parts of the places; hidden spaces don't count. */
export const hiddenParts = (pages: readonly PageText[], places: readonly Place[]): Place[] =>
  partsIn(pages, places, ({ hidden }) => hidden)

/** Parts of the places that are crossed out. */
export const struckParts = (pages: readonly PageText[], places: readonly Place[]): Place[] =>
  partsIn(pages, places, ({ text, struck }, place) =>
    STRIKES.test(text.slice(place.start, place.end)) ? [place] : struck,
  )
