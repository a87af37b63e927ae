/** The text right before and after a place, over the ends of pages and without headers and footers. */
import { pieceAt, type QuoteIndex, sourceOf, startOfPage } from './document-index.ts'
import type { Place } from './places.ts'

/** Index of the piece in which a character of a page lies. */
function pieceOf(index: QuoteIndex, page: number, offset: number): number {
  let piece = pieceAt(index, startOfPage(index, page))
  while (index.piecePages[piece + 1] === page && startOffset(index, piece + 1) <= offset) piece += 1
  return piece
}

/** Offset in the page of the line in which a piece begins. */
function startOffset(index: QuoteIndex, piece: number): number {
  const text = index.pages[index.piecePages[piece] ?? 0]?.text ?? ''
  const first = index.offsets[index.pieceStarts[piece] ?? 0] ?? 0
  return text.lastIndexOf('\n', first - 1) + 1
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
  const rest = most - own.length
  if (rest <= 0 || first === 0) return { text: own, own: own.length }
  const earlier = sourceOf(index, { start: Math.max(0, first - rest), end: first })
  return { text: `${earlier}\n${own}`, own: own.length }
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
  const isLast = index.piecePages[piece + 1] !== page
  const text = index.pages[page]?.text ?? ''
  const until = isLast ? text.length : startOffset(index, piece + 1)
  const own = text.slice(end, Math.min(until, end + most))
  const rest = most - own.length
  if (rest <= 0 || next >= index.text.length) return { text: own, own: own.length }
  const later = sourceOf(index, { start: next, end: Math.min(index.text.length, next + rest) })
  return { text: `${own}\n${later}`, own: own.length }
}
