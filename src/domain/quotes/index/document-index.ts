/** The index for quote lookup: a document's loose form, its mapping to pages, and the positions of seeds. */
import type { PageText, Place, TextRange } from '../../document/page-text.ts'
import { countBefore } from '../../text/sorted.ts'
import type { Range, SeedIndex } from './seeds.ts'

export interface QuoteIndex {
  readonly pages: readonly PageText[]
  /** Loose form of all pages in order, without headers and footers. */
  readonly text: string
  /** For each unit of `text`, the offset of its character in its page. */
  readonly offsets: Uint32Array
  /** Start of each piece in `text`, and the end. A piece is a run of one page with nothing omitted. */
  readonly pieceStarts: Uint32Array
  /** For each piece, the index of its page in `pages`. */
  readonly piecePages: Uint32Array
  readonly seeds: SeedIndex
  /** Alternating starts and ends, ascending, of the parts of `text` that are invisible or crossed out on the page. */
  readonly hidden: Uint32Array
  /** Whether headers and footers were omitted from `text`. */
  readonly isPart: boolean
  /** For each page, the ranges of its headers and footers that were omitted. */
  readonly leftOut: readonly (readonly TextRange[])[]
}

/** Number of ascending values that are at most `limit`. */
export const countUpTo = (numbers: Uint32Array, limit: number): number =>
  countBefore(numbers, (number) => number <= limit)

/** Whether any part of a range is invisible or crossed out on its page. */
export function isHidden({ hidden }: QuoteIndex, { start, end }: Range): boolean {
  const before = countUpTo(hidden, start)
  return before % 2 === 1 || (hidden[before] ?? end) < end
}

/** Index of the piece with this unit of the loose form. */
export function pieceAt({ pieceStarts }: QuoteIndex, unit: number): number {
  return Math.max(0, Math.min(countUpTo(pieceStarts, unit), pieceStarts.length - 1) - 1)
}

export const pageOf = ({ pages }: QuoteIndex, { page }: Place): PageText | undefined =>
  pages.find(({ number }) => number === page)

export const wordsAt = (index: QuoteIndex, place: Place): string =>
  pageOf(index, place)?.text.slice(place.start, place.end) ?? ''

export function pageOfPiece(index: QuoteIndex, piece: number): PageText | undefined {
  return index.pages[index.piecePages[piece] ?? 0]
}

/** Start of the text of a page, or of the next page with text. */
export function startOfPage({ piecePages, pieceStarts, text }: QuoteIndex, page: number): number {
  const piece = countUpTo(piecePages, page - 1)
  return page <= 0 ? 0 : (pieceStarts[piece] ?? text.length)
}

/** Accents and other marks after a match that belong to its last character; the loose form drops them. */
const TRAILING_MARKS = /^\p{M}*/u
const MOST_MARKS = 32

function endOfCharacter(text: string, offset: number): number {
  const next = offset + ((text.codePointAt(offset) ?? 0) > 0xffff ? 2 : 1)
  return next + (TRAILING_MARKS.exec(text.slice(next, next + MOST_MARKS))?.[0].length ?? 0)
}

/** Characters of a page, `end` exclusive. */
interface Run extends TextRange {
  readonly page: PageText
}

/** The characters of a range, one run per piece; units behind the text have none. */
function runsOf(index: QuoteIndex, range: Range): Run[] {
  const runs: Run[] = []
  for (let start = range.start; start < range.end; ) {
    const piece = pieceAt(index, start)
    const page = pageOfPiece(index, piece)
    const end = Math.min(range.end, index.pieceStarts[piece + 1] ?? start)
    if (page === undefined || end <= start) break
    const [from = 0, last = 0] = [index.offsets[start], index.offsets[end - 1]]
    runs.push({ page, start: from, end: endOfCharacter(page.text, last) })
    start = end
  }
  return runs
}

export function placesOf(index: QuoteIndex, range: Range): Place[] {
  return runsOf(index, range).map(({ page, start, end }) => ({ page: page.number, start, end }))
}

/** Number of the document's characters at a range: many more than units where runs of one character were shortened. */
export function sourceLength(index: QuoteIndex, range: Range): number {
  return runsOf(index, range).reduce((sum, { start, end }) => sum + end - start, 0)
}

/** Returns the document's characters at a range, with pieces joined by line ends. */
export function sourceOf(index: QuoteIndex, range: Range): string {
  return runsOf(index, range)
    .map(({ page, start, end }) => page.text.slice(start, end))
    .join('\n')
}
