/** From a quote to the words of the document it stands for. */
import { hiddenParts } from '../page-ranges.ts'
import { isClose } from './closeness.ts'
import { placesOf, type QuoteIndex } from './document-index.ts'
import { findCut, findExact, type Match, type Scope } from './exact.ts'
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

function located(index: QuoteIndex, { source }: QuoteText, matches: readonly Match[]): Located | null {
  const places = matches.flatMap((match) => placesOf(index, match.range))
  if (places.length === 0) return null
  const isVerified = matches.every((match) => match.status === 'verified')
  return {
    status: isVerified ? 'verified' : 'repaired',
    isProof: isVerified || isClose(index, source, matches.map((match) => match.own).join('\n')),
    quote: matches.map((match) => match.own.replace(/\s+/g, ' ').trim()).join(' … '),
    places,
    diff: [],
    hidden: hiddenParts(index.pages, places),
  }
}

/** As a whole, in the parts that an ellipsis joins, or in runs that stand near each other. */
function locateSimilar(index: QuoteIndex, quote: QuoteText, scope: Scope): Located | null {
  const parts = partsOf(quote.source)
  const isJoined = parts.length > 1
  const near = findSimilar(index, quote, scope, isJoined ? CLOSE : undefined)
  if (near !== null) return located(index, quote, [near])
  const joined = isJoined ? findParts(index, parts.map(quoteText), scope) : null
  const matches = joined ?? findScattered(index, quote)
  return matches === null ? null : located(index, quote, matches)
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
  if (whole !== null) return located(index, core, [whole])
  if (core.loose.length < SHORT) {
    const short = findShort(index, core, scope)
    return short === null ? null : located(index, core, [short])
  }
  const cut = findCut(index, core, scope)
  if (cut !== null) return located(index, core, [cut])
  return core.loose.length > LONG ? null : locateSimilar(index, core, scope)
}
