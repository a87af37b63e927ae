/** Names and defined terms: capitalised words inside a sentence. Mirrored clauses differ only in them. */
import type { QuoteIndex } from '../index/document-index.ts'
import { isRepeated } from './exact.ts'
import { quoteText } from './quote-text.ts'

const CAPITALISED = /\p{Lu}[\p{L}\p{M}\p{N}]+/gu
const WORD = /[\p{L}\p{M}\p{N}]+/gu
/** Punctuation right before a word that ends or opens a sentence. */
const SENTENCE_START = /[.!?:;"\u201c\u201e\u00ab(]\s*$/u
/** Characters before a word searched for a sentence end. */
const BEFORE = 4
/** Minimum occurrences of a name in a document; other capitalised words are compared as ordinary words. */
const FEWEST = 4
/** Maximum names looked up in the document. */
const MOST = 20

/** Returns the whole words of a text in lower case. */
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

/** Whether `text` has a name of the document that `other` lacks. */
function hasNameMissingIn(index: QuoteIndex, text: string, other: string): boolean {
  const words = wordsIn(other)
  return capitalisedIn(text)
    .filter((word) => !words.has(word.toLowerCase()))
    .slice(0, MOST)
    .some((word) => isRepeated(index, quoteText(word), FEWEST))
}

/** Differing words at one point: the quote's and the document's. */
export interface Replacement {
  readonly said: string
  readonly own: string
}

/** Whether any replacement exchanges one name of the document for another. */
export function namesAnother(index: QuoteIndex, replacements: readonly Replacement[]): boolean {
  return replacements.some(
    ({ said, own }) => hasNameMissingIn(index, own, said) && hasNameMissingIn(index, said, own),
  )
}
