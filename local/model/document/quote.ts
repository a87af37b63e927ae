/** Verbatim quotes of at most 1,000 characters, cut at items of a list, else at words. */
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

/** Where an item of a list or a part of a sentence ends. */
const itemEnd = /[;.:](?=\s)|,(?=\s(?:(?:and|or)\s)?\([a-z\d]{1,4}\)\s)/gu

/** At most `longestQuote` characters around a position, from the start to the end of an item if there is one. */
function excerpt(text: string, position: number): string {
  if (text.length <= longestQuote) return text
  const middle = Math.round(position * text.length)
  const from = Math.max(0, Math.min(text.length - longestQuote, middle - longestQuote / 2))
  const ends = [...text.matchAll(itemEnd)].map(({ index }) => index + 1)
  const before =
    from === 0 ? 0 : (ends.find((end) => end >= from && end <= middle) ?? text.indexOf(' ', from))
  const start = text[before] === ' ' ? before + 1 : before
  if (start + longestQuote >= text.length) return text.slice(start)
  const after = ends.filter((end) => end > middle && end <= start + longestQuote).at(-1)
  return text.slice(start, after ?? start + text.slice(start, start + longestQuote).lastIndexOf(' '))
}
