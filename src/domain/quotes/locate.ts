/** Locates a quote in the document. */

import { withUnifiedIdeographs } from '../text/unified-ideographs.ts'
import { wholeOf } from './index/build-index.ts'
import { type QuoteIndex, startOfPage } from './index/document-index.ts'
import { judgedMatch, judgedParts, type Located } from './judge.ts'
import { findParts, partsOf } from './search/ellipses.ts'
import { findExact, type Match } from './search/exact.ts'
import type { Scope } from './search/occurrences.ts'
import { type QuoteText, quoteText } from './search/quote-text.ts'
import { findSimilar, SHORTEST_SIMILAR } from './search/similar.ts'
import { hasWords } from './text/fold.ts'
import { readingsOf, withoutMarks } from './text/strip-quote.ts'

/** Longer quotes (units of the loose form) must match exactly: comparison takes quadratic time and memory. */
const LONGEST_SIMILAR = 4000
/** Maximum parts that ellipses join; a quote with more is not in the document. */
const MOST_PARTS = 40
/** Maximum share of differing units for a quote with an ellipsis to match as a whole. */
const CLOSE = 0.12

function scopeOf(index: QuoteIndex, page: number | undefined): Scope {
  const at = index.pages.findIndex(({ number }) => number === page)
  return { start: 0, end: index.text.length, near: startOfPage(index, at) }
}

function findWhole(index: QuoteIndex, quotes: readonly QuoteText[], scope: Scope): Match | null {
  let second: Match | null = null
  for (const quote of quotes) {
    const match = findExact(index, quote, scope)
    if (match?.isAsWritten) return match
    second ??= match
  }
  return second
}

function findShort(index: QuoteIndex, quote: QuoteText, scope: Scope): Match | null {
  const match = findExact(index, quoteText(withoutMarks(quote.source)), scope)
  return match && { ...match, isAsWritten: false }
}

/** Locates the parts that an ellipsis joins; as a whole if a part is not as written and hardly anything differs. */
function locateJoined(
  index: QuoteIndex,
  quote: QuoteText,
  parts: readonly string[],
  scope: Scope,
): Located | null {
  const joined = findParts(index, parts.map(quoteText), scope)
  if (joined?.every(({ isAsWritten }) => isAsWritten)) return judgedParts(index, parts, joined)
  const near = findSimilar(index, quote, scope, CLOSE)
  if (near !== null) return judgedMatch(index, quote.source, near)
  return joined === null ? null : judgedParts(index, parts, joined)
}

/** Locates a quote that differs from the document, or whose parts an ellipsis joins. */
function locateSimilar(index: QuoteIndex, quote: QuoteText, scope: Scope): Located | null {
  const parts = partsOf(quote.source)
  if (parts.length > MOST_PARTS) return null
  if (parts.length > 1) return locateJoined(index, quote, parts, scope)
  const near = findSimilar(index, quote, scope)
  return near === null ? null : judgedMatch(index, quote.source, near)
}

/** Locates a quote as written. */
function locateExact(
  index: QuoteIndex,
  quotes: readonly QuoteText[],
  core: QuoteText,
  page?: number,
): Located | null {
  const scope = scopeOf(index, page)
  const match =
    findWhole(index, quotes, scope) ??
    (core.loose.length < SHORTEST_SIMILAR ? findShort(index, core, scope) : null)
  return match === null ? null : judgedMatch(index, core.source, match)
}

/** Calls `look` on the document without headers and footers, then with them. */
function inEither(index: QuoteIndex, look: (index: QuoteIndex) => Located | null): Located | null {
  const found = look(index)
  if (found !== null) return found
  const whole = wholeOf(index)
  return whole === null ? null : look(whole)
}

function locate(index: QuoteIndex, quote: string, page?: number): Located | null {
  const quotes = readingsOf(quote).map(quoteText)
  const core = quotes[quotes.length - 1]
  if (core === undefined || !hasWords(core.source)) return null
  const exact = inEither(index, (one) => locateExact(one, quotes, core, page))
  if (exact !== null || core.loose.length > LONGEST_SIMILAR || core.loose.length < SHORTEST_SIMILAR)
    return exact
  return inEither(index, (one) => locateSimilar(one, core, scopeOf(one, page)))
}

/** Cache of results, because quotes are looked up by the quality gate and again for the result. */
const known = new WeakMap<QuoteIndex, Map<string, Located | null>>()
/** Maximum results cached per document, and maximum characters of a cached quote. */
const MOST_KNOWN = 4000
const LONGEST_KNOWN = 4000

/**
 * Locates a quote: null if the document does not have it, or if it is too long to compare. `page` (a page number) only
 * chooses among equally good matches: the first that reaches that page, else the first after it, else the first in the
 * document. Words as written always come before similar ones.
 */
export function locateQuote(index: QuoteIndex, quote: string, page?: number): Located | null {
  const answers = known.get(index) ?? new Map<string, Located | null>()
  known.set(index, answers)
  const key = `${page ?? ''} ${quote}`
  const before = answers.get(key)
  if (before !== undefined) return before
  const found = locate(index, withUnifiedIdeographs(quote), page)
  if (answers.size < MOST_KNOWN && quote.length <= LONGEST_KNOWN) answers.set(key, found)
  return found
}
