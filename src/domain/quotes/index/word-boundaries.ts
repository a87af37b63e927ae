/** Finds word boundaries in the loose form of a document. */
import { UNSPACED } from '../text/characters.ts'
import { pageOfPiece, pieceAt, type QuoteIndex } from './document-index.ts'
import type { Range } from './seeds.ts'

const WORD = /^[\p{L}\p{N}\p{M}]$/u
const DIGIT = /^\d$/
/** The gap between the halves of a word broken at a line end. */
const BREAK = /^(?:\p{M}*[-\u2010][^\S\n]*\n\s*|\p{Cf}[\p{Cf}\s]*)$/u
/** Maximum characters read between two units; a longer gap is never inside a word. */
const LONGEST_GAP = 200
const SEPARATED = /^\d[.,]\d$/
const GROUPING_SPACE = /^[\u00a0\u2009\u202f]$/

/** Whether `at` is beside a separator inside a number such as "1.5" or "10,000". */
function isInsideNumber(text: string, at: number, gap: string): boolean {
  if (gap !== '')
    return GROUPING_SPACE.test(gap) && DIGIT.test(text[at - 1] ?? '') && DIGIT.test(text[at] ?? '')
  return [at - 1, at].some((sign) => SEPARATED.test(text.slice(sign - 1, sign + 2)))
}

function isSplit(before: string, after: string, gap: string): boolean {
  if (!WORD.test(before) || !WORD.test(after)) return true
  if (UNSPACED.test(before) || UNSPACED.test(after)) return true
  return gap !== '' && !BREAK.test(gap) && !/^\p{M}+$/u.test(gap)
}

/** Whether a word, a sign or the text ends just before unit `at` of the loose form. */
export function isBoundary(index: QuoteIndex, at: number): boolean {
  const { text, offsets } = index
  if (at >= text.length) return true
  const piece = pieceAt(index, at)
  if (index.pieceStarts[piece] === at) return true
  const from = offsets[at - 1] ?? 0
  const to = offsets[at] ?? 0
  if (from === to) return false
  const before = text[at - 1] ?? ''
  const after = text[at] ?? ''
  const gap = (pageOfPiece(index, piece)?.text ?? '').slice(from + 1, Math.min(to, from + 1 + LONGEST_GAP))
  return !isInsideNumber(text, at, gap) && isSplit(before, after, gap)
}

/** Maximum units scanned to the end of a word. */
const REACH = 48

function nearest(index: QuoteIndex, at: number, step: 1 | -1): number {
  for (let i = 0; i <= REACH; i += 1) if (isBoundary(index, at + i * step)) return at + i * step
  return at
}

/** Snaps a range to whole words: a word is included if at least half of it was inside. */
export function wholeWords(index: QuoteIndex, range: Range): Range {
  const left = nearest(index, range.start, -1)
  const right = nearest(index, range.start, 1)
  const start = right - range.start >= range.start - left ? left : right
  const before = nearest(index, range.end, -1)
  const after = nearest(index, range.end, 1)
  const end = range.end - before >= after - range.end ? after : before
  return end > start ? { start, end } : range
}
