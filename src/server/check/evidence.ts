/** Looks up the AI's quotes in the document. */

import { partsWithin } from '../../domain/page-ranges.ts'
import type { DocumentText, PageText } from '../../domain/page-text.ts'
import {
  indexInSteps,
  isUnfilled,
  type Located,
  locateQuote,
  type Place,
  type QuoteIndex,
  quadsOf,
  readSurroundings,
  restOfSentence,
} from '../../domain/quotes.ts'
import type { Evidence } from '../../domain/results/verdicts.ts'
import type { Steps } from '../../domain/steps.ts'
import { hidesWords, isUnreadable } from '../../domain/unread-pages.ts'
import { quadOfBox } from './picture.ts'
import { capped, visibleText } from './plain-text.ts'
import type { QuoteReply } from './reply.ts'

/** A document with the index for looking up quotes. */
export interface Source {
  readonly document: DocumentText
  readonly index: QuoteIndex
  /** Text positions of located evidence. */
  readonly places: WeakMap<Evidence, readonly Place[]>
}

/** Unreadable pages are not indexed, because their text layer may not match what they show. */
export function* sourceOf(document: DocumentText): Steps<Source> {
  const index = yield* indexInSteps(document.pages.filter((page) => !isUnreadable(page)))
  yield* readSurroundings(index)
  return { document, index, places: new WeakMap() }
}

/** Words that prove nothing, invisible or crossed out on the page. */
export interface HiddenWords {
  readonly page: number
  readonly words: string
}

/** Outcome for one quote, or for one of the passages that an ellipsis joins in it. */
export interface Lookup {
  readonly quote: QuoteReply
  /** One piece per page that the quote covers. */
  readonly evidence: readonly Evidence[]
  /** Whether it can prove "met": visible, and no difference could change the meaning. */
  readonly isProof: boolean
  readonly hidden: readonly HiddenWords[]
  readonly struck: readonly HiddenWords[]
  /** Whether something that is no text lies between the quoted words. */
  readonly isInterrupted: boolean
}

/** Something drawn, a character without a meaning, or an empty box. */
const NO_TEXT = /[\ufffc\ufffd\u2610\u25a1]/u

const HIDDEN_WORDS_MAX = 200
const UNPROVEN = { isProof: false, hidden: [], struck: [], isInterrupted: false }

/** Passages that an ellipsis joins are looked up separately, so that each is proof or not by itself. */
export function lookUp(source: Source, quote: QuoteReply): readonly Lookup[] {
  const { document, index } = source
  const located = locateQuote(index, quote.text, quote.page)
  if (located) {
    const wordsOf = (places: readonly Place[]): HiddenWords[] =>
      places.map((place) => ({ page: place.page, words: wordsAt(document.pages, place) }))
    return (located.parts ?? [located]).map((piece) => ({
      quote,
      evidence: ofPages(source, piece, located.parts !== undefined),
      isProof: piece.isProof,
      hidden: wordsOf(piece.hidden),
      struck: wordsOf(piece.struck),
      isInterrupted: wordsOf(piece.places).some(({ words }) => NO_TEXT.test(words) || isUnfilled(words)),
    }))
  }
  const picture = document.pages.find((page) => page.number === quote.page && hidesWords(page))
  if (!picture) return [{ quote, evidence: [unverified(quote)], ...UNPROVEN }]
  const quads = quote.box ? [quadOfBox(picture, quote.box)] : []
  const evidence = { quote: quote.text, page: picture.number, quads, status: 'image' } as const
  return [{ quote, evidence: [evidence], ...UNPROVEN }]
}

export function unverified({ text }: QuoteReply): Evidence {
  return { quote: text, page: null, quads: [], status: 'unverified' }
}

/** Whether it is visibly in the document. */
export function isFound({ status }: Evidence): boolean {
  return status === 'verified' || status === 'repaired'
}

function ofPages(
  { document: { pages }, index, places: known }: Source,
  located: Located,
  isJoined: boolean,
): Evidence[] {
  const { places, status, diff } = located
  const quads = new Map(quadsOf(pages, places).map((found) => [found.page, found.quads]))
  const numbers = [...new Set(places.map(({ page }) => page))]
  const isWhole = numbers.length === 1
  const rest = restOfSentence(index, places)
  const [before, after] = [visibleText(rest.before), visibleText(rest.after)]
  return numbers.map((number, at) => {
    const own = places.filter(({ page }) => page === number)
    const isHidden = located.hidden.some(({ page }) => page === number)
    const evidence: Evidence = {
      quote: visibleText(own.map((place) => wordsAt(pages, place)).join(' … ')),
      ...(at === 0 && before !== '' && { before }),
      ...(at === numbers.length - 1 && after !== '' && { after }),
      page: number,
      quads: quads.get(number) ?? [],
      status: isHidden ? 'hidden' : status,
      ...(isWhole && diff.length > 0 && { diff }),
      ...(isRecognised(pages, own) && { recognised: true }),
      ...(isJoined && { joined: true }),
    }
    known.set(evidence, own)
    return evidence
  })
}

function isRecognised(pages: readonly PageText[], places: readonly Place[]): boolean {
  return places.some((place) => {
    const page = pages.find(({ number }) => number === place.page)
    return page !== undefined && partsWithin(page, page.recognised, place).length > 0
  })
}

function wordsAt(pages: readonly PageText[], { page: number, start, end }: Place): string {
  const text = pages.find((page) => page.number === number)?.text ?? ''
  return text.slice(start, end).replace(/\s+/g, ' ').trim()
}

/** The first hidden or crossed-out words, shortened for display in a sentence. */
export function firstOf(kind: 'hidden' | 'struck', lookups: readonly Lookup[]): HiddenWords | null {
  const first = lookups.flatMap((lookup) => lookup[kind])[0]
  return first ? { page: first.page, words: capped(visibleText(first.words), HIDDEN_WORDS_MAX) } : null
}
