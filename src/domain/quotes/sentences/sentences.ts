/** The sentences of a document: also list items, rows of tables and headings. */
import type { TextRange } from '../../page-text.ts'
import { rememberedSteps } from '../../remembered.ts'
import { type Steps, Work } from '../../steps.ts'
import type { QuoteIndex } from '../index/document-index.ts'
import { beginsAnew, labelOf } from './line-breaks.ts'
import { type SeenText, seenTextOf } from './seen-text.ts'
import { sentencesIn } from './split.ts'
import { Stems } from './stems.ts'

/** Offsets in the seen text, without spaces at the ends. */
export interface Sentence extends TextRange {
  readonly page: number
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

/** Characters per step. */
const A_STEP = 20_000

const readings = rememberedSteps(function* (index: QuoteIndex): Steps<Reading> {
  const seen = yield* seenTextOf(index)
  const work = new Work(A_STEP)
  const sentences: Sentence[] = []
  const stems = new Stems()
  let first = 0
  for (let at = 0; at < seen.lines.length; at += 1) {
    const line = seen.lines[at]
    if (line === undefined || !beginsAnew(seen.lines, first, at)) continue
    addParagraph(seen, first, line.at + line.end - line.start, sentences, stems)
    first = at + 1
    if (work.isEnough(line.end - line.start)) yield
  }
  return { ...seen, sentences }
})

function addParagraph(seen: SeenText, first: number, end: number, sentences: Sentence[], stems: Stems): void {
  const line = seen.lines[first]
  if (line === undefined) return
  const text = seen.text.slice(line.at, end)
  const label = labelOf(text)
  const stem = stems.stemOf(label, line.title !== undefined)
  for (const [i, range] of sentencesIn(text.replace(/\n/gu, ' ')).entries()) {
    const words = text.slice(range.start, range.end)
    const start = line.at + range.start + words.length - words.trimStart().length
    if (words.trim() === '') continue
    sentences.push({
      start,
      end: start + words.trim().length,
      page: line.page.number,
      label: i === 0 ? label : null,
      title: i === 0 ? line.title : undefined,
      height: line.height,
      stem,
    })
  }
  stems.add(text, sentences.length - 1)
}

export const readingOf = readings.at
export const readSentences = readings.inSteps

/** Index of the sentence at an offset of the seen text, or of the next one. */
export function sentenceAt({ sentences }: Reading, offset: number): number {
  let [low, high] = [0, sentences.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sentences[middle]?.end ?? 0) > offset) high = middle
    else low = middle + 1
  }
  return low
}
