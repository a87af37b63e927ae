/** Finds exact words in the pages of a document, regardless of case and line breaks. */
import { type Doc, plainOf, type Sentence } from '../document/document.ts'
import { fold } from '../document/words.ts'

export interface Occurrence {
  readonly page: number
  /** The words as written there. */
  readonly words: string
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

/** Whole words only; a space matches any white space, and a straight mark a typographic one. */
export function patternOf(words: string): RegExp {
  const body = words
    .trim()
    .split(/\s+/u)
    .map((word) =>
      escaped(word)
        .replace(/['’‘]/gu, "['’‘]")
        .replace(/["“”„]/gu, '["“”„]')
        .replace(/\\?[-‐‑–]/gu, '[-‐‑–]\\s?'),
    )
    .join('\\s+')
  return new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, 'giu')
}

/** All matches of a pattern, in reading order. */
export function occurrences(doc: Doc, pattern: RegExp): Occurrence[] {
  return doc.pages.flatMap((page) => {
    const words = [...page.text.matchAll(pattern)].map((match) => match[0]).filter((one) => one !== '')
    return words.map((one) => ({ page: page.number, words: one }))
  })
}

/** The sentence that contains the words; null when they span several. */
export function sentenceWith(doc: Doc, { page, words }: Occurrence): Sentence | null {
  const needle = words.toLowerCase()
  return (
    doc.sentences.find((one) => one.page === page && one.text.toLowerCase().includes(needle)) ??
    doc.sentences.find((one) => one.page === page && fold(one.plain).includes(fold(plainOf(words)))) ??
    null
  )
}
