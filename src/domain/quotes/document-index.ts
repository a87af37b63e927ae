/** A document prepared for looking up quotes: its loose form, the way back to the pages, and where each seed stands. */
import type { PageText, TextRange } from '../page-text.ts'
import { foldLoose } from './fold.ts'
import type { Place } from './places.ts'
import { runningLines } from './running-lines.ts'
import { indexSeeds, type SeedIndex } from './seeds.ts'

export interface QuoteIndex {
  readonly pages: readonly PageText[]
  /** Loose form of all pages, one after the other; heads and feet of the pages are left out. */
  readonly text: string
  /** For each unit of `text`: the offset of its character in its page. */
  readonly offsets: Uint32Array
  /** Where each piece begins in `text`; one more entry for the end. A piece is a run of one page with nothing left out. */
  readonly pieceStarts: Uint32Array
  /** For each piece the position of its page in `pages`. */
  readonly piecePages: Uint32Array
  readonly seeds: SeedIndex
  /** Starts and ends, by turns and ascending, of what of `text` can't be seen on its page. */
  readonly hidden: Uint32Array
  /** Whether heads and feet were left out of `text`. */
  readonly isPart: boolean
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

/** Units beyond the first of their characters: a compatibility form can have 18. So many a document may have, or a quarter. */
const FEWEST_FURTHER = 20_000
const FURTHER_SHARE = 0.25

/** The loose form while it is written, for a text of so many characters. */
class Loose {
  readonly units: Uint16Array
  readonly offsets: Uint32Array
  length = 0
  #further: number

  constructor(characters: number) {
    this.#further = Math.max(FEWEST_FURTHER, Math.ceil(characters * FURTHER_SHARE))
    this.units = new Uint16Array(characters + this.#further)
    this.offsets = new Uint32Array(characters + this.#further)
  }

  push(unit: number, offset: number): void {
    const isFurther = this.length > 0 && this.offsets[this.length - 1] === offset
    if (isFurther) this.#further -= 1
    if (isFurther && this.#further < 0) return
    this.units[this.length] = unit
    this.offsets[this.length] = offset
    this.length += 1
  }
}

/** In longer documents (characters) heads and feet stay in the text: two indexes would take too much memory. */
const LONGEST_IN_PARTS = 2_000_000

const NOTHING: readonly TextRange[] = []

/** What is left of a text of `length` characters without some ranges of it. */
function without(ranges: readonly TextRange[], length: number): TextRange[] {
  const starts = [0, ...ranges.map(({ end }) => end)]
  const ends = [...ranges.map(({ start }) => start), length]
  return starts.map((start, i) => ({ start, end: ends[i] ?? length })).filter(({ start, end }) => end > start)
}

/** Starts and ends in units of the loose form of the page's hidden characters that lie in a piece beginning at unit `from`. */
function hiddenUnits({ hidden = NOTHING }: PageText, piece: TextRange, loose: Loose, from: number): number[] {
  const found: number[] = []
  let unit = from
  for (const range of hidden) {
    if (range.end <= piece.start || range.start >= piece.end) continue
    while (unit < loose.length && (loose.offsets[unit] ?? 0) < range.start) unit += 1
    const start = unit
    while (unit < loose.length && (loose.offsets[unit] ?? 0) < range.end) unit += 1
    if (unit > start) found.push(start, unit)
  }
  return found
}

function indexWithout(pages: readonly PageText[], leftOut: readonly (readonly TextRange[])[]): QuoteIndex {
  const loose = new Loose(pages.reduce((sum, page) => sum + page.text.length, 0))
  const pieceStarts: number[] = []
  const piecePages: number[] = []
  const hidden: number[] = []
  pages.forEach((page, at) => {
    for (const piece of without(leftOut[at] ?? NOTHING, page.text.length)) {
      const from = loose.length
      pieceStarts.push(from)
      piecePages.push(at)
      foldLoose(page.text.slice(piece.start, piece.end), (unit, offset) =>
        loose.push(unit, piece.start + offset),
      )
      for (const edge of hiddenUnits(page, piece, loose, from)) hidden.push(edge)
    }
  })
  const units = loose.units.subarray(0, loose.length)
  return {
    pages,
    text: stringOf(units),
    offsets: loose.offsets.slice(0, loose.length),
    pieceStarts: Uint32Array.from([...pieceStarts, loose.length]),
    piecePages: Uint32Array.from(piecePages),
    seeds: indexSeeds(units),
    hidden: Uint32Array.from(hidden),
    isPart: leftOut.some((ranges) => ranges.length > 0),
  }
}

export function indexDocument(pages: readonly PageText[]): QuoteIndex {
  const length = pages.reduce((sum, page) => sum + page.text.length, 0)
  return indexWithout(pages, length > LONGEST_IN_PARTS ? [] : runningLines(pages))
}

/** Made when the first quote is not in the text without heads and feet. */
const wholes = new WeakMap<QuoteIndex, QuoteIndex>()

/** The index of the document with the heads and feet of its pages; null when that is the index itself. */
export function wholeOf(index: QuoteIndex): QuoteIndex | null {
  if (!index.isPart) return null
  const made = wholes.get(index) ?? indexWithout(index.pages, [])
  wholes.set(index, made)
  return made
}

/** How many of some ascending numbers are at most `limit`. */
function countUpTo(numbers: Uint32Array, limit: number): number {
  let low = 0
  let high = numbers.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((numbers[middle] ?? 0) <= limit) low = middle + 1
    else high = middle
  }
  return low
}

/** Whether anything in a range can't be seen on its page. */
export function isHidden({ hidden }: QuoteIndex, { start, end }: Range): boolean {
  const before = countUpTo(hidden, start)
  return before % 2 === 1 || (hidden[before] ?? end) < end
}

/** The piece that holds a unit of the loose form. */
export function pieceAt({ pieceStarts }: QuoteIndex, unit: number): number {
  return Math.max(0, Math.min(countUpTo(pieceStarts, unit), pieceStarts.length - 1) - 1)
}

export function pageOfPiece(index: QuoteIndex, piece: number): PageText | undefined {
  return index.pages[index.piecePages[piece] ?? 0]
}

/** Where the text of a page, or of the next one that has any, begins. */
export function startOfPage({ piecePages, pieceStarts, text }: QuoteIndex, page: number): number {
  const piece = countUpTo(piecePages, page - 1)
  return page <= 0 ? 0 : (pieceStarts[piece] ?? text.length)
}

/** Characters after a match that belong to its last one: accents and other marks that the loose form leaves out. */
const TRAILING_MARKS = /^\p{M}*/u
const MOST_MARKS = 32

function endOfCharacter(text: string, offset: number): number {
  const next = offset + ((text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1)
  return next + (TRAILING_MARKS.exec(text.slice(next, next + MOST_MARKS))?.[0].length ?? 0)
}

/** The places of a range, one a piece. */
export function placesOf(index: QuoteIndex, range: Range): Place[] {
  const places: Place[] = []
  let start = range.start
  while (start < range.end) {
    const piece = pieceAt(index, start)
    const page = pageOfPiece(index, piece)
    const end = Math.min(range.end, index.pieceStarts[piece + 1] ?? range.end)
    if (page === undefined || end <= start) break
    const from = index.offsets[start] ?? 0
    const last = index.offsets[end - 1] ?? from
    places.push({ page: page.number, start: from, end: endOfCharacter(page.text, last) })
    start = end
  }
  return places
}

/** The document's own characters at a range, its pieces joined by line ends. */
export function sourceOf(index: QuoteIndex, range: Range): string {
  const parts: string[] = []
  let start = range.start
  while (start < range.end) {
    const piece = pieceAt(index, start)
    const end = Math.min(range.end, index.pieceStarts[piece + 1] ?? range.end)
    const text = pageOfPiece(index, piece)?.text ?? ''
    if (end <= start) break
    parts.push(text.slice(index.offsets[start] ?? 0, endOfCharacter(text, index.offsets[end - 1] ?? 0)))
    start = end
  }
  return parts.join('\n')
}
