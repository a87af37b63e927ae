/** Compares what a rule says with what a sentence says: shared words, weighted, words of similar meaning counting in part. */
import type { Sentence } from '../document/document.ts'
import { type Word, wordsOf } from './english.ts'
import { closeness, weightOf } from './vectors.ts'

/** Words of rules that say nothing about the document's content. */
const FRAME = new Set(
  'contract agreement document clause provision section term report invoice policy must shall should contain include state specify mention party be have may can'.split(
    ' ',
  ),
)

/** The telling words of a rule. */
export function tellingWords(text: string): string[] {
  return wordsOf(text).flatMap(({ lemma, isStop }) =>
    isStop || FRAME.has(lemma) || lemma.length < 2 ? [] : [lemma],
  )
}

const known = new Map<string, number>()
const MOST_KNOWN = 200_000

function likeness(one: string, other: string): number {
  const key = `${one} ${other}`
  const before = known.get(key)
  if (before !== undefined) return before
  const found = sharesRoot(one, other) ? 1 : closeness(one, other)
  if (known.size > MOST_KNOWN) known.clear()
  known.set(key, found)
  return found
}

/** "pay", "payable"; "terminate", "termination": the shorter word but for its last letter begins the longer one. */
function sharesRoot(one: string, other: string): boolean {
  if (one === other) return true
  const [short = '', long = ''] = [one, other].sort((a, b) => a.length - b.length)
  const root = short.length > 4 ? short.slice(0, -1) : short
  return root.length >= 3 && long.startsWith(root) && long.length - short.length <= 6
}

export interface Comparison {
  /** Weighted share of the rule's words that the sentence, or the title above it, has. */
  readonly share: number
  /** Whether the words come in the same order. */
  readonly inOrder: boolean
  readonly isNegated: boolean
}

export function compared(telling: readonly string[], sentence: Sentence): Comparison {
  const words = sentence.words()
  const title = tellingWords(sentence.section?.title ?? '')
  let [sum, found, last, inOrder] = [0, 0, -1, true]
  for (const one of telling) {
    const likenesses = words.map(({ lemma }) => likeness(one, lemma))
    const best = Math.max(0, ...likenesses)
    const weight = weightOf(one)
    sum += weight
    found += weight * Math.max(best, ...title.map((other) => 0.9 * likeness(one, other)), 0)
    const at = best > 0 ? likenesses.indexOf(best) : last
    if (at < last) inOrder = false
    last = at
  }
  return { share: sum === 0 ? 0 : found / sum, inOrder, isNegated: deniesAny(telling, words) }
}

function deniesAny(telling: readonly string[], words: readonly Word[]): boolean {
  return words.some(({ lemma, isNegated }) => isNegated && telling.some((one) => likeness(one, lemma) > 0))
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
