/** The sentences of one version of a document, in a form that compares them whatever their numbers and line ends. */
import { NAMED } from '../document/headings.ts'
import type { PageText } from '../document/page-text.ts'
import { indexDocument } from '../quotes/index/build-index.ts'
import type { QuoteIndex } from '../quotes/index/document-index.ts'
import { type Reading, readingOf } from '../quotes/sentences/sentences.ts'
import { strictForm } from '../quotes/text/strict-form.ts'

export const SIDES = ['before', 'after'] as const
export type Both<Value> = Readonly<Record<(typeof SIDES)[number], Value>>

export interface VersionSentence {
  /** Offsets in the reading's text, without the number before the words. */
  readonly start: number
  readonly end: number
  /** The words in one line. */
  readonly text: string
  readonly words: readonly Word[]
  /** Equal for the same words. */
  readonly key: string
  /** Heading above it. Empty before the first. */
  readonly clause: string
}

export interface Word {
  /** As written, whatever line ends and hyphens in it. */
  readonly key: string
  /** Whether it belongs to the number before the words. */
  readonly isNumbering: boolean
}

export interface VersionText {
  readonly index: QuoteIndex
  readonly reading: Reading
  /** One for each of the reading's. */
  readonly sentences: readonly VersionSentence[]
  /** Keys of the lines that the reading leaves out as headers and footers. */
  readonly leftOut: string
}

/** A figure, a word that hyphens and line ends may divide, a character of a script without spaces, a sign. */
const WORD =
  /\p{N}+(?:[.,]\p{N}+)*|[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}]|[\p{L}\p{M}]+(?:[-\u00ad\u2010]\s*(?=\p{L})[\p{L}\p{M}]+)*|\S/gu
const INNER_HYPHEN = /(?<=\p{L})[-\u00ad](?=\p{L})/gu
/** What may stand between a number and its words. */
const BEHIND_NUMBER = /^(?:\.\d+)*[^\p{L}\p{N}"'\u201c\u2018([]*/u

export function versionText(pages: readonly PageText[]): VersionText {
  const index = indexDocument(pages)
  const reading = readingOf(index)
  const sentences: VersionSentence[] = []
  let clause = ''
  for (const { start, end, label, title } of reading.sentences) {
    if (title !== undefined) clause = title
    const whole = reading.text.slice(start, end)
    const number = numberingOf(whole, label, title !== undefined)
    const words = Array.from(whole.matchAll(WORD), ({ 0: word, index: at }) => ({
      key: keyOf(word),
      isNumbering: at < number,
    }))
    const own = words.filter(({ isNumbering }) => !isNumbering)
    const text = whole.slice(number).replace(/\s+/g, ' ')
    const key = own.map((word) => word.key).join('')
    sentences.push({ start: start + number, end, text, words, key, clause })
  }
  const outside = pages.flatMap(({ text }, at) =>
    index.leftOut[at]?.map(({ start, end }) => text.slice(start, end)),
  )
  return { index, reading, sentences, leftOut: keyOf(outside.join(' ')) }
}

const keyOf = (text: string): string => strictForm(text).replace(INNER_HYPHEN, '')

/** Length of the number before the words: "7.2 ", "(a) ", "Article 5 – ". */
function numberingOf(words: string, label: string | null, isHeading: boolean): number {
  const named = isHeading ? (NAMED.exec(words)?.[0].length ?? 0) : 0
  const length = label === null ? named : words.indexOf(label) + label.length
  return length === 0 ? 0 : length + (BEHIND_NUMBER.exec(words.slice(length))?.[0].length ?? 0)
}
