/** The sentences of a document, by the words that they contain. */
import { rememberedSteps, type Steps, Work } from '../../text/steps.ts'
import type { QuoteIndex } from '../index/document-index.ts'
import { readingOf, readSentences } from '../sentences/sentences.ts'
import { UNSPACED } from '../text/characters.ts'

/** Words are compared by this many first letters, to ignore inflection. */
const STEM = 6
/** Maximum words read of a document; the rest is not searched. */
const MOST_TERMS = 600_000
/** Maximum growth of a text by compatibility decomposition. */
const LONGEST_FORM = 3

export interface Words {
  /** For each term, the sentences with it (indexes), repeated for each occurrence. */
  readonly having: ReadonlyMap<string, readonly number[]>
  /** Number of terms of each sentence. */
  readonly lengths: readonly number[]
  readonly meanLength: number
}

const TERMS = new RegExp(`(?:${UNSPACED.source})+|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}\\p{M}])+`, 'gu')

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
  return runs.flatMap((run) => (UNSPACED.test(run) ? pairsOf(run) : [run.slice(0, STEM)]))
}

/** Characters per step. */
const A_STEP = 50_000

/** Made at the first search; many documents are never searched. */
const words = rememberedSteps(function* (index: QuoteIndex): Steps<Words> {
  yield* readSentences(index)
  const { sentences, text } = readingOf(index)
  const work = new Work(A_STEP)
  const having = new Map<string, number[]>()
  const lengths: number[] = []
  let total = 0
  for (const [at, { start, end }] of sentences.entries()) {
    if (total >= MOST_TERMS) break
    const terms = termsOf(text.slice(start, end))
    for (const term of terms) {
      const list = having.get(term)
      if (list === undefined) having.set(term, [at])
      else list.push(at)
    }
    total += terms.length
    lengths.push(terms.length)
    if (work.isEnough(end - start)) yield
  }
  return { having, lengths, meanLength: total / Math.max(1, lengths.length) }
})

export const wordsOf = words.at

/** Reads the sentences and their words in steps, so that the first search takes no longer than others. */
export const readPassages = words.inSteps
