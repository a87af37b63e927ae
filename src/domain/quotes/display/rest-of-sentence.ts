/** The rest of a quote's sentence, shown with the quote because part of a sentence may say something else. */
import { unprovenRanges } from '../../page-ranges.ts'
import type { PageText } from '../../page-text.ts'
import { type Place, pageOf, type QuoteIndex } from '../index/document-index.ts'
import { after, before } from '../index/text-around.ts'

/**
 * The document's words between the sentence's start and the quote, and between the quote and the sentence's end. With
 * the quote in between they are the sentence: a space beside the quote is part of them.
 */
interface RestOfSentence {
  readonly before: string
  readonly after: string
}

/** Maximum characters on each side; a longer rest is cut at a space and ends in an ellipsis. */
const LONGEST = 300
const SENTENCE_END = /(?<=[.!?]["'”’)\]]?)\s+(?=["'“‘([]?[\p{Lu}\p{N}])|(?<=[。！？])|\n\s*\n/gu

/** Characters of the quote compared to find whether a sentence begins or ends with it. */
const EDGE = 2

/**
 * `places`: the quote's, in order. Invisible and crossed-out words are left out. Nothing is returned for parts with
 * words between them, because the quote then does not fill the gap.
 */
export function restOfSentence(index: QuoteIndex, places: readonly Place[]): RestOfSentence {
  const [first, last] = [places[0], places[places.length - 1]]
  const isSplit = new Set(places.map(({ page }) => page)).size < places.length
  if (first === undefined || last === undefined || isSplit) return { before: '', after: '' }
  return { before: startOf(index, first), after: endOf(index, last) }
}

function startOf(index: QuoteIndex, place: Place): string {
  const { text, own } = before(index, place, LONGEST)
  const page = knownPage(index, place)
  const hidden = unprovenRanges(page).findLast(({ start }) => start < place.start)
  const seen = hidden === undefined ? text.length : Math.min(own, Math.max(0, place.start - hidden.end))
  const rest = text.slice(text.length - seen)
  const edge = page.text.slice(place.start, place.start + EDGE)
  const end = [...`${rest}${edge}`.matchAll(SENTENCE_END)].at(-1)
  if (end !== undefined) return plain(rest.slice(end.index + end[0].length)).trimStart()
  return rest.length < LONGEST
    ? plain(rest).trimStart()
    : `…${plain(rest.slice(Math.max(0, rest.indexOf(' '))))}`
}

function endOf(index: QuoteIndex, place: Place): string {
  const { text, own } = after(index, place, LONGEST)
  const page = knownPage(index, place)
  const hidden = unprovenRanges(page).find(({ end }) => end > place.end)
  const seen = hidden === undefined ? text.length : Math.min(own, Math.max(0, hidden.start - place.end))
  const rest = text.slice(0, seen)
  const edge = page.text.slice(Math.max(0, place.end - EDGE), place.end)
  const end = `${edge}${rest}`.search(SENTENCE_END) - edge.length
  if (end >= 0) return plain(rest.slice(0, end)).trimEnd()
  return rest.length < LONGEST
    ? plain(rest).trimEnd()
    : `${plain(rest.slice(0, rest.lastIndexOf(' ') + 1 || rest.length))}…`
}

function knownPage(index: QuoteIndex, place: Place): PageText {
  const found = pageOf(index, place)
  if (found === undefined) throw new RangeError(`page ${place.page} is not in the index`)
  return found
}

function plain(words: string): string {
  return words.replace(/[-‐]\n(?=\p{Ll})/gu, '').replace(/\s+/g, ' ')
}
