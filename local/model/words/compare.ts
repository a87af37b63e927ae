/** Compares what a rule says with what a sentence says: shared words, weighted, words of similar meaning counting in part. */
import type { Sentence } from '../document/document.ts'
import { type Word, wordsOf } from './english.ts'
import { closeness, weightOf } from './vectors.ts'

/** Words of rules that say nothing about the document's content. */
const FRAME = new Set(
  'contract agreement document clause provision section term report minutes invoice policy must shall should contain include state specify mention document record name list provide party be have may can give require say expressly explicitly clearly plainly'.split(
    ' ',
  ),
)

/** The telling words of a rule. */
export function tellingWords(text: string): string[] {
  return wordsOf(text).flatMap(({ lemma, isStop }) =>
    isStop || FRAME.has(lemma) || lemma.length < 2 ? [] : [lemma],
  )
}

/** "pay", "payable"; "terminate", "termination": the shorter word but for its last letter begins the longer one. */
function sharesRoot(one: string, other: string): boolean {
  if (one === other) return true
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one]
  const root = short.length > 4 ? short.slice(0, -1) : short
  return root.length >= 3 && long.startsWith(root) && long.length - short.length <= MOST_ENDING
}
const MOST_ENDING = 6

export interface Comparison {
  /** Weighted share of the rule's words that the sentence, or the title above it, has. */
  readonly share: number
  /** Whether nearly all words come in the same order. */
  readonly inOrder: boolean
  readonly isNegated: boolean
}

export function compared(telling: readonly string[], sentence: Sentence): Comparison {
  const words = sentence.words()
  const all = [...words.map(({ lemma }) => lemma), ...tellingWords(sentence.section?.title ?? '')]
  const places = telling.map((one) => all.findIndex((other) => sharesRoot(one, other)))
  const weights = telling.map(weightOf)
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1
  const inText = places.filter((place) => place >= 0 && place < words.length)
  return {
    share: weights.reduce((total, weight, at) => total + (places[at] === -1 ? 0 : weight), 0) / sum,
    inOrder: swapped(inText) <= telling.length / 4,
    isNegated: deniesAny(telling, words),
  }
}

/** How many words come before one that they should follow. */
function swapped(places: readonly number[]): number {
  return places.filter((place, at) => at > 0 && place < (places[at - 1] ?? 0)).length
}

/** The share with words of similar meaning. They prove nothing, as opposites are similar too, but more than nothing is there. */
export function nearness(telling: readonly string[], sentence: Sentence): number {
  const words = sentence.words().filter(({ isStop }) => !isStop)
  const sum = telling.reduce((total, one) => total + weightOf(one), 0) || 1
  const likeness = (one: string): number =>
    Math.max(0, ...words.map(({ lemma }) => (sharesRoot(one, lemma) ? 1 : closeness(one, lemma))))
  return telling.reduce((total, one) => total + weightOf(one) * likeness(one), 0) / sum
}

function deniesAny(telling: readonly string[], words: readonly Word[]): boolean {
  return words.some(({ lemma, isNegated }) => isNegated && telling.some((one) => sharesRoot(one, lemma)))
}

/** The sentences that share most of a rule's words, the best first. */
export function nearest(
  telling: readonly string[],
  sentences: readonly Sentence[],
): (Comparison & { sentence: Sentence })[] {
  return sentences
    .filter(({ isHeading }) => !isHeading)
    .map((sentence) => ({ ...compared(telling, sentence), sentence }))
    .sort((a, b) => b.share - a.share)
    .slice(0, 5)
}
