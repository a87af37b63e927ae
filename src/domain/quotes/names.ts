/** Names and defined terms: words written with a capital inside a sentence. Clauses that mirror each other differ in them. */
import type { QuoteIndex } from './document-index.ts'
import { findExact } from './exact.ts'
import { quoteText } from './quote-text.ts'

const CAPITALISED = /\p{Lu}[\p{L}\p{M}\p{N}]+/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** What ends a sentence, or opens one, right before a word. */
const SENTENCE_START = /[.!?:;"\u201c\u201e\u00ab(]\s*$/u
/** Characters before a word in which a sentence may end. */
const BEFORE = 4
/** Names that are looked for in the document. */
const MOST = 20

/** In lower case, as a whole word of the text. */
function wordsIn(text: string): Set<string> {
  return new Set(text.normalize('NFKC').toLowerCase().match(WORD) ?? [])
}

function namesIn(text: string): string[] {
  const plain = text.normalize('NFKC')
  const found = [...plain.matchAll(CAPITALISED)].filter(({ index: at }) => {
    return at > 0 && !SENTENCE_START.test(plain.slice(Math.max(0, at - BEFORE), at))
  })
  return [...new Set(found.map(([word]) => word))]
}

/** Names of `text` that `other` hasn't at all. */
function missingIn(text: string, other: string): string[] {
  const words = wordsIn(other)
  return namesIn(text).filter((name) => !words.has(name.toLowerCase()))
}

/** Whether the quote has a name of the document where the document's words there have another. */
export function namesAnother(index: QuoteIndex, quote: string, own: string): boolean {
  if (missingIn(own, quote).length === 0) return false
  const scope = { start: 0, end: index.text.length, near: 0 }
  return missingIn(quote, own)
    .slice(0, MOST)
    .some((name) => findExact(index, quoteText(name), scope) !== null)
}
