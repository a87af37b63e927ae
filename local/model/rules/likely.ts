/** The kind of clause that a rule is most likely about, by its single words: for wordings that no table knows. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stem } from '../document/words.ts'
import { remembered } from '../patterns/remembered.ts'
import type { Span } from '../patterns/terms.ts'

interface Likely {
  /** Id of the kind of clause; null for none of them. */
  readonly id: string | null
  /** 0 to 1. */
  readonly probability: number
  /** The words that speak for it. */
  readonly spans: readonly Span[]
}

const letters = /[\p{L}\p{N}]+/gu
/** Words of no or of every kind. Denials say whether a rule forbids, not what it is about. */
const common = new Set(
  (
    'the a an of to in is are be by for and or on at with must shall should may can contract agreement document it there that this any please ' +
    'not no never neither nobody nothing none without does do has have we i'
  ).split(' '),
)

interface Feature extends Span {
  readonly stem: string
}

export function featuresOf(plain: string): readonly Feature[] {
  return [...plain.matchAll(letters)]
    .filter(([word]) => !common.has(word))
    .map(({ 0: word, index }) => ({ stem: stem(word), from: index, to: index + word.length }))
}

/** Share of each word in the whole: a long rule is no surer than a short one. */
export function shareOfEach(count: number): number {
  return 1 / Math.sqrt(Math.max(1, count))
}

/**
 * Written by `bench/paraphrases/learn.ts`. The first line has the kinds; the others a word's stem and, for each kind that
 * it speaks for or against, the kind's number and the weight in tenths. "*" counts in every rule.
 */
const [head = '', ...lines] = readFileSync(join(import.meta.dirname, 'learned.txt'), 'utf8')
  .trim()
  .split('\n')
const kinds = head.split('|')
const weights = new Map(
  lines.map((line) => {
    const [word = '', ...parts] = line.split(' ')
    return [
      word,
      parts.map((one) => {
        const [kind, tenths] = one.split(':').map(Number)
        return { kind: kind ?? 0, weight: (tenths ?? 0) / 10 }
      }),
    ] as const
  }),
)

/** Whether wordings of this kind were learned from. */
export function isLearned(id: string): boolean {
  return kinds.includes(id)
}

/** A word of at least this weight names the kind. */
const naming = 2
/** One word that names a kind says little in a rule of mostly unknown words. */
const leastNaming = 2
const leastKnown = 0.7

export const likelyKind: (plain: string) => Likely = remembered((plain) => {
  const features = featuresOf(plain)
  const known = features.filter((one) => weights.has(one.stem))
  const stems = new Set(known.map((one) => one.stem))
  const sums = kinds.map(() => 0)
  const add = (word: string, share: number): void => {
    for (const { kind, weight } of weights.get(word) ?? []) sums[kind] = (sums[kind] ?? 0) + share * weight
  }
  add('*', 1)
  for (const one of stems) add(one, shareOfEach(stems.size))
  const best = sums.reduce((top, sum, index) => (sum > (sums[top] ?? 0) ? index : top), 0)
  const top = sums[best] ?? 0
  const total = sums.reduce((all, sum) => all + Math.exp(sum - top), 0)
  const speaks = (one: Feature): boolean =>
    (weights.get(one.stem) ?? []).some(({ kind, weight }) => kind === best && weight >= naming)
  const spans = known.filter(speaks)
  const isEnough = spans.length >= leastNaming || known.length >= leastKnown * features.length
  return { id: (isEnough && kinds[best]) || null, probability: 1 / total, spans }
})
