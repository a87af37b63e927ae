/** Completes a quote to its sentence, list item or table row. */
import type { Place, TextRange } from '../../document/page-text.ts'
import { type QuoteIndex, wordsAt } from '../index/document-index.ts'
import { excerpt, plain } from './excerpt.ts'
import { placesIn, rangeOf } from './seen-text.ts'
import { type Reading, readingOf, sentenceAt } from './sentences.ts'

export interface SentenceAround {
  /**
   * The document's words from the sentence's start to the quote, and from the quote to its end, with the space between:
   * together with the quote they are the sentence. An ellipsis stands where a longer one was cut.
   */
  readonly before: string
  readonly after: string
  /** Of the whole sentence; those of the quote if it is not completed. */
  readonly places: readonly Place[]
}

/** Maximum characters of a sentence, and of the longer side before the other is cut. */
const LONGEST = 1_200

const withoutSpaces = (text: string): number => text.replace(/\s+/gu, '').length

/** The range of the places in the seen text; null if words between them are not quoted, or any is not seen. */
function quotedRange(index: QuoteIndex, reading: Reading, places: readonly Place[]): TextRange | null {
  const range = rangeOf(reading, places)
  if (range === null) return null
  const own = places.map((place) => wordsAt(index, place)).join('')
  const between = reading.text.slice(range.start, range.end)
  return withoutSpaces(own) === withoutSpaces(between) ? range : null
}

/** Cuts a sentence to what there is room for around the quote. */
function cut(text: string, sentence: TextRange, quote: TextRange): TextRange {
  const room = Math.max(0, LONGEST - (quote.end - quote.start))
  const [ahead, behind] = [quote.start - sentence.start, sentence.end - quote.end]
  const most = Math.max(Math.floor(room / 2), room - behind)
  const before = excerpt(text, { start: sentence.start, end: quote.start }, quote.start, most)
  const left = room - Math.min(most, ahead)
  const after = excerpt(text, { start: quote.end, end: sentence.end }, quote.end, left)
  return { start: before.start, end: after.end }
}

/** `places`: the quote's, in order. Words that are not seen on the page are not completed, and complete nothing. */
export function sentenceAround(index: QuoteIndex, places: readonly Place[]): SentenceAround {
  const reading = readingOf(index)
  const quote = quotedRange(index, reading, places)
  const head = quote && reading.sentences[sentenceAt(reading, quote.start)]
  const tail = quote && reading.sentences[sentenceAt(reading, quote.end - 1)]
  if (!quote || !head || !tail) return { before: '', after: '', places }
  const whole = { start: Math.min(head.start, quote.start), end: Math.max(tail.end, quote.end) }
  const { start, end } = cut(reading.text, whole, quote)
  return {
    before: (start > whole.start ? '…' : '') + plain(reading.text.slice(start, quote.start)),
    after: plain(reading.text.slice(quote.end, end)) + (end < whole.end ? '…' : ''),
    places: placesIn(reading, start, end),
  }
}
