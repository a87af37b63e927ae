/** Finding exact words in the pages of a document, whatever the case and however the lines are broken. */
import { type Doc, plainOf, type Sentence } from '../document/document.ts'
import { fold } from '../document/words.ts'

export interface Occurrence {
  readonly page: number
  /** The words as they stand there. */
  readonly words: string
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
}

/** Whole words only; one space stands for any white space, and a straight mark for a typographic one. */
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

/** Every place at which a pattern matches, in reading order. */
export function occurrences(doc: Doc, pattern: RegExp): Occurrence[] {
  return doc.pages.flatMap((page) => {
    const words = [...page.text.matchAll(pattern)].map((match) => match[0]).filter((one) => one !== '')
    return words.map((one) => ({ page: page.number, words: one }))
  })
}

/** The sentence in which the words stand; null when they run over its end. */
export function sentenceWith(doc: Doc, { page, words }: Occurrence): Sentence | null {
  const needle = words.toLowerCase()
  return (
    doc.sentences.find((one) => one.page === page && one.text.toLowerCase().includes(needle)) ??
    doc.sentences.find((one) => one.page === page && fold(one.plain).includes(fold(plainOf(words)))) ??
    null
  )
}
