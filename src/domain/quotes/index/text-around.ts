/** The text right before and after a place, over the ends of pages and without headers and footers. */

import { lineEnd, lineStart } from '../text/lines.ts'
import { type Place, pageOfPiece, pieceAt, type QuoteIndex, sourceOf, startOfPage } from './document-index.ts'

/** Index of the piece in which a character of a page lies. */
function pieceOf(index: QuoteIndex, page: number, offset: number): number {
  let piece = pieceAt(index, startOfPage(index, page))
  while (index.piecePages[piece + 1] === page && startOffset(index, piece + 1) <= offset) piece += 1
  return piece
}

/** Offset in the page of the line in which a piece begins. */
function startOffset(index: QuoteIndex, piece: number): number {
  const text = pageOfPiece(index, piece)?.text ?? ''
  const first = index.offsets[index.pieceStarts[piece] ?? 0] ?? 0
  return lineStart(text, first)
}

/** Up to `most` characters before a place; `own` of them are on its page. */
export function before(
  index: QuoteIndex,
  { page: number, start }: Place,
  most: number,
): { text: string; own: number } {
  const page = index.pages.findIndex((candidate) => candidate.number === number)
  const piece = pieceOf(index, page, start)
  const from = Math.max(startOffset(index, piece), start - most)
  const own = index.pages[page]?.text.slice(from, start) ?? ''
  const first = index.pieceStarts[piece] ?? 0
  const earlier = sourceOf(index, { start: Math.max(0, first - most + own.length), end: first })
  return { text: earlier === '' ? own : `${earlier}\n${own}`, own: own.length }
}

/** Offset in the page of the end of the line in which a piece ends. */
function endOffset(index: QuoteIndex, piece: number): number {
  const text = pageOfPiece(index, piece)?.text ?? ''
  const last = index.offsets[(index.pieceStarts[piece + 1] ?? 0) - 1] ?? 0
  return lineEnd(text, last)
}

/** Up to `most` characters after a place; `own` of them are on its page. */
export function after(
  index: QuoteIndex,
  { page: number, end }: Place,
  most: number,
): { text: string; own: number } {
  const page = index.pages.findIndex((candidate) => candidate.number === number)
  const piece = pieceOf(index, page, end - 1)
  const next = index.pieceStarts[piece + 1] ?? index.text.length
  const own = index.pages[page]?.text.slice(end, Math.min(endOffset(index, piece), end + most)) ?? ''
  const later = sourceOf(index, { start: next, end: next + most - own.length })
  return { text: later === '' ? own : `${own}\n${later}`, own: own.length }
}
