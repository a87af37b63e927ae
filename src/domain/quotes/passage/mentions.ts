/** Where a document mentions its sections by number, and where it defines its terms. */
import { rememberedSteps } from '../../text/remembered.ts'
import { type Steps, Work } from '../../text/steps.ts'
import { readPassages } from '../display/passages.ts'
import type { QuoteIndex } from '../index/document-index.ts'
import { readingOf, readSentences } from '../sentences/sentences.ts'

/** A sentence by its index, and the offset of the mention in the seen text. */
export interface Mention {
  readonly sentence: number
  readonly around: number
}

interface Mentions {
  readonly byNumber: ReadonlyMap<string, readonly Mention[]>
  /** By the term in small letters. */
  readonly byTerm: ReadonlyMap<string, readonly Mention[]>
}

/** Numbers named together: "3.1", "3.1, 4 and 6", "6 to 8". */
const NUMBERS =
  /(?<![\d.,])\d{1,3}(?:\.\d{1,3}){0,4}(?:\s?(?:[,\u2013-]|\p{L}{1,4})\s?\d{1,3}(?:\.\d{1,3}){0,4}){0,4}(?![\d%])/gu
const NUMBER = /\d{1,3}(?:\.\d{1,3}){0,4}/gu
/** The word or sign before them, and the characters read for it. */
const WORD_BEFORE = /(\p{L}{1,20}\.?|\u00a7)\s?$/u
const NEAR = 24
/** A term in quotation marks, where it is defined. */
const TERM = /["\u201c\u201e\u00ab]([^"\u201c-\u201f\u00ab\u00bb\n]{2,60})["\u201c\u201d\u00bb]/gu

/** Minimum share of the numbers after a word that are numbers of sections, for the word to stand for "section". */
const USUAL = 0.6
/** Maximum sections of a range, and mentions kept for one number or term. */
const WIDEST = 20
const MOST = 40

/** The numbers named together, and those between the two of a range. */
function numbersOf(list: string): string[] {
  const numbers = list.match(NUMBER) ?? []
  const [first, last] = numbers.map(Number)
  const isRange = numbers.length === 2 && !/[.,]/u.test(list)
  if (!isRange || first === undefined || last === undefined || last - first > WIDEST) return numbers
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => String(first + i))
}

class Found {
  readonly #labels: ReadonlySet<string>
  readonly #numbers: (Mention & { readonly word: string; readonly number: string })[] = []
  /** How often numbers of sections follow each word, and any numbers. */
  readonly #words = new Map<string, { own: number; all: number }>()
  readonly byTerm = new Map<string, Mention[]>()

  constructor(labels: ReadonlySet<string>) {
    this.#labels = labels
  }

  addNumber(word: string, number: string, mention: Mention): void {
    const isOwn = this.#labels.has(number)
    const { own, all } = this.#words.get(word) ?? { own: 0, all: 0 }
    this.#words.set(word, { own: own + Number(isOwn), all: all + 1 })
    if (isOwn) this.#numbers.push({ ...mention, word, number })
  }

  byNumber(): Map<string, Mention[]> {
    const isUsual = (word: string): boolean => {
      const { own, all } = this.#words.get(word) ?? { own: 0, all: 1 }
      return own / all >= USUAL
    }
    const mentions = new Map<string, Mention[]>()
    for (const { word, number, sentence, around } of this.#numbers)
      if (number.includes('.') || isUsual(word)) add(mentions, number, { sentence, around })
    return mentions
  }
}

function add(map: Map<string, Mention[]>, key: string, mention: Mention): void {
  const known = map.get(key)
  if (known === undefined) map.set(key, [mention])
  else if (known.length < MOST && known.at(-1)?.sentence !== mention.sentence) known.push(mention)
}

export const keyOfTerm = (term: string): string =>
  term
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, ' ')
    .trim()

/** Characters per step. */
const A_STEP = 50_000

const mentions = rememberedSteps(function* (index: QuoteIndex): Steps<Mentions> {
  const { sentences, text } = readingOf(index)
  const work = new Work(A_STEP)
  const found = new Found(new Set(sentences.flatMap(({ label }) => label ?? [])))
  for (const [sentence, { start, end, label }] of sentences.entries()) {
    const own = text.slice(start, end)
    for (const { 0: list, index: at } of own.matchAll(NUMBERS)) {
      const word = WORD_BEFORE.exec(own.slice(Math.max(0, at - NEAR), at))?.[1]?.toLowerCase()
      if (word === undefined) continue
      for (const number of numbersOf(list))
        if (number !== label) found.addNumber(word, number, { sentence, around: start + at })
    }
    for (const { 1: term = '', index: at } of own.matchAll(TERM))
      add(found.byTerm, keyOfTerm(term), { sentence, around: start + at })
    if (work.isEnough(end - start)) yield
  }
  return { byNumber: found.byNumber(), byTerm: found.byTerm }
})

export const mentionsIn = mentions.at

/** Reads the document's sentences, their words and mentions in steps, before the first passage is gathered. */
export function* readMentions(index: QuoteIndex): Steps<void> {
  yield* readSentences(index)
  yield* readPassages(index)
  yield* mentions.inSteps(index)
}
