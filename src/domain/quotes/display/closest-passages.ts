/** Finds the passages nearest to a text (BM25 over sentences), kept as proof of absence. */

import type { Passage } from '../../results/verdicts.ts'
import type { QuoteIndex } from '../index/document-index.ts'
import { type Sentence, type Sentences, sentencesOf, termsOf } from './passages.ts'

/** The usual parameters of Okapi BM25. */
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75
/** Maximum words of a text that are looked up, and occurrences that are ranked. */
const MOST_ASKED = 200
const MOST_FOUND = 50_000

/** Returns the occurrences of the terms, rarest first; of the most common ones only the first, or none. */
function postingsOf({ having }: Sentences, text: string): (readonly number[])[] {
  const terms = [...new Set(termsOf(text))].slice(0, MOST_ASKED)
  let left = MOST_FOUND
  return terms
    .map((term) => having.get(term) ?? [])
    .sort((a, b) => a.length - b.length)
    .map((positions) => {
      const some = positions.slice(0, left)
      left -= some.length
      return some
    })
}

/** Counts each sentence in a list of ascending positions. */
function countsOf(positions: readonly number[]): (readonly [position: number, count: number])[] {
  const counts: [number, number][] = []
  for (const position of positions) {
    const last = counts[counts.length - 1]
    if (last?.[0] === position) last[1] += 1
    else counts.push([position, 1])
  }
  return counts
}

function scores(sentences: Sentences, postings: readonly (readonly number[])[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const positions of postings) {
    const counts = countsOf(positions)
    const rarity = Math.log(1 + (sentences.all.length - counts.length + 0.5) / (counts.length + 0.5))
    for (const [position, count] of counts) {
      const relative = (sentences.all[position]?.length ?? 0) / sentences.meanLength
      const weight = count + SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * relative)
      sums.set(position, (sums.get(position) ?? 0) + (rarity * count) / weight)
    }
  }
  return sums
}

interface Ranked {
  readonly text: string | undefined
  readonly position: number
  readonly score: number
}

/** Returns the best `limit` sentences, best first, without duplicate texts; ties in document order. */
function bestOf({ all }: Sentences, sums: ReadonlyMap<number, number>, limit: number): Sentence[] {
  let best: Ranked[] = []
  for (const [position, score] of sums) {
    const one = { text: all[position]?.text, position, score }
    const worst = best[limit - 1]
    if (worst && isBefore(worst, one)) continue
    best = [...best, one]
      .sort((a, b) => (isBefore(a, b) ? -1 : 1))
      .filter(({ text }, i, some) => some.findIndex((other) => other.text === text) === i)
      .slice(0, limit)
  }
  return best.flatMap(({ position }) => all[position] ?? [])
}

function isBefore(a: Ranked, b: Ranked): boolean {
  return a.score > b.score || (a.score === b.score && a.position < b.position)
}

/** Returns at most `limit` passages that share words with the text, nearest first, without duplicates. */
export function nearestPassages(index: QuoteIndex, text: string, limit: number): Passage[] {
  const sentences = sentencesOf(index)
  const sums = scores(sentences, postingsOf(sentences, text))
  return bestOf(sentences, sums, limit).map(({ page, text }) => ({ page, text }))
}
