/** From a quote to the words of the document it stands for. */
import type { QuoteIndex } from './document-index.ts'
import { judgedClause } from './ellipsis.ts'
import { findCut, findExact, type Match, type Scope } from './exact.ts'
import { judgedMatch, judgedParts, judgedScattered } from './judge.ts'
import { findParts, partsOf } from './parts.ts'
import type { Located } from './places.ts'
import { type QuoteText, quoteText } from './quote-text.ts'
import { findScattered } from './scattered.ts'
import { findSimilar } from './similar.ts'

/** Shorter quotes (units of the loose form) must stand in the document exactly. */
const SHORT = 12
/** Longer quotes, must stand in the document exactly too: comparing takes time and memory by the square. */
const LONG = 4000
/** With an ellipsis in it, a quote is taken as a whole only if hardly anything differs. */
const CLOSE = 0.12

const WRAPPED = /^\s*["'\u00ab\u2018\u201c\u201e\u201f](.+)["'\u00bb\u2019\u201c\u201d]\s*$/su
const ELLIPSIS_AT_END = /^(?:\s*(?:\[?(?:\u2026|\.{3,})\]?))+\s*|\s*(?:\[?(?:\u2026|\.{3,})\]?\s*)+$/gu
const MARKS_AT_END = /^[\s"'\u2018-\u201f\u00ab\u00bb,;:.]+|[\s"'\u2018-\u201f\u00ab\u00bb,;:.]+$/gu

/** The quote as given, then without what models put around one: quotation marks, ellipses. */
function readings(quote: string): string[] {
  const bare = quote.replace(ELLIPSIS_AT_END, '')
  const unwrapped = (WRAPPED.exec(bare)?.[1] ?? bare).replace(ELLIPSIS_AT_END, '')
  return [...new Set([quote, bare, unwrapped])]
}

function scopeOf(index: QuoteIndex, page: number | undefined): Scope {
  const at = page === undefined ? -1 : index.pages.findIndex((candidate) => candidate.number === page)
  return { start: 0, end: index.text.length, near: at < 0 ? 0 : (index.pageStarts[at] ?? 0) }
}

function asRepaired(match: Match | null): Match | null {
  return match === null ? null : { ...match, status: 'repaired' }
}

function findWhole(index: QuoteIndex, quotes: readonly QuoteText[], scope: Scope): Match | null {
  let second: Match | null = null
  for (const quote of quotes) {
    const match = findExact(index, quote, scope)
    if (match?.status === 'verified') return match
    second ??= match
  }
  return second
}

function findShort(index: QuoteIndex, quote: QuoteText, scope: Scope): Match | null {
  return asRepaired(findExact(index, quoteText(quote.source.replace(MARKS_AT_END, '')), scope))
}

/** As a whole, in the parts that an ellipsis joins, or in runs that stand near each other. */
function locateSimilar(index: QuoteIndex, quote: QuoteText, scope: Scope): Located | null {
  const parts = partsOf(quote.source)
  if (parts.length > 1) return locateJoined(index, quote, parts, scope)
  const near = findSimilar(index, quote, scope)
  return near === null ? locateScattered(index, quote) : judgedMatch(index, quote.source, near)
}

function locateJoined(
  index: QuoteIndex,
  quote: QuoteText,
  parts: readonly string[],
  scope: Scope,
): Located | null {
  const joined = findParts(index, parts.map(quoteText), scope)
  const clause = joined === null ? null : judgedClause(index, quote.source, parts, joined)
  if (clause !== null) return clause
  const near = findSimilar(index, quote, scope, CLOSE)
  if (near !== null) return judgedMatch(index, quote.source, near)
  return joined === null ? locateScattered(index, quote) : judgedParts(index, quote.source, parts, joined)
}

function locateScattered(index: QuoteIndex, quote: QuoteText): Located | null {
  const matches = findScattered(index, quote)
  return matches === null ? null : judgedScattered(index, quote.source, matches)
}

/**
 * Looks a quote up: null when the document does not say it. `page` (a page's number) only chooses among equally good
 * matches: the first from that page on, else the first of the document.
 */
export function locateQuote(index: QuoteIndex, quote: string, page?: number): Located | null {
  const scope = scopeOf(index, page)
  const quotes = readings(quote).map(quoteText)
  const core = quotes[quotes.length - 1]
  if (core === undefined || !/[\p{L}\p{N}]/u.test(core.source) || index.text === '') return null
  const whole = findWhole(index, quotes, scope)
  if (whole !== null) return judgedMatch(index, core.source, whole)
  if (core.loose.length < SHORT) {
    const short = findShort(index, core, scope)
    return short === null ? null : judgedMatch(index, core.source, short)
  }
  const cut = findCut(index, core, scope)
  if (cut !== null) return judgedMatch(index, core.source, cut)
  return core.loose.length > LONG ? null : locateSimilar(index, core, scope)
}
