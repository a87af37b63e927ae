/** The places at which the document has the loose form of a quote. */
import { countUpTo, isHidden, type QuoteIndex } from '../index/document-index.ts'
import { type Hits, type Range, rarestSeed } from '../index/seeds.ts'
import type { QuoteText } from './quote-text.ts'

/** Range of the loose form to search; the search begins at `near`. */
export interface Scope extends Range {
  readonly near: number
}

/** Maximum places compared with the quote as written; fewer, but at least two, for `JUDGED_UNITS` units. */
export const JUDGED = 200
/** Maximum units compared to find these places. */
const COMPARED_UNITS = 20_000_000

/** Yields starts of the quote from `from` (inclusive) to `to`, found by one of its seeds; ascending. */
function* startsBySeed(
  { text }: QuoteIndex,
  { loose }: QuoteText,
  { at, positions }: Hits,
  from: number,
  to: number,
): Generator<number> {
  const first = countUpTo(positions, from + at - 1)
  const most = Math.ceil(COMPARED_UNITS / loose.length)
  const last = Math.min(first + most, countUpTo(positions, to + at - 1))
  for (let i = first; i < last; i += 1) {
    const start = (positions[i] ?? 0) - at
    if (text.startsWith(loose, start)) yield start
  }
}

/** As above, for a quote too short to have seeds. */
function* startsByText(text: string, loose: string, from: number, to: number): Generator<number> {
  for (let at = text.indexOf(loose, from); at >= 0 && at < to; at = text.indexOf(loose, at + 1)) yield at
}

/** Yields occurrences of the quote's loose form: from `near` on, including those that overlap it, then before it. */
export function* occurrences(index: QuoteIndex, quote: QuoteText, scope: Scope): Generator<Range> {
  const { loose, units } = quote
  const seed = rarestSeed(index.seeds, units)
  const middle = Math.max(scope.start, scope.near - loose.length + 1)
  const end = scope.end - loose.length + 1
  for (const [from, to] of [
    [middle, end],
    [scope.start, middle],
  ] as const) {
    const starts =
      seed === null ? startsByText(index.text, loose, from, to) : startsBySeed(index, quote, seed, from, to)
    for (const start of starts) yield { start, end: start + loose.length }
  }
}

/** Yields visible places before hidden ones: of equal words, the visible ones count. */
export function* visibleFirst(index: QuoteIndex, quote: QuoteText, scope: Scope): Generator<Range> {
  const hidden: Range[] = []
  for (const range of occurrences(index, quote, scope)) {
    if (!isHidden(index, range)) yield range
    else if (hidden.length < JUDGED) hidden.push(range)
  }
  yield* hidden
}
