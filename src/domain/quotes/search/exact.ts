/** Finds a quote that is in the document with the same letters, digits and punctuation. */
import { isHidden, pageOfPiece, pieceAt, type QuoteIndex, sourceOf } from '../index/document-index.ts'
import type { Range } from '../index/seeds.ts'
import { isBoundary } from '../index/word-boundaries.ts'
import { sameAsWritten, strictForm } from '../text/strict-form.ts'
import { JUDGED, type Scope, visibleFirst } from './occurrences.ts'
import type { QuoteText } from './quote-text.ts'

export interface Match {
  readonly range: Range
  /** Whether letters, accents, case and punctuation are the quote's. */
  readonly isAsWritten: boolean
}

const JUDGED_UNITS = 2_000_000
/** A place longer than the quote by both limits consists mostly of ignored characters. */
const LONGER_TIMES = 4
const LONGER_BY = 2000

function isMuchLonger(own: string, { source }: QuoteText): boolean {
  return own.length > source.length * LONGER_TIMES + LONGER_BY
}

function judged(index: QuoteIndex, quote: QuoteText, range: Range): Match | null {
  if (!isBoundary(index, range.start) || !isBoundary(index, range.end)) return null
  const own = sourceOf(index, range)
  if (isMuchLonger(own, quote)) return null
  const isAsWritten = sameAsWritten(strictForm(withDashes(index, quote, range, own)), quote.strict)
  return { range, isAsWritten }
}

const DASH_OR_SPACE = /[-_\u2010-\u2015\s]/u
/** Characters read around a place. */
const AROUND = 200

/** Returns the dashes and blanks from `at` on, or those that end there. */
function dashesAt(text: string, at: number, step: 1 | -1): string {
  let end = at
  while (Math.abs(end - at) < AROUND && DASH_OR_SPACE.test(text.charAt(end))) end += step
  return step === 1 ? text.slice(at, end) : text.slice(end + 1, at + 1)
}

/** Adds the dashes and blanks around `own` that the quote has at its ends too; the loose form drops them. */
function withDashes(index: QuoteIndex, { strict }: QuoteText, range: Range, own: string): string {
  const dashes = (unit: number, step: 1 | -1): string =>
    dashesAt(pageOfPiece(index, pieceAt(index, unit))?.text ?? '', (index.offsets[unit] ?? 0) + step, step)
  const before = /^[-_]/u.test(strict) ? dashes(range.start, -1) : ''
  return before + own + (/[-_]$/u.test(strict) ? dashes(range.end - 1, 1) : '')
}

/** The first occurrence as written, else with other case, accents or quotation marks; visible before hidden ones. */
export function findExact(index: QuoteIndex, quote: QuoteText, scope: Scope): Match | null {
  let second: Match | null = null
  let left = Math.max(2, Math.min(JUDGED, JUDGED_UNITS / quote.loose.length))
  for (const range of visibleFirst(index, quote, scope)) {
    if (second !== null && isHidden(index, range) && !isHidden(index, second.range)) return second
    left -= 1
    if (left < 0) break
    const match = judged(index, quote, range)
    if (match?.isAsWritten) return match
    second ??= match
  }
  return second
}
