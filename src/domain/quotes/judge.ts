/** Compares the document's words at a place with the quote: the same, or how they differ. */
import type { Place } from '../document/page-text.ts'
import type { DiffPart } from '../results/verdicts.ts'
import { differenceOf } from './comparison/difference.ts'
import { isFarFrom, sameWords, withWholeAmounts } from './comparison/words-and-amounts.ts'
import { pageOf, placesOf, type QuoteIndex, wordsAt } from './index/document-index.ts'
import type { Match } from './search/exact.ts'

export interface Located {
  /**
   * `same`: word for word, number for number, sign for sign; white space, hyphenation, typographic quotes and ligatures
   * aside. Words on both sides of a place where the reading order is in doubt are never the same.
   */
  readonly status: 'same' | 'differs'
  /** Whether digits, signs of numbers, currency or per cent differ, or more than a quarter of the words. */
  readonly isFar: boolean
  /** The document's own words, in one line. */
  readonly quote: string
  /** In quote order; several if the quote joins places or spans pages. Never empty. */
  readonly places: readonly Place[]
  /** Diff between the given quote and the document's words; empty if equal, or with `parts`. */
  readonly diff: readonly DiffPart[]
  /** The passages that an ellipsis joins in the quote, each compared by itself; the whole then differs. */
  readonly parts?: readonly Located[] | undefined
}

const oneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim()

/** Whether the reading order is in doubt somewhere between the first and the last word of a place. */
function crossesSeam(index: QuoteIndex, place: Place): boolean {
  const { seams = [], text = '' } = pageOf(index, place) ?? {}
  return seams.some(
    (seam) => /\S/u.test(text.slice(place.start, seam)) && /\S/u.test(text.slice(seam, place.end)),
  )
}

function extended(index: QuoteIndex, places: readonly Place[]): readonly Place[] {
  return places.map((place, at) => {
    const text = pageOf(index, place)?.text ?? ''
    const { start, end } = withWholeAmounts(text, place)
    return { ...place, ...(at === 0 && { start }), ...(at === places.length - 1 && { end }) }
  })
}

export function judgedMatch(index: QuoteIndex, quote: string, match: Match): Located {
  const places = extended(index, placesOf(index, match.range))
  const own = places.map((place) => wordsAt(index, place)).join('\n')
  const isInDoubt = places.some((place) => crossesSeam(index, place))
  const isSame = match.isAsWritten && sameWords(quote, own)
  return {
    status: isSame && !isInDoubt ? 'same' : 'differs',
    isFar: !isSame && isFarFrom(quote, own),
    quote: oneLine(own),
    places,
    diff: isSame ? [] : differenceOf(quote, oneLine(own)),
  }
}

/** Compares each part of a quote with an ellipsis as a separate quote; joined like this, they are not in the document. */
export function judgedParts(index: QuoteIndex, parts: readonly string[], matches: readonly Match[]): Located {
  const pieces = matches.map((match, i) => judgedMatch(index, parts[i] ?? '', match))
  return {
    status: 'differs',
    isFar: pieces.some(({ isFar }) => isFar),
    quote: pieces.map((piece) => piece.quote).join(' … '),
    places: pieces.flatMap((piece) => piece.places),
    diff: [],
    parts: pieces,
  }
}
