/** One quote of the AI, looked up in the document. */
import type { DocumentText, PageText } from '../../domain/page-text.ts'
import {
  indexDocument,
  type Located,
  locateQuote,
  type Place,
  type QuoteIndex,
  quadsOf,
} from '../../domain/quotes.ts'
import type { Evidence } from '../../domain/verdicts.ts'
import { isPicture, quadOfBox } from './picture.ts'
import { visibleText } from './plain-text.ts'
import type { QuoteReply } from './reply.ts'

/** A document with the index in which its quotes are looked up. */
export interface Source {
  readonly document: DocumentText
  readonly index: QuoteIndex
}

export function sourceOf(document: DocumentText): Source {
  return { document, index: indexDocument(document.pages) }
}

/** What became of one quote. */
export interface Lookup {
  /** One piece, or one a page where the quote runs over several. */
  readonly evidence: readonly Evidence[]
  /** Whether "met" may rest on it: the document says this, but for typing, or a picture of it is said to. */
  readonly isProof: boolean
}

export function lookUp({ document, index }: Source, quote: QuoteReply): Lookup {
  const located = locateQuote(index, quote.text, quote.page)
  if (located) return { evidence: ofPages(document.pages, located), isProof: located.isProof }
  const picture = pictureOf(document, quote.page)
  if (!picture) return { evidence: [unverified(quote)], isProof: false }
  const quads = quote.box ? [quadOfBox(picture, quote.box)] : []
  return { evidence: [{ quote: quote.text, page: picture.number, quads, status: 'image' }], isProof: true }
}

export function unverified({ text }: QuoteReply): Evidence {
  return { quote: text, page: null, quads: [], status: 'unverified' }
}

export function isFound({ status }: Evidence): boolean {
  return status !== 'unverified'
}

function ofPages(pages: readonly PageText[], { quote, places, status }: Located): Evidence[] {
  const quads = new Map(quadsOf(pages, places).map((found) => [found.page, found.quads]))
  const numbers = [...new Set(places.map(({ page }) => page))]
  return numbers.map((page) => {
    const words = numbers.length === 1 ? quote : wordsOn(pages, places, page)
    return { quote: visibleText(words), page, quads: quads.get(page) ?? [], status }
  })
}

function wordsOn(pages: readonly PageText[], places: readonly Place[], number: number): string {
  const text = pages.find((page) => page.number === number)?.text ?? ''
  const parts = places.filter(({ page }) => page === number).map(({ start, end }) => text.slice(start, end))
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).join(' … ')
}

/** The page a quote was read off, if it is a picture in a file that has such pages. */
function pictureOf({ pages, warnings }: DocumentText, number: number): PageText | undefined {
  if (!warnings.includes('no-text-layer')) return undefined
  return pages.find((page) => page.number === number && isPicture(page))
}
