/** From a quote to the words of the document it stands for. */
import { type QuoteIndex, startOfPage } from './document-index.ts'
import { findCut, findExact, type Match, type Scope } from './exact.ts'
import { hiddenParts } from './hidden.ts'
import { wholeOf } from './index-document.ts'
import { judgedMatch, judgedParts, judgedScattered } from './judge.ts'
import { findParts, partsOf } from './parts.ts'
import type { Located } from './places.ts'
import { type QuoteText, quoteText } from './quote-text.ts'
import { readingsOf, withoutMarks } from './readings.ts'
import { findScattered } from './scattered.ts'
import { asMatch, findNearest } from './similar.ts'

/** Shorter quotes (units of the loose form) must stand in the document exactly. */
const SHORT = 12
/** Longer quotes, must stand in the document exactly too: comparing takes time and memory by the square. */
const LONG = 4000
/** With an ellipsis in it, a quote is taken as a whole only if hardly anything differs. */
const CLOSE = 0.12

function scopeOf(index: QuoteIndex, page: number | undefined): Scope {
  const at = page === undefined ? -1 : index.pages.findIndex((candidate) => candidate.number === page)
  return { start: 0, end: index.text.length, near: at < 0 ? 0 : startOfPage(index, at) }
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
  return asRepaired(findExact(index, quoteText(withoutMarks(quote.source)), scope))
}

function isVerbatim(index: QuoteIndex, quote: QuoteText, matches: readonly Match[]): boolean {
  return matches.map(({ range }) => index.text.slice(range.start, range.end)).join('') === quote.loose
}

/** In the parts that an ellipsis joins; as a whole only if hardly anything differs and a part does not stand as written. */
function locateJoined(
  index: QuoteIndex,
  quote: QuoteText,
  parts: readonly string[],
  scope: Scope,
): Located | null {
  const { source } = quote
  const joined = findParts(index, parts.map(quoteText), scope)
  if (joined?.every(({ status }) => status === 'verified')) return judgedParts(index, source, parts, joined)
  const near = asMatch(quote, findNearest(index, quote, scope, CLOSE))
  if (near !== null) return judgedMatch(index, source, near)
  return joined === null ? null : judgedParts(index, source, parts, joined)
}

/** As a whole, or in runs that stand near each other; in runs first if nothing differs in them. */
function locateSimilar(index: QuoteIndex, quote: QuoteText, scope: Scope): Located | null {
  const { source } = quote
  const parts = partsOf(source)
  if (parts.length > 1) return locateJoined(index, quote, parts, scope)
  const scattered = findScattered(index, quote)
  if (scattered !== null && isVerbatim(index, quote, scattered)) {
    return judgedScattered(index, source, scattered)
  }
  const nearest = findNearest(index, quote, scope)
  const near = asMatch(quote, nearest)
  if (near !== null) return judgedMatch(index, source, near)
  return scattered === null || nearest?.isTwin ? null : judgedScattered(index, source, scattered)
}

/** As it is written: whole, or with the words at its ends cut. */
function locateExact(
  index: QuoteIndex,
  quotes: readonly QuoteText[],
  core: QuoteText,
  page?: number,
): Located | null {
  const scope = scopeOf(index, page)
  const match =
    findWhole(index, quotes, scope) ??
    (core.loose.length < SHORT ? findShort(index, core, scope) : findCut(index, core, scope))
  return match === null ? null : judgedMatch(index, core.source, match)
}

/** What `look` finds in the document without the heads and feet of its pages, else with them. */
function inEither(index: QuoteIndex, look: (index: QuoteIndex) => Located | null): Located | null {
  const found = look(index)
  if (found !== null) return found
  const whole = wholeOf(index)
  return whole === null ? null : look(whole)
}

function locate(index: QuoteIndex, quote: string, page?: number): Located | null {
  const quotes = readingsOf(quote).map(quoteText)
  const core = quotes[quotes.length - 1]
  if (core === undefined || !/[\p{L}\p{N}]/u.test(core.source)) return null
  const exact = inEither(index, (one) => locateExact(one, quotes, core, page))
  if (exact !== null || core.loose.length < SHORT || core.loose.length > LONG) return exact
  return inEither(index, (one) => locateSimilar(one, core, scopeOf(one, page)))
}

/** Words that a reader of the page can't see prove nothing. */
function asSeen(index: QuoteIndex, located: Located): Located {
  const hidden = hiddenParts(index.pages, located.places)
  const parts = located.parts?.map((part) => asSeen(index, part))
  return { ...located, isProof: located.isProof && hidden.length === 0, hidden, ...(parts && { parts }) }
}

/** Answers already given, for quotes are looked up when an answer is doubted and again when it is used. */
const known = new WeakMap<QuoteIndex, Map<string, Located | null>>()
/** Answers that are kept for a document, and the longest quote (characters) whose answer is. */
const MOST_KNOWN = 4000
const LONGEST_KNOWN = 4000

/**
 * Looks a quote up: null when the document does not say it, or when it is too long to tell. `page` (a page's number) only
 * chooses among equally good matches: the first that reaches that page, else the first behind it, else the first of the
 * document. Words as they are written go before similar ones wherever they stand.
 */
export function locateQuote(index: QuoteIndex, quote: string, page?: number): Located | null {
  const answers = known.get(index) ?? new Map<string, Located | null>()
  known.set(index, answers)
  const key = `${page ?? ''} ${quote}`
  const before = answers.get(key)
  if (before !== undefined) return before
  const located = locate(index, quote, page)
  const found = located === null ? null : asSeen(index, located)
  if (answers.size < MOST_KNOWN && quote.length <= LONGEST_KNOWN) answers.set(key, found)
  return found
}
