/** Where a document mentions its sections by number, and where it defines its terms. */
import { rememberedSteps } from '../../remembered.ts'
import { type Steps, Work } from '../../steps.ts'
import { readPassages } from '../display/passages.ts'
import type { QuoteIndex } from '../index/document-index.ts'
import { type Reading, readingOf, readSentences } from '../sentences/sentences.ts'

export interface Mentions {
  /** Sentences (ascending indexes) that mention a section's number. */
  readonly byNumber: ReadonlyMap<string, readonly number[]>
  /** Sentences with a term in quotation marks, by the term in lower case. */
  readonly byTerm: ReadonlyMap<string, readonly number[]>
}

/** A number after a word or sign, and those that follow it: "clauses 3.1, 4 and 6 to 8". */
const NUMBERS =
  /(\p{L}{1,20}\.?|\u00a7{1,2})\s?(\d{1,3}(?:\.\d{1,3}){0,4}(?:\s?(?:[,\u2013-]|\p{L}{1,4})\s?\d{1,3}(?:\.\d{1,3}){0,4}){0,4})(?![\d%])/gu
const NUMBER = /\d{1,3}(?:\.\d{1,3}){0,4}/gu
const TERM = /["\u201c\u201e\u00ab]([^"\u201c-\u201f\u00ab\u00bb\n]{2,60})["\u201c\u201d\u00bb]/gu

/** Minimum share of the numbers after a word that are numbers of sections, for the word to stand for "section". */
const USUAL = 0.6
/** Maximum sections of a range. */
const WIDEST = 20
/** Maximum sentences kept for one number or term. */
const MOST = 40

function add(map: Map<string, number[]>, key: string, sentence: number): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [sentence])
  else if (known.at(-1) !== sentence && known.length < MOST) known.push(sentence)
}

/** The numbers named together, and those between the two of a range. */
function numbersOf(list: string): string[] {
  const numbers = list.match(NUMBER) ?? []
  const [first, last] = numbers.map(Number)
  const isRange = numbers.length === 2 && !list.includes(',') && !list.includes('.')
  if (!isRange || first === undefined || last === undefined || last - first > WIDEST) return numbers
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => String(first + i))
}

/** Counts how often numbers of sections follow each word. */
class SectionWords {
  readonly #counts = new Map<string, { own: number; all: number }>()

  count(word: string, isOwn: boolean): void {
    const counts = this.#counts.get(word) ?? { own: 0, all: 0 }
    this.#counts.set(word, { own: counts.own + Number(isOwn), all: counts.all + 1 })
  }

  has(word: string): boolean {
    const { own, all } = this.#counts.get(word) ?? { own: 0, all: 1 }
    return own / all >= USUAL
  }
}

/** Characters per step. */
const A_STEP = 50_000

function* mentionsOf(reading: Reading): Steps<Mentions> {
  const work = new Work(A_STEP)
  const labels = new Set(
    reading.sentences.flatMap(({ label }) => (label !== null && /\d/u.test(label) ? [label] : [])),
  )
  const words = new SectionWords()
  const found: { readonly word: string; readonly number: string; readonly sentence: number }[] = []
  const byTerm = new Map<string, number[]>()
  for (const [sentence, { start, end, label }] of reading.sentences.entries()) {
    const text = reading.text.slice(start, end)
    for (const [, word = '', list = ''] of text.matchAll(NUMBERS)) {
      for (const number of numbersOf(list)) {
        if (number === label) continue
        words.count(word.toLowerCase(), labels.has(number))
        if (labels.has(number)) found.push({ word: word.toLowerCase(), number, sentence })
      }
    }
    for (const [, term = ''] of text.matchAll(TERM)) add(byTerm, keyOfTerm(term), sentence)
    if (work.isEnough(end - start)) yield
  }
  const byNumber = new Map<string, number[]>()
  for (const { word, number, sentence } of found)
    if (number.includes('.') || words.has(word)) add(byNumber, number, sentence)
  return { byNumber, byTerm }
}

export const keyOfTerm = (term: string): string =>
  term
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()

const mentions = rememberedSteps(function* (index: QuoteIndex): Steps<Mentions> {
  return yield* mentionsOf(readingOf(index))
})

export const mentionsIn = mentions.at

/** Reads the document's sentences, their words and mentions in steps, before the first passage is gathered. */
export function* readMentions(index: QuoteIndex): Steps<void> {
  yield* readSentences(index)
  yield* readPassages(index)
  yield* mentions.inSteps(index)
}
