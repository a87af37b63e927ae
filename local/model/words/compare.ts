/** Compares what a rule says with what a sentence says: shared words, weighted, words of similar meaning counting in part. */
import type { Sentence } from '../document/document.ts'
import { quantityOf } from '../figures/numbers.ts'
import { closeness, weightOf, wordsOf } from './english.ts'

/** Words of rules that say nothing about the document's content, and the document's names in them. */
const FRAME = new Set(
  'clause provision section must shall should contain include state specify mention record name list provide be have may can give require say expressly explicitly clearly plainly'.split(
    ' ',
  ),
)
const DOCUMENTS = new Set('contract agreement document term report minutes invoice policy party'.split(' '))

/** The telling words of what a document must hold. */
export function tellingWords(text: string): string[] {
  return sayingWords(text).filter((word) => !DOCUMENTS.has(word))
}

/** Those of a whole statement: what is said of the agreement is not said of anything else. */
export function sayingWords(text: string): string[] {
  return wordsOf(text).flatMap(({ lemma, isStop }) =>
    isStop || FRAME.has(lemma) || (lemma.length < 2 && !/\d/u.test(lemma)) ? [] : [lemma],
  )
}

/** "pay", "payable"; "terminate", "termination": the shorter word but for its last letter begins the longer one. */
function sharesRoot(one: string, other: string): boolean {
  if (one === other) return true
  const value = quantityOf(one)
  if (value !== null) return value === quantityOf(other)
  const [short = '', long = ''] = one.length < other.length ? [one, other] : [other, one]
  const root = short.length > 4 ? short.slice(0, -1) : short
  return root.length >= 3 && long.startsWith(root) && long.length - short.length <= MOST_ENDING
}
const MOST_ENDING = 6

export interface Comparison {
  /** Weighted share of the rule's words that stand together in the sentence, or in the title above it. */
  readonly share: number
  /** Whether nearly all words come in the same order. */
  readonly inOrder: boolean
  readonly isNegated: boolean
}

/** Words further apart than this for each of the rule's are in one sentence by chance. */
const APART = 4
const LEAST_APART = 8

export function compared(
  telling: readonly string[],
  { words, section }: Pick<Sentence, 'words' | 'section'>,
): Comparison {
  const own = words()
  const title = tellingWords(section?.title ?? '')
  const isInTitle = telling.map((one) => title.some((other) => sharesRoot(one, other)))
  const found = telling.map((one) => own.flatMap(({ lemma }, at) => (sharesRoot(one, lemma) ? [at] : [])))
  const reach = LEAST_APART + APART * telling.length
  let best = { share: 0, inOrder: false }
  for (const from of new Set([0, ...found.flat()])) {
    const places = found.map((all) => all.find((at) => at >= from && at < from + reach))
    const share = shareOf(telling, (at) => (places[at] === undefined ? Number(isInTitle[at]) : 1))
    const inText = places.filter((place) => place !== undefined)
    if (share > best.share) best = { share, inOrder: swapped(inText) <= telling.length / 4 }
  }
  return {
    ...best,
    isNegated: own.some(({ isNegated }, at) => isNegated && found.some((all) => all.includes(at))),
  }
}

/** Without one of its numbers it is another rule. */
function shareOf(telling: readonly string[], likeness: (at: number) => number): number {
  if (telling.some((one, at) => likeness(at) === 0 && quantityOf(one) !== null)) return 0
  const weights = telling.map(weightOf)
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1
  return weights.reduce((total, weight, at) => total + weight * likeness(at), 0) / sum
}

/** How many words come before one that they should follow. */
function swapped(places: readonly number[]): number {
  return places.filter((place, at) => at > 0 && place < (places[at - 1] ?? 0)).length
}

/** The share with words of similar meaning. They prove nothing, as opposites are similar too, but more than nothing is there. */
export function nearness(telling: readonly string[], sentence: Sentence): number {
  const words = sentence.words().filter(({ isStop }) => !isStop)
  return shareOf(telling, (at) => {
    const one = telling[at] ?? ''
    return Math.max(0, ...words.map(({ lemma }) => (sharesRoot(one, lemma) ? 1 : closeness(one, lemma))))
  })
}

/** The sentences that share most of a rule's words, the best first. */
export function nearest(
  telling: readonly string[],
  sentences: readonly Sentence[],
): (Comparison & { sentence: Sentence })[] {
  return sentences
    .filter(({ isHeading }) => !isHeading)
    .map((sentence) => ({ ...compared(telling, sentence), sentence }))
    .sort((a, b) => b.share - a.share || Number(b.inOrder) - Number(a.inOrder))
    .slice(0, 5)
}
