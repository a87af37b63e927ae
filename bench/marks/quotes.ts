/** Quotes spread evenly over a document's pages, each with the highlight that it gets. */
import type { PageText, Quad } from '../../src/domain/page-text.ts'
import { indexDocument, locateQuote, type Place, quadsOf } from '../../src/domain/quotes.ts'

const QUOTES = 10
const CHARACTERS = 100

/** A quote's part on one page. */
export interface Quoted {
  readonly page: PageText
  readonly places: readonly Place[]
  readonly quads: readonly Quad[]
  readonly text: string
}

export function quotesOf(pages: readonly PageText[]): Quoted[] {
  const own = pages.filter(({ text, reading = 'text' }) => text.trim() !== '' && reading === 'text')
  const index = indexDocument(own)
  const known = new Set<string>()
  return Array.from({ length: QUOTES }).flatMap((_, at) => {
    const page = own[Math.floor((at * own.length) / QUOTES)]
    if (!page) return []
    // Different heights of the page, also where each page has one quote.
    const share = ((at * (own.length < QUOTES ? own.length : 7)) % QUOTES) / QUOTES
    const text = wordsFrom(page, Math.floor(share * page.text.length))
    const places = locateQuote(index, text, page.number)?.places ?? []
    if (known.has(JSON.stringify(places))) return []
    known.add(JSON.stringify(places))
    return quadsOf(own, places).flatMap((found) =>
      own
        .filter(({ number }) => number === found.page)
        .map((shown) => ({
          page: shown,
          places: places.filter((place) => place.page === found.page),
          quads: found.quads,
          text,
        })),
    )
  })
}

/** Whole words from about `from`; nothing where some are hidden. */
function wordsFrom({ text, hidden = [] }: PageText, from: number): string {
  const before = Math.max(0, from - 1)
  const start = before + Math.max(0, text.slice(before).search(/(?<!\S)\S/u))
  const end = start + CHARACTERS + text.slice(start + CHARACTERS).search(/(?!\S)/u)
  const isHidden = hidden.some((range) => range.start < end && range.end > start)
  return isHidden ? '' : text.slice(start, end)
}
