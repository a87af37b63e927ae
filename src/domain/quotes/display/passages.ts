/** The sentences of a document, by the words that they contain. */

import { rangesWithout, unprovenRanges } from '../../page-ranges.ts'
import type { PageText } from '../../page-text.ts'
import { rememberedSteps } from '../../remembered.ts'
import { type Steps, Work } from '../../steps.ts'
import type { QuoteIndex } from '../index/document-index.ts'
import { UNSPACED_OR_HANGUL } from '../text/characters.ts'

/** Maximum characters of a passage; longer sentences are cut at a space. */
const LONGEST = 400
/** Words are compared by this many first letters, to ignore inflection. */
const STEM = 6
/** Maximum passages and words read of a document; the rest is not searched. */
const MOST_PASSAGES = 60_000
const MOST_TERMS = 600_000
/** Maximum growth of a text by compatibility decomposition. */
const LONGEST_FORM = 3

export interface Sentence {
  readonly page: number
  readonly text: string
  readonly length: number
}

export interface Sentences {
  readonly all: readonly Sentence[]
  /** For each term, the sentences with it (indexes in `all`), repeated for each occurrence. */
  readonly having: ReadonlyMap<string, readonly number[]>
  readonly meanLength: number
}

const TERMS = new RegExp(
  `(?:${UNSPACED_OR_HANGUL.source})+|(?:(?!${UNSPACED_OR_HANGUL.source})[\\p{L}\\p{N}\\p{M}])+`,
  'gu',
)

function pairsOf(run: string): string[] {
  const chars = [...run]
  return chars.length < 2 ? chars : chars.slice(1).map((char, i) => `${chars[i]}${char}`)
}

export function termsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .slice(0, text.length * LONGEST_FORM)
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .toLowerCase()
  const runs = plain.normalize('NFC').match(TERMS) ?? []
  return runs.flatMap((run) => (UNSPACED_OR_HANGUL.test(run) ? pairsOf(run) : [run.slice(0, STEM)]))
}

/** A sentence ends at punctuation before a space, at an ideographic full stop, or at an empty line. */
const SENTENCE_END = /(?<=[\p{Sentence_Terminal};:]["'\u201d\u2019)]?)\s+|(?<=[\u3002\uff01\uff1f])|\n\s*\n/u

function cut(sentence: string): string[] {
  const parts: string[] = []
  let start = 0
  while (sentence.length - start > LONGEST) {
    const longest = sentence.slice(start, start + LONGEST + 1)
    const space = longest.lastIndexOf(' ')
    const end = start + (space > LONGEST / 2 ? space : LONGEST)
    parts.push(sentence.slice(start, end))
    start = sentence[end] === ' ' ? end + 1 : end
  }
  return [...parts, sentence.slice(start)]
}

function tidy(sentence: string): string {
  return sentence
    .replace(/[-\u2010]\n(?=\p{Ll})/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
}

function passagesOf(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .flatMap((sentence) => cut(tidy(sentence)))
    .filter((passage) => /\p{L}/u.test(passage))
}

/** Returns the text that a reader relies on; text on both sides of hidden or crossed-out words is not one sentence. */
function seenText(page: PageText): string {
  const { text } = page
  const seen = rangesWithout(unprovenRanges(page), text.length)
  return seen.map(({ start, end }) => text.slice(start, end)).join('\n\n')
}

/** Characters per step. */
const A_STEP = 50_000

/** Made at the first search; many documents are never searched. */
const sentences = rememberedSteps(function* (index: QuoteIndex): Steps<Sentences> {
  const work = new Work(A_STEP)
  const all: Sentence[] = []
  const having = new Map<string, number[]>()
  let total = 0
  for (const page of index.pages) {
    for (const text of passagesOf(seenText(page))) {
      if (all.length === MOST_PASSAGES || total >= MOST_TERMS) break
      const terms = termsOf(text)
      for (const term of terms) {
        const list = having.get(term)
        if (list === undefined) having.set(term, [all.length])
        else list.push(all.length)
      }
      total += terms.length
      all.push({ page: page.number, text, length: terms.length })
      if (work.isEnough(text.length)) yield
    }
  }
  return { all, having, meanLength: total / all.length }
})

export const sentencesOf = sentences.at

/** Reads the passages in steps, so that the first search takes no longer than others. */
export const readPassages = sentences.inSteps
