/** Finding a quote that stands in the document with the same letters, digits and punctuation. */
import { isBoundary, wholeWords } from './boundaries.ts'
import { placesOf, type QuoteIndex, type Range, sourceOf } from './document-index.ts'
import { isDropped, sameAsWritten, strictForm } from './fold.ts'
import { sameMeaning } from './meaning.ts'
import type { QuoteText } from './quote-text.ts'
import { possibleStarts } from './seeds.ts'

export interface Match {
  readonly range: Range
  readonly status: 'verified' | 'repaired'
  /** The document's own characters; wider than the range by dashes and blanks that the quote has at its ends. */
  readonly own: string
}

/** Where to look, as a range of the loose form; `near` is where to look first. */
export interface Scope extends Range {
  readonly near: number
}

/** Equal texts beyond this many are not weighed against each other. */
const OCCURRENCES = 200

function startsOf(index: QuoteIndex, { loose, units }: QuoteText): readonly number[] {
  const possible = possibleStarts(index.seeds, units)
  if (possible !== null) return [...possible].filter((start) => index.text.startsWith(loose, start))
  const starts: number[] = []
  let at = index.text.indexOf(loose)
  while (at >= 0) {
    starts.push(at)
    at = index.text.indexOf(loose, at + 1)
  }
  return starts
}

/** Where the quote's loose form stands, from `near` on first. */
function occurrences(index: QuoteIndex, quote: QuoteText, scope: Scope): Range[] {
  const length = quote.loose.length
  const starts = startsOf(index, quote).filter((start) => start >= scope.start && start + length <= scope.end)
  const ordered = [
    ...starts.filter((start) => start >= scope.near),
    ...starts.filter((start) => start < scope.near),
  ]
  return ordered.slice(0, OCCURRENCES).map((start) => ({ start, end: start + length }))
}

function judged(index: QuoteIndex, quote: QuoteText, range: Range): Match | null {
  if (!isBoundary(index, range.start) || !isBoundary(index, range.end)) return null
  const own = sourceOf(index, range)
  const isWritten = sameAsWritten(strictForm(own), quote.strict) || isWrittenWithEnds(index, quote, range)
  if (isWritten) return { range, status: 'verified', own }
  return sameMeaning(quote.source, own) ? { range, status: 'repaired', own } : null
}

/** Dashes and blanks at the ends of the quote have nothing in the loose form to be found by. */
function isWrittenWithEnds(index: QuoteIndex, quote: QuoteText, range: Range): boolean {
  const first = quote.strict.codePointAt(0) ?? 0
  const last = quote.strict.codePointAt(quote.strict.length - 1) ?? 0
  if (!isDropped(first) && !isDropped(last)) return false
  const places = placesOf(index, range)
  const [head, tail] = [places[0], places[places.length - 1]]
  if (head === undefined || tail === undefined) return false
  const textOf = (page: number): string =>
    index.pages.find((candidate) => candidate.number === page)?.text ?? ''
  const before =
    /[-_\u2010-\u2015\s]*$/u.exec(textOf(head.page).slice(Math.max(0, head.start - 200), head.start))?.[0] ??
    ''
  const after = /^[-_\u2010-\u2015\s]*/u.exec(textOf(tail.page).slice(tail.end, tail.end + 200))?.[0] ?? ''
  const own = (isDropped(first) ? before : '') + sourceOf(index, range) + (isDropped(last) ? after : '')
  return sameAsWritten(strictForm(own), quote.strict)
}

/** The quote cut out of words at its ends, as when it was broken off: the words are completed. */
function completed(index: QuoteIndex, quote: QuoteText, range: Range): Match | null {
  const whole = wholeWords(index, range)
  const own = sourceOf(index, whole)
  return sameMeaning(quote.source, own) ? { range: whole, status: 'repaired', own } : null
}

/** The first occurrence that reads as written, else the first that differs in case, accents or kind of quotes. */
export function findExact(index: QuoteIndex, quote: QuoteText, scope: Scope): Match | null {
  if (quote.loose === '') return null
  let second: Match | null = null
  for (const range of occurrences(index, quote, scope)) {
    const match = judged(index, quote, range)
    if (match?.status === 'verified') return match
    second ??= match
  }
  return second
}

/** An occurrence that begins or ends inside a word. */
export function findCut(index: QuoteIndex, quote: QuoteText, scope: Scope): Match | null {
  if (quote.loose === '') return null
  for (const range of occurrences(index, quote, scope)) {
    const match = completed(index, quote, range)
    if (match !== null) return match
  }
  return null
}
