import { withUnifiedIdeographs } from '../text/unified-ideographs.ts'
import { wholeOf } from './index/build-index.ts'
import { type QuoteIndex, startOfPage } from './index/document-index.ts'
import { judgedMatch, judgedParts, type Located } from './judge.ts'
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

const ELLIPSIS =
  /\[\s{0,3}(?:\u2026|\.{3,}|\. \. \.)\s{0,3}\]|\(\s{0,3}(?:\u2026|\.{3,})\s{0,3}\)|\u2026|\.{3,}|\. \. \.|<omitted>/u

function partsOf(quote: string): string[] {
  return quote.split(ELLIPSIS).filter(hasWords)
}

function find(index: QuoteIndex, part: QuoteText, scope: Scope): Match | null {
  return (
    findExact(index, part, scope) ??
    (part.loose.length < SHORTEST_SIMILAR ? null : findSimilar(index, part, scope))
  )
}

/** Units before a part in which the one before it is searched first. */
const NEAR = 2000

function findBefore(index: QuoteIndex, part: QuoteText, end: number): Match | null {
  const start = Math.max(0, end - NEAR)
  return find(index, part, { start, end, near: start }) ?? find(index, part, { start: 0, end, near: 0 })
}

/** Finds the longest part, then the others in order around it; null if one is missing. */
function findParts(index: QuoteIndex, parts: readonly QuoteText[], scope: Scope): readonly Match[] | null {
  const lengths = parts.map(({ loose }) => loose.length)
  const at = lengths.indexOf(Math.max(...lengths))
  const longest = parts[at] && find(index, parts[at], scope)
  if (!longest) return null
  const matches = [longest]
  let { start, end } = longest.range
  for (const part of parts.slice(at + 1)) {
    const match = find(index, part, { start: end, end: index.text.length, near: end })
    if (match === null) return null
    matches.push(match)
    end = match.range.end
  }
  for (const part of parts.slice(0, at).toReversed()) {
    const match = findBefore(index, part, start)
    if (match === null) return null
    matches.unshift(match)
    start = match.range.start
  }
  return matches
}

function scopeOf(index: QuoteIndex, page: number | undefined): Scope {
  const at = index.pages.findIndex(({ number }) => number === page)
  return { start: 0, end: index.text.length, near: startOfPage(index, at) }
}

/** Locates a quote that differs from the document, or whose parts an ellipsis joins. */
function locateSimilar(index: QuoteIndex, quote: QuoteText, scope: Scope): Located | null {
  const parts = partsOf(quote.source)
  if (parts.length > MOST_PARTS) return null
  if (parts.length > 1) {
    const joined = findParts(index, parts.map(quoteText), scope)
    return joined === null ? null : judgedParts(index, parts, joined)
  }
  const near = findSimilar(index, quote, scope)
  return near === null ? null : judgedMatch(index, quote.source, near)
}

function locateExact(
  index: QuoteIndex,
  quotes: readonly QuoteText[],
  core: QuoteText,
  page?: number,
): Located | null {
  const scope = scopeOf(index, page)
  const matches = quotes.flatMap((quote) => findExact(index, quote, scope) ?? [])
  const match = matches.find(({ isAsWritten }) => isAsWritten) ?? matches[0]
  if (match) return judgedMatch(index, core.source, match)
  if (core.loose.length >= SHORTEST_SIMILAR) return null
  const short = findExact(index, quoteText(withoutMarks(core.source)), scope)
  return short && judgedMatch(index, core.source, { ...short, isAsWritten: false })
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
