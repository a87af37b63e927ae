/** Verbatim quotes of at most 1,000 characters, cut at words. */
import type { Span } from '../words/terms.ts'
import type { Sentence } from './document.ts'

export interface Quote {
  readonly text: string
  /** Page number, from 1. */
  readonly page: number
}

const longestQuote = 1_000

/** Quotes the sentence, or the part of a long one around `position` (a share of its length, 0 to 1). */
export function quoteOf(sentence: Pick<Sentence, 'text' | 'page'>, position = 0): Quote {
  return { text: excerpt(sentence.text, position), page: sentence.page }
}

/** Quotes the part of a sentence that contains this span of its plain text. */
export function quoteSpan(sentence: Sentence, { from, to }: Span): Quote {
  return quoteOf(sentence, (from + to) / 2 / Math.max(1, sentence.plain.length))
}

/** At most `longestQuote` characters around a position, whole words. */
function excerpt(text: string, position: number): string {
  if (text.length <= longestQuote) return text
  const from = Math.round(position * text.length - longestQuote / 2)
  const first = Math.max(0, Math.min(text.length - longestQuote, from))
  const start = first === 0 ? 0 : text.indexOf(' ', first) + 1
  const end = start + longestQuote
  return text.slice(start, end >= text.length ? undefined : text.lastIndexOf(' ', end))
}
