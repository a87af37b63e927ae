/** Completes a quote to its sentence, list item or table row. */
import { type Place, type QuoteIndex, wordsAt } from '../index/document-index.ts'
import { placesIn, rangeOf } from './seen-text.ts'
import { readingOf, sentenceAt } from './sentences.ts'

export interface SentenceAround {
  /**
   * The document's words from the sentence's start to the quote, and from the quote to its end, with the space between:
   * together with the quote they are the sentence. An ellipsis stands where a longer one was cut.
   */
  readonly before: string
  readonly after: string
  /** Of the whole sentence. */
  readonly places: readonly Place[]
  /** Where the introduction of its list, or the head of its table, stands apart. */
  readonly stem?: Place | undefined
}

/** Maximum characters of a sentence. */
const LONGEST = 1_200

/** The words in one line, with words joined that a line end broke. */
export function plain(words: string): string {
  return words.replace(/[-\u2010]\s{0,9}\n(?=\p{Ll})/gu, '').replace(/\s+/gu, ' ')
}

/** Cuts a text at a space to at most `most` characters, at its start or its end. */
function clipped(text: string, most: number, side: 'start' | 'end'): string {
  if (text.length <= most) return text
  if (side === 'end') {
    const space = text.lastIndexOf(' ', most)
    return `${text.slice(0, space > 0 ? space : most)} …`
  }
  const from = text.length - most
  const space = text.indexOf(' ', from)
  return `…${text.slice(space >= 0 ? space : from)}`
}

/** `places`: the quote's, in order. Words that are not seen on the page are not completed. */
export function sentenceAround(index: QuoteIndex, places: readonly Place[]): SentenceAround {
  const reading = readingOf(index)
  const quote = rangeOf(reading, places)
  const [first, last] = quote
    ? [sentenceAt(reading, quote.start), sentenceAt(reading, quote.end - 1)]
    : [-1, -1]
  const [head, tail] = [reading.sentences[first], reading.sentences[last]]
  if (quote === null || !head || !tail || isSplit(index, reading.text.slice(quote.start, quote.end), places))
    return { before: '', after: '', places }
  const own = [
    plain(reading.text.slice(Math.min(head.start, quote.start), quote.start)),
    plain(reading.text.slice(quote.end, Math.max(tail.end, quote.end))),
  ]
  const room = Math.max(0, LONGEST - (quote.end - quote.start))
  const [ahead = '', behind = ''] = own
  const most = Math.max(room / 2, room - behind.length)
  const before = clipped(ahead, most, 'start')
  const after = clipped(behind, room - Math.min(most, before.length), 'end')
  const [start, end] = [quote.start - Math.min(ahead.length, most), quote.end + Math.min(behind.length, room)]
  const stem = head.stem === null ? undefined : reading.sentences[head.stem]
  return {
    before,
    after,
    places: placesIn(
      reading,
      Math.max(start, Math.min(head.start, quote.start)),
      Math.min(end, Math.max(tail.end, quote.end)),
    ),
    ...(stem && { stem: placesIn(reading, stem.start, stem.end)[0] }),
  }
}

/** Whether other words stand between the places. */
function isSplit(index: QuoteIndex, between: string, places: readonly Place[]): boolean {
  const own = places.map((place) => wordsAt(index, place)).join('')
  return own.replace(/\s+/gu, '').length !== between.replace(/\s+/gu, '').length
}
