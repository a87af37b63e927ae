/** Sentences of a document that belong to a sentence: its stems, headings and notes, and those that name its section. */
import { sentencesWithAll } from '../display/closest-passages.ts'
import type { QuoteIndex } from '../index/document-index.ts'
import { labelOf } from '../sentences/labels.ts'
import type { Reading, Sentence } from '../sentences/sentences.ts'
import { keyOfTerm, type Mention, mentionsIn } from './mentions.ts'

/** Maximum stems and headings above a sentence, and sentences read to find them. */
const MOST_ABOVE = 3
const READ_BACK = 2_000

/** The introduction of a list item, and that of the list in which this list is an item. */
export function stemsOf({ sentences }: Reading, at: number): number[] {
  const stems: number[] = []
  for (let next = sentences[at]?.stem ?? null; next !== null && stems.length < MOST_ABOVE; ) {
    stems.push(next)
    next = sentences[next]?.stem ?? null
  }
  return stems
}

const NUMBER = /^\d{1,3}(?:\.\d{1,3})*$/u
const UNNUMBERED = 9
const depthOf = (label: string | null): number =>
  label !== null && NUMBER.test(label) ? label.split('.').length : UNNUMBERED

/** Whether a heading stands above another in the outline: a shorter number, or larger letters. */
function isHigher(above: Sentence, below: Sentence): boolean {
  const [high, low] = [depthOf(above.label), depthOf(below.label)]
  return high < low || (high === low && above.height > 1.1 * below.height)
}

/** Indexes of the headings under which a sentence stands, the nearest first. */
export function headingsAbove({ sentences }: Reading, at: number): number[] {
  const found: number[] = []
  let lowest: Sentence | undefined
  for (let i = at - 1; i >= Math.max(0, at - READ_BACK) && found.length < MOST_ABOVE; i -= 1) {
    const one = sentences[i]
    if (one?.title === undefined || (lowest && !isHigher(one, lowest))) continue
    found.push(i)
    lowest = one
  }
  return found
}

/** Numbers of the sections with a sentence: "3.1" and "3". */
function numbersAbove({ sentences }: Reading, at: number): string[] {
  for (let i = at; i >= Math.max(0, at - READ_BACK); i -= 1) {
    const { label = null } = sentences[i] ?? {}
    if (label === null || !NUMBER.test(label)) continue
    const parts = label.split('.')
    return parts.map((_, depth) => parts.slice(0, parts.length - depth).join('.'))
  }
  return []
}

/** The mark of a note after a word or a stop: "fee*", "fee.1", "fee [2]", "fee¹". */
const MARK =
  /(?<=[\p{L})\]."\u201d,;])(?:\s?[[(](\d{1,2}|[*\u2020\u2021])[\])]|([*\u2020\u2021]{1,3}|[\u00b9\u00b2\u00b3\u2070-\u2079]{1,2}|\d{1,2}(?=[\s.,;]|$)))/gu
/** Sentences after a mark among which its note is, its maximum notes, and characters read of a sentence and a note. */
const NOTE_REACH = 200
const MOST_NOTES = 2
const READ = 2_000
const OPENING = 6

/** Whether a sentence begins with a note's mark. */
function isNote(opening: string, mark: string): boolean {
  const bare = opening.replace(/^[[(]/u, '')
  return bare.startsWith(mark) && !/^[\p{L}\p{N}.]/u.test(bare.slice(mark.length))
}

/** Indexes of the notes to a sentence's marks. */
export function notesOf({ text, sentences }: Reading, at: number): number[] {
  const { start = 0, end = 0 } = sentences[at] ?? {}
  const own = text.slice(start, Math.min(end, start + READ) + OPENING)
  const marks = [...own.matchAll(MARK)].map(([, a, b]) => (a ?? b ?? '').normalize('NFKC'))
  const notes: number[] = []
  for (let i = at + 1; marks.length > 0 && i <= at + NOTE_REACH && notes.length < MOST_NOTES; i += 1) {
    const from = sentences[i]?.start ?? text.length
    const opening = text.slice(from, from + OPENING).normalize('NFKC')
    if (marks.some((mark) => isNote(opening, mark))) notes.push(i)
  }
  return notes
}

/** Maximum words of a term, and sentences that name a title. */
const MOST_WORDS = 4
const MOST_TITLED = 6

/** The defined terms that a text uses. */
function termsIn(text: string, byTerm: ReadonlyMap<string, readonly Mention[]>): string[] {
  const words = keyOfTerm(text).split(' ')
  const found = words.flatMap((_, i) =>
    Array.from({ length: MOST_WORDS }, (_, length) => words.slice(i, i + length + 1).join(' ')),
  )
  return [...new Set(found)].filter((term) => byTerm.has(term))
}

const titleWords = (title: string): string =>
  title.slice(labelOf(title)?.length ?? 0).replace(/^[\s.)\]]{1,5}/u, '')

/** The sentences that name the section of one of these sentences, or define its terms. */
export function* elsewhere(
  index: QuoteIndex,
  reading: Reading,
  quoted: readonly number[],
): Generator<Mention> {
  const { byNumber, byTerm } = mentionsIn(index)
  const numbers = new Set(quoted.flatMap((at) => numbersAbove(reading, at)))
  for (const number of numbers) yield* byNumber.get(number) ?? []
  const headings = new Set(quoted.flatMap((at) => headingsAbove(reading, at)))
  for (const at of headings) {
    const words = titleWords(reading.sentences[at]?.title ?? '')
    for (const sentence of sentencesWithAll(index, words, MOST_TITLED)) yield { sentence, around: 0 }
  }
  for (const at of quoted) {
    const { start = 0, end = 0 } = reading.sentences[at] ?? {}
    const used = termsIn(reading.text.slice(start, Math.min(end, start + READ)), byTerm)
    for (const term of used) yield* byTerm.get(term)?.slice(0, 1) ?? []
  }
}
