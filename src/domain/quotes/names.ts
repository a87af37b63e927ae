/** Names and defined terms: words written with a capital inside a sentence. Clauses that mirror each other differ in them. */
import type { QuoteIndex } from './document-index.ts'
import { isRepeated } from './exact.ts'
import { quoteText } from './quote-text.ts'

const CAPITALISED = /\p{Lu}[\p{L}\p{M}\p{N}]+/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** What ends a sentence, or opens one, right before a word. */
const SENTENCE_START = /[.!?:;"\u201c\u201e\u00ab(]\s*$/u
/** Characters before a word in which a sentence may end. */
const BEFORE = 4
/** A name stands so often in a document, at least; other words with a capital are left to the comparison of words. */
const FEWEST = 4
/** Names that are looked for in the document. */
const MOST = 20

/** In lower case, as a whole word of the text. */
function wordsIn(text: string): Set<string> {
  return new Set(text.normalize('NFKC').toLowerCase().match(WORD) ?? [])
}

function capitalisedIn(text: string): string[] {
  const plain = text.normalize('NFKC')
  const found = [...plain.matchAll(CAPITALISED)].filter(({ index: at }) => {
    return !SENTENCE_START.test(plain.slice(Math.max(0, at - BEFORE), at))
  })
  return [...new Set(found.map(([word]) => word))]
}

/** Whether `text` has a name of the document that `other` hasn't at all. */
function hasNameMissingIn(index: QuoteIndex, text: string, other: string): boolean {
  const words = wordsIn(other)
  return capitalisedIn(text)
    .filter((word) => !words.has(word.toLowerCase()))
    .slice(0, MOST)
    .some((word) => isRepeated(index, quoteText(word), FEWEST))
}

/** What the quote says at one point, and what the document has there. */
export interface Replacement {
  readonly said: string
  readonly own: string
}

/** Whether at one of the points the quote has one name of the document and the document's words another. */
export function namesAnother(index: QuoteIndex, replacements: readonly Replacement[]): boolean {
  return replacements.some(
    ({ said, own }) => hasNameMissingIn(index, own, said) && hasNameMissingIn(index, said, own),
  )
}
