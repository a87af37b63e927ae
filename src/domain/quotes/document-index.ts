/** A document prepared for looking up quotes: its loose form, the way back to the pages, and where each seed stands. */
import type { PageText } from '../page-text.ts'
import { foldLoose } from './fold.ts'
import type { Place } from './places.ts'
import { indexSeeds, type SeedIndex } from './seeds.ts'

export interface QuoteIndex {
  readonly pages: readonly PageText[]
  /** Loose form of all pages, one after the other. */
  readonly text: string
  /** For each unit of `text`: the offset of its character in its page. */
  readonly offsets: Uint32Array
  /** Where each page begins in `text`; one more entry for the end. */
  readonly pageStarts: Uint32Array
  readonly seeds: SeedIndex
}

/** Units of the loose form, `end` exclusive. */
export interface Range {
  readonly start: number
  readonly end: number
}

const PER_CALL = 8192

function stringOf(units: Uint16Array): string {
  const parts: string[] = []
  for (let i = 0; i < units.length; i += PER_CALL) {
    parts.push(String.fromCharCode(...units.subarray(i, i + PER_CALL)))
  }
  return parts.join('')
}

/** Growing pair of arrays: a compatibility form can be longer than its character (18 units at most). */
class Loose {
  units = new Uint16Array(0)
  offsets = new Uint32Array(0)
  length = 0

  constructor(capacity: number) {
    this.resize(capacity)
  }

  resize(capacity: number): void {
    const units = new Uint16Array(capacity)
    const offsets = new Uint32Array(capacity)
    units.set(this.units.subarray(0, this.length))
    offsets.set(this.offsets.subarray(0, this.length))
    this.units = units
    this.offsets = offsets
  }

  push(unit: number, offset: number): void {
    if (this.length === this.units.length) this.resize(this.length * 2 + 64)
    this.units[this.length] = unit
    this.offsets[this.length] = offset
    this.length += 1
  }
}

export function indexDocument(pages: readonly PageText[]): QuoteIndex {
  const loose = new Loose(pages.reduce((sum, page) => sum + page.text.length, 0))
  const pageStarts = new Uint32Array(pages.length + 1)
  const push = (unit: number, offset: number): void => loose.push(unit, offset)
  pages.forEach((page, i) => {
    pageStarts[i] = loose.length
    foldLoose(page.text, push)
  })
  pageStarts[pages.length] = loose.length
  const units = loose.units.subarray(0, loose.length)
  return {
    pages,
    text: stringOf(units),
    offsets: loose.offsets.slice(0, loose.length),
    pageStarts,
    seeds: indexSeeds(units),
  }
}

/** Position in `index.pages` of the page that holds a unit of the loose form. */
export function pageIndexAt(index: QuoteIndex, unit: number): number {
  let low = 0
  let high = index.pages.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((index.pageStarts[middle] ?? 0) <= unit) low = middle
    else high = middle - 1
  }
  return low
}

/** Characters after a match that belong to its last one: accents and other marks that the loose form leaves out. */
const TRAILING_MARKS = /\p{M}*/uy

function endOfCharacter(text: string, offset: number): number {
  const next = offset + ((text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1)
  TRAILING_MARKS.lastIndex = next
  TRAILING_MARKS.test(text)
  return Math.max(next, TRAILING_MARKS.lastIndex)
}

/** The places of a range, one a page. */
export function placesOf(index: QuoteIndex, range: Range): Place[] {
  const places: Place[] = []
  let start = range.start
  while (start < range.end) {
    const at = pageIndexAt(index, start)
    const page = index.pages[at]
    const end = Math.min(range.end, index.pageStarts[at + 1] ?? range.end)
    if (page === undefined || end <= start) break
    const from = index.offsets[start] ?? 0
    places.push({
      page: page.number,
      start: from,
      end: endOfCharacter(page.text, index.offsets[end - 1] ?? from),
    })
    start = end
  }
  return places
}

/** The document's own characters at a range, pages joined by a line end. */
export function sourceOf(index: QuoteIndex, range: Range): string {
  const parts: string[] = []
  let start = range.start
  while (start < range.end) {
    const at = pageIndexAt(index, start)
    const end = Math.min(range.end, index.pageStarts[at + 1] ?? range.end)
    const text = index.pages[at]?.text ?? ''
    if (end <= start) break
    parts.push(text.slice(index.offsets[start] ?? 0, endOfCharacter(text, index.offsets[end - 1] ?? 0)))
    start = end
  }
  return parts.join('\n')
}
