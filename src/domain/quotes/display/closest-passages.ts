/** Finds the sentences nearest to a text (BM25): proof of absence, and what else the document says on a subject. */
import type { Passage } from '../../results/verdicts.ts'
import type { QuoteIndex } from '../index/document-index.ts'
import { plain } from '../sentences/excerpt.ts'
import { pageAt } from '../sentences/seen-text.ts'
import { readingOf } from '../sentences/sentences.ts'
import { termsOf, type Words, wordsOf } from './passages.ts'

/** The usual parameters of Okapi BM25. */
const SATURATION = 1.2
const LENGTH_WEIGHT = 0.75
/** Maximum words of a text that are looked up, and occurrences that are ranked. */
const MOST_ASKED = 200
const MOST_FOUND = 50_000
/** Maximum characters of a passage; longer sentences are cut at a space. */
const LONGEST = 400

/** Returns the occurrences of the terms, rarest first; of the most common ones only the first, or none. */
function postingsOf({ having }: Words, text: string): (readonly number[])[] {
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

function scores(words: Words, postings: readonly (readonly number[])[]): Map<number, number> {
  const sums = new Map<number, number>()
  for (const positions of postings) {
    const counts = countsOf(positions)
    const rarity = Math.log(1 + (words.lengths.length - counts.length + 0.5) / (counts.length + 0.5))
    for (const [position, count] of counts) {
      const relative = (words.lengths[position] ?? 0) / words.meanLength
      const weight = count + SATURATION * (1 - LENGTH_WEIGHT + LENGTH_WEIGHT * relative)
      sums.set(position, (sums.get(position) ?? 0) + (rarity * count) / weight)
    }
  }
  return sums
}

/** Indexes of the sentences that share words with the text, nearest first; ties in document order. */
export function nearestSentences(index: QuoteIndex, text: string, limit: number): number[] {
  const words = wordsOf(index)
  let best: Scored[] = []
  for (const one of scores(words, postingsOf(words, text))) {
    if (best.length >= 2 * limit) best = best.sort(byScore).slice(0, limit)
    if (best.length < limit || one[1] >= (best[limit - 1]?.[1] ?? 0)) best.push(one)
  }
  return best
    .sort(byScore)
    .slice(0, limit)
    .map(([position]) => position)
}

type Scored = readonly [position: number, score: number]
const byScore = ([a, x]: Scored, [b, y]: Scored): number => y - x || a - b

/** A word is telling where at most this share of the sentences have it, or this many. */
const RARE_SHARE = 0.05
const RARE = 3
const MOST_TELLING = 5

/** The words of a rule that say what it is about: rare in the document, and not in the user's other rules. */
export function tellingWords(index: QuoteIndex, rule: string, others: readonly string[]): string[] {
  const { having, lengths } = wordsOf(index)
  const common = new Set(others.flatMap(termsOf))
  const most = Math.max(RARE, lengths.length * RARE_SHARE)
  const words = rule.match(/[\p{L}\p{M}]{3,}/gu) ?? []
  const telling = words.filter((word) =>
    termsOf(word).every((term) => !common.has(term) && (having.get(term) ?? []).length <= most),
  )
  return [...new Set(telling.map((word) => word.toLowerCase()))].slice(0, MOST_TELLING)
}

function cut(text: string): string {
  if (text.length <= LONGEST) return text
  const space = text.lastIndexOf(' ', LONGEST)
  return text.slice(0, space > LONGEST / 2 ? space : LONGEST)
}

/** Returns at most `limit` passages that share words with the text, nearest first, without duplicates. */
export function nearestPassages(index: QuoteIndex, text: string, limit: number): Passage[] {
  const reading = readingOf(index)
  const passages = new Map<string, Passage>()
  for (const at of nearestSentences(index, text, limit * 10)) {
    const { start = 0, end = 0 } = reading.sentences[at] ?? {}
    const own = cut(plain(reading.text.slice(start, end)))
    if (/\p{L}/u.test(own) && !passages.has(own))
      passages.set(own, { page: pageAt(reading, start), text: own })
  }
  return [...passages.values()].slice(0, limit)
}
