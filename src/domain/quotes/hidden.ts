/** Finds the invisible parts of places. */
import type { PageText } from '../page-text.ts'
import type { Place } from './places.ts'

const VISIBLE = /\S/u

function hiddenAt(page: PageText, { start, end }: Place): Place[] {
  return (page.hidden ?? []).flatMap((range) => {
    const part = { page: page.number, start: Math.max(start, range.start), end: Math.min(end, range.end) }
    return part.end > part.start && VISIBLE.test(page.text.slice(part.start, part.end)) ? [part] : []
  })
}

/** Hidden parts of the places; hidden spaces don't count. */
export function hiddenParts(pages: readonly PageText[], places: readonly Place[]): Place[] {
  return places.flatMap((place) => {
    const page = pages.find((candidate) => candidate.number === place.page)
    return page === undefined ? [] : hiddenAt(page, place)
  })
}
