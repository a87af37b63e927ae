/** The passages nearest to a text by word statistics (BM25 over sentences), kept as proof of absence. */
import type { Passage } from '../verdicts.ts'
import type { QuoteIndex } from './document-index.ts'

/** Okapi BM25 with its usual figures. */
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75
/** Longest passage, in characters; a sentence beyond it is cut at a space. */
const LONGEST = 400
/** Inflected words are compared by this many first letters. */
const STEM = 6

interface Sentence {
  readonly page: number
  readonly text: string
  readonly length: number
}

interface Sentences {
  readonly all: readonly Sentence[]
  /** For each term the sentences that have it (positions in `all`), repeated as often as it occurs. */
  readonly having: ReadonlyMap<string, readonly number[]>
  readonly meanLength: number
}

const UNSPACED =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
const TERMS = new RegExp(`${UNSPACED.source}+|(?:(?!${UNSPACED.source})[\\p{L}\\p{N}\\p{M}])+`, 'gu')

function pairsOf(run: string): string[] {
  const chars = [...run]
  return chars.length < 2 ? chars : chars.slice(1).map((char, i) => `${chars[i]}${char}`)
}

function termsOf(text: string): string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u00ad]/g, '')
    .toLowerCase()
  const runs = plain.normalize('NFC').match(TERMS) ?? []
  return runs.flatMap((run) => (UNSPACED.test(run) ? pairsOf(run) : [run.slice(0, STEM)]))
}

/** A sentence ends at its mark before a space, at an ideographic full stop, or at an empty line. */
const SENTENCE_END = /(?<=[.!?;:]["'\u201d\u2019)]?)\s+|(?<=[\u3002\uff01\uff1f])|\n\s*\n/u

function cut(sentence: string): string[] {
  if (sentence.length <= LONGEST) return [sentence]
  const space = sentence.lastIndexOf(' ', LONGEST)
  const at = space > LONGEST / 2 ? space : LONGEST
  return [sentence.slice(0, at), ...cut(sentence.slice(at).trim())]
}

function passagesOf(text: string): string[] {
  return text
    .split(SENTENCE_END)
    .map((sentence) =>
      sentence
        .replace(/[-\u2010]\n(?=\p{Ll})/gu, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((sentence) => /\p{L}/u.test(sentence))
    .flatMap(cut)
}

function readSentences(index: QuoteIndex): Sentences {
  const all: Sentence[] = []
  const having = new Map<string, number[]>()
  for (const page of index.pages) {
    for (const text of passagesOf(page.text)) {
      const terms = termsOf(text)
      for (const term of terms) {
        const list = having.get(term)
        if (list === undefined) having.set(term, [all.length])
        else list.push(all.length)
      }
      all.push({ page: page.number, text, length: terms.length })
    }
  }
  const total = all.reduce((sum, sentence) => sum + sentence.length, 0)
  return { all, having, meanLength: total / Math.max(1, all.length) }
}

/** Read at the first question about a document, which many are never asked. */
const known = new WeakMap<QuoteIndex, Sentences>()

function sentencesOf(index: QuoteIndex): Sentences {
  const before = known.get(index)
  if (before !== undefined) return before
  const now = readSentences(index)
  known.set(index, now)
  return now
}

function countsOf(positions: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>()
  for (const position of positions) counts.set(position, (counts.get(position) ?? 0) + 1)
  return counts
}

function scores(sentences: Sentences, terms: ReadonlySet<string>): Map<number, number> {
  const sums = new Map<number, number>()
  for (const term of terms) {
    const counts = countsOf(sentences.having.get(term) ?? [])
    const rarity = Math.log(1 + (sentences.all.length - counts.size + 0.5) / (counts.size + 0.5))
    for (const [position, count] of counts) {
      const relative = (sentences.all[position]?.length ?? 0) / sentences.meanLength
      const weight = count + SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * relative)
      sums.set(position, (sums.get(position) ?? 0) + (rarity * count * (SATURATION + 1)) / weight)
    }
  }
  return sums
}

/** At most `limit` passages that share words with the text, the nearest first; equal ones once. */
export function nearestPassages(index: QuoteIndex, text: string, limit: number): Passage[] {
  const sentences = sentencesOf(index)
  const ranked = [...scores(sentences, new Set(termsOf(text)))].sort((a, b) => b[1] - a[1] || a[0] - b[0])
  const found = new Map<string, Passage>()
  for (const [position] of ranked) {
    const sentence = sentences.all[position]
    if (found.size >= limit) break
    if (sentence !== undefined && !found.has(sentence.text)) {
      found.set(sentence.text, { page: sentence.page, text: sentence.text })
    }
  }
  return [...found.values()]
}
