/** The sentences of a document: also list items, rows of tables and headings. */
import type { TextRange } from '../../document/page-text.ts'
import { countBefore } from '../../text/sorted.ts'
import { rememberedSteps, type Steps, Work } from '../../text/steps.ts'
import type { QuoteIndex } from '../index/document-index.ts'
import { isStopped, kindOf, labelOf } from './labels.ts'
import { beginsAnew } from './line-breaks.ts'
import { type SeenText, seenTextOf } from './seen-text.ts'
import { sentencesIn } from './split.ts'

/** Offsets in the seen text, without spaces at the ends. */
export interface Sentence extends TextRange {
  /** Label of the section or list item that it begins: "7.2", "a". */
  readonly label: string | null
  /** Title, if it is a heading or begins with one, and the height of its letters. */
  readonly title: string | undefined
  readonly height: number
  /** Index of the sentence that introduces the list with it; null without one. */
  readonly stem: number | null
}

export interface Reading extends SeenText {
  readonly sentences: readonly Sentence[]
}

/** Characters per step, and how many a sentence costs in addition to its own. */
const A_STEP = 20_000
const SENTENCE_COST = 40

const COLON = /[:\uff1a]["')\]\u201d]?$/u

interface List {
  readonly kind: string
  readonly stem: number
}

/** Which sentence introduces a list item: "The Tenant shall not:" before "(a) smoke;". Follows the lists that are open. */
class Stems {
  #lists: List[] = []
  /** The last paragraph's last sentence, if it may introduce a list: it ends with a colon, or with no mark at all. */
  #introduction: { readonly sentence: number; readonly isColon: boolean } | null = null

  /** Stem of a paragraph with this label; a heading ends all lists. */
  stemOf(label: string | null, isHeading: boolean): number | null {
    if (isHeading) this.#lists = []
    if (label === null || isHeading) return null
    const kind = kindOf(label)
    const known = this.#lists.findIndex((list) => list.kind === kind)
    const introduction = this.#introduction
    if (introduction !== null && (known < 0 || introduction.isColon)) {
      if (known >= 0) this.#lists.length = known
      this.#lists.push({ kind, stem: introduction.sentence })
    } else this.#lists.length = known + 1
    return this.#lists.at(-1)?.stem ?? null
  }

  /** After a paragraph: its end, its last sentence, and whether it is a heading. */
  add(end: string, sentence: number, isHeading: boolean): void {
    const text = end.trimEnd()
    const mayIntroduce = !isHeading && (COLON.test(text) || !isStopped(text))
    this.#introduction = mayIntroduce ? { sentence, isColon: COLON.test(text) } : null
  }
}

/** Reads a document line by line, and each paragraph sentence by sentence. */
class Reader {
  readonly sentences: Sentence[] = []
  readonly #seen: SeenText
  readonly #stems = new Stems()
  readonly #work = new Work(A_STEP)
  #first = 0

  constructor(seen: SeenText) {
    this.#seen = seen
  }

  *read(): Steps<void> {
    const { lines } = this.#seen
    for (const [at, line] of lines.entries()) {
      if (this.#work.isEnough(SENTENCE_COST)) yield
      if (!beginsAnew(lines, at)) continue
      yield* this.#addParagraph(line.at + line.end - line.start)
      this.#first = at + 1
    }
  }

  /** Adds the paragraph from its first line to an offset. */
  *#addParagraph(end: number): Steps<void> {
    const line = this.#seen.lines[this.#first]
    if (line === undefined) return
    const text = this.#seen.text.slice(line.at, end)
    const label = labelOf(text)
    const stem = this.#stems.stemOf(label, line.title !== undefined)
    for (const range of sentencesIn(text.replace(/\n/gu, ' '))) {
      const words = text.slice(range.start, range.end)
      const start = line.at + range.start + words.length - words.trimStart().length
      const opening = range.start === 0 ? { label, title: line.title } : { label: null, title: undefined }
      const { height } = line
      if (words.trim() !== '')
        this.sentences.push({
          ...opening,
          start,
          end: start + words.trim().length,
          height,
          stem,
        })
      if (this.#work.isEnough(words.length + SENTENCE_COST)) yield
    }
    const isHeading = line.title === line.text
    this.#stems.add(text.slice(-LAST), this.sentences.length - 1, isHeading)
  }
}

/** Characters of a paragraph's end that show whether it introduces a list. */
const LAST = 40

const readings = rememberedSteps(function* (index: QuoteIndex): Steps<Reading> {
  const seen = yield* seenTextOf(index)
  const reader = new Reader(seen)
  yield* reader.read()
  return { ...seen, sentences: reader.sentences }
})

export const readingOf = readings.at
export const readSentences = readings.inSteps

/** Index of the sentence at an offset of the seen text, or of the next one. */
export const sentenceAt = ({ sentences }: Reading, offset: number): number =>
  Math.min(
    countBefore(sentences, ({ end }) => end <= offset),
    sentences.length - 1,
  )
