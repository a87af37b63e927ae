/** Verbatim quotes of at most 1,000 characters, cut at words. */
import type { Span } from '../patterns/terms.ts'
import type { Doc, Sentence } from './document.ts'

export interface Quote {
  readonly text: string
  /** Page number, from 1. */
  readonly page: number
}

export const longestQuote = 1_000

/** Quotes the sentence, or the part of a long one around `position` (a share of its length, 0 to 1). */
export function quoteOf(sentence: Pick<Sentence, 'text' | 'page'>, position = 0): Quote {
  return { text: excerpt(sentence.text, position), page: sentence.page }
}

/** Quotes the part of a sentence that contains this span of its plain text. */
export function quoteSpan(sentence: Sentence, { from, to }: Span): Quote {
  return quoteOf(sentence, (from + to) / 2 / Math.max(1, sentence.plain.length))
}

function excerpt(text: string, position: number): string {
  if (text.length <= longestQuote) return text
  const from = Math.max(
    0,
    Math.min(text.length - longestQuote, Math.round(position * text.length - longestQuote / 2)),
  )
  const start = from === 0 ? 0 : text.indexOf(' ', from) + 1
  const rest = text.slice(start, start + longestQuote)
  return start + longestQuote >= text.length ? rest : rest.slice(0, rest.lastIndexOf(' '))
}

/** Quotes the page's sentence that contains `words`, or only `words` if none does. */
export function quoteInPage(doc: Doc, page: number, words: string): Quote {
  const needle = words.toLowerCase()
  const sentence = doc.sentences.find((one) => one.page === page && one.text.toLowerCase().includes(needle))
  if (sentence === undefined) return { text: words.slice(0, longestQuote), page }
  const at = sentence.text.toLowerCase().indexOf(needle) + needle.length / 2
  return quoteOf(sentence, at / sentence.text.length)
}
