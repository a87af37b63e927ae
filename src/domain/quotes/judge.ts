/** Judges the words found for a quote: whether they are as written, and whether they are proof. */

import type { DiffPart } from '../results/verdicts.ts'
import { differenceOf } from './comparison/difference.ts'
import { hasOtherCommas } from './comparison/same-meaning.ts'
import { type Place, placesOf, type QuoteIndex } from './index/document-index.ts'
import { meaningsIn } from './meaning/languages.ts'
import type { Match } from './search/exact.ts'
import { type Extent, extentOf, ownWords } from './surroundings/extent.ts'
import { isSentenceEnd, isSentenceStart } from './surroundings/sentence-boundaries.ts'
import { isTakenBack } from './surroundings.ts'
import { brokenLike } from './text/korean-line-ends.ts'
import { type WordMatch, type Written, wordMatchOf } from './tokens/same-words.ts'
import type { Token, Tokens } from './tokens/token.ts'
import { tokensOf } from './tokens/tokens.ts'

export interface Located {
  readonly status: 'verified' | 'repaired'
  /** Whether it is proof: no difference could change the meaning, and every word is visible. */
  readonly isProof: boolean
  /** The document's own words. */
  readonly quote: string
  /** In quote order; several if the quote joins places or spans pages. Never empty. */
  readonly places: readonly Place[]
  /** Diff between the given quote and the document's words; empty if equal. */
  readonly diff: readonly DiffPart[]
  /** The parts of `places` that are invisible on the page. */
  readonly hidden: readonly Place[]
  /** The parts of `places` that are crossed out. */
  readonly struck: readonly Place[]
  /**
   * The quotes joined by an ellipsis, if the omitted text could change their meaning: each is judged separately, and
   * the whole is no proof.
   */
  readonly parts?: readonly Located[] | undefined
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()
const MARK = /(?<!\d)\p{P}|\p{P}(?!\d)/gu

function written(text: string, tokens: Tokens): Written {
  return { tokens, hasSmallLetters: /\p{Ll}/u.test(text), marks: [...text.matchAll(MARK)].length }
}

/** Something drawn, or a character without a meaning: what it says is unknown. */
const UNKNOWN: readonly string[] = ['\ufffc', '\ufffd']

/** Tokens have no stop before a note's mark: "…in May.1" */
const STOP_AT_END = /[\p{Sentence_Terminal};\uff1b]["')\]\u00bb\u2019\u201d]{0,3}$/u

const isQuestion = (end: Token | undefined): boolean => end?.text === '?'

/** Whether the quote ends a sentence that continues in the document, or makes a question a statement. */
function endsOtherwise(quote: Tokens, { own, last, after }: Extent): boolean {
  const said = quote.at(-1)
  const next = after[0]
  if (isQuestion(last) || isQuestion(next)) return !isQuestion(said)
  return said?.kind === 'stop' && !STOP_AT_END.test(own.trimEnd())
}

/** How closely a quote matches the document's words; null if any difference could change the meaning. */
function sameness(quote: string, extent: Extent): WordMatch {
  const tokens = tokensOf(quote)
  if (endsOtherwise(tokens, extent)) return null
  const said = written(quote, tokens)
  return wordMatchOf(said, written(extent.own, extent.tokens), extent.labels, isSentenceStart(extent))
}

/** In languages without a table of meaning words, only a quote as written is proof. */
function proves(quote: string, extent: Extent, same: WordMatch, isVerified: boolean): boolean {
  if (same === null) return false
  const meanings = meaningsIn(extent.text)
  if (hasOtherCommas(quote, extent.own, meanings) || isQuestion(extent.last)) return false
  if (extent.tokens.some(({ text }) => UNKNOWN.includes(text)) || isTakenBack(extent, meanings)) return false
  return isVerified || meanings.isKnown
}

/** Judges one contiguous match. */
export function judgedMatch(index: QuoteIndex, quote: string, match: Match): Located {
  const places = placesOf(index, match.range)
  const extent = extentOf(index, places)
  // Only invisible letters
  if (extent === null) return together(quote, [{ quote: match.own, places }])
  const said = brokenLike(quote, extent.own)
  const same = sameness(said, extent)
  const isVerified = match.status === 'verified' && same === 'as written'
  const own = oneLine(extent.own)
  return {
    status: isVerified ? 'verified' : 'repaired',
    isProof: proves(said, extent, same, isVerified),
    quote: own,
    places: extent.places,
    diff: isVerified ? [] : differenceOf(quote, own),
    hidden: [],
    struck: [],
  }
}

/** Judges one of several parts in different places: it is proof only as a whole sentence. */
function judgedPart(index: QuoteIndex, quote: string, match: Match): Located {
  const located = judgedMatch(index, quote, match)
  if (!located.isProof) return located
  const extent = extentOf(index, located.places)
  return { ...located, isProof: extent !== null && isSentenceStart(extent) && isSentenceEnd(extent) }
}

/** Combines matches for display; together they are no proof. */
function together(quote: string, pieces: readonly Pick<Located, 'quote' | 'places'>[]): Located {
  const own = pieces.map((piece) => piece.quote).join(' … ')
  return {
    status: 'repaired',
    isProof: false,
    quote: own,
    places: pieces.flatMap((piece) => piece.places),
    diff: differenceOf(quote, own),
    hidden: [],
    struck: [],
  }
}

/** Combines matches in any order: located, but never proof. */
export function judgedScattered(index: QuoteIndex, quote: string, matches: readonly Match[]): Located {
  const pieces = matches.map(({ own, range }) => {
    const places = placesOf(index, range)
    const extent = extentOf(index, places)
    return extent === null ? { quote: own, places } : { quote: oneLine(extent.own), places: extent.places }
  })
  return together(quote, pieces)
}

/** Combines places that are read in another order than the page's own; they are no proof. */
export function judgedPath(index: QuoteIndex, quote: string, places: readonly Place[]): Located {
  const pieces = places.map((place) => ({ quote: oneLine(ownWords(index, [place])), places: [place] }))
  return together(quote, pieces)
}

/** Judges each part of a quote with an ellipsis as a separate quote. */
export function judgedParts(
  index: QuoteIndex,
  quote: string,
  parts: readonly string[],
  matches: readonly Match[],
): Located {
  const pieces = matches.map((match, i) => judgedPart(index, parts[i] ?? '', match))
  return { ...together(quote, pieces), diff: [], parts: pieces }
}
