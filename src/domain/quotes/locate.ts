/** From a quote to the words of the document it stands for. */
import { isClose } from './closeness.ts'
import { placesOf, type QuoteIndex, startOfPage, wholeOf } from './document-index.ts'
import { findCut, findExact, type Match, type Scope } from './exact.ts'
import { hiddenParts } from './hidden.ts'
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

function located(index: QuoteIndex, { source }: QuoteText, matches: readonly Match[]): Located | null {
  const places = matches.flatMap((match) => placesOf(index, match.range))
  if (places.length === 0) return null
  const isVerified = matches.every((match) => match.status === 'verified')
  const hidden = hiddenParts(index.pages, places)
  const isSame = isVerified || isClose(index, source, matches.map((match) => match.own).join('\n'))
  return {
    status: isVerified ? 'verified' : 'repaired',
    isProof: isSame && hidden.length === 0,
    quote: matches.map((match) => match.own.replace(/\s+/g, ' ').trim()).join(' … '),
    places,
    diff: [],
    hidden,
  }
}

function isVerbatim(index: QuoteIndex, quote: QuoteText, matches: readonly Match[]): boolean {
  return matches.map(({ range }) => index.text.slice(range.start, range.end)).join('') === quote.loose
}

/** As a whole, in the parts that an ellipsis joins, or in runs that stand near each other; in runs first if nothing differs. */
function locateSimilar(index: QuoteIndex, quote: QuoteText, scope: Scope): Located | null {
  const scattered = findScattered(index, quote)
  if (scattered !== null && isVerbatim(index, quote, scattered)) return located(index, quote, scattered)
  const parts = partsOf(quote.source)
  const isJoined = parts.length > 1
  const nearest = findNearest(index, quote, scope, isJoined ? CLOSE : undefined)
  const near = asMatch(quote, nearest)
  if (near !== null) return located(index, quote, [near])
  if (nearest?.isTwin) return null
  const joined = isJoined ? findParts(index, parts.map(quoteText), scope) : null
  const matches = joined ?? scattered
  return matches === null ? null : located(index, quote, matches)
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
  return match === null ? null : located(index, core, [match])
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
  const found = locate(index, quote, page)
  if (answers.size < MOST_KNOWN && quote.length <= LONGEST_KNOWN) answers.set(key, found)
  return found
}
