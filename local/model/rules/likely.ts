/** The kind of clause that a rule is most likely about, by its single words: for wordings that no table knows. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { stem } from '../document/words.ts'
import { remembered } from '../patterns/remembered.ts'
import { anyOf, type Span, spansOf } from '../patterns/terms.ts'
import { hintsIn } from './subject.ts'
import { ruleWords } from './words.ts'

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

interface Word extends Span {
  readonly stem: string
}

export function tellingWordsIn(plain: string): readonly Word[] {
  return [...plain.matchAll(letters)]
    .filter(([word]) => !common.has(word))
    .map(({ 0: word, index }) => ({ stem: stem(word), from: index, to: index + word.length }))
}

const groups = Object.entries(ruleWords).map(([name, words]) => ({ name: `@${name}`, words: anyOf(words) }))

/** How much each thing that speaks for or against a kind counts, by its name. */
export type Clues = ReadonlyMap<string, number>

/**
 * Known words and the groups of words they belong to. Each has a share in the whole: a long rule is no surer than a short
 * one. `isKnown`: whether a stem was learned.
 */
export function wordCluesIn(plain: string, isKnown: (stem: string) => boolean): Clues {
  const stems = new Set(tellingWordsIn(plain).flatMap((one) => (isKnown(one.stem) ? [one.stem] : [])))
  const named = groups.flatMap(({ name, words }) => (spansOf(plain, words).length > 0 ? [name] : []))
  const share = 1 / Math.sqrt(Math.max(1, stems.size))
  return new Map([...stems, ...named].map((name) => [name, share]))
}

const hintWeight = 2

/** Kinds whose concepts the rule names, by the share of its words that they explain. */
export function hintCluesIn(plain: string): Clues {
  return new Map(hintsIn(plain).map(({ id, share }) => [`=${id.replaceAll(' ', '_')}`, hintWeight * share]))
}

/**
 * Written by `bench/paraphrases/learn.ts`. The first line has the kinds, after "?" those of few wordings; the others a clue (a word's stem, a group of
 * words after "@", a kind that the tables name after "=") and, for each kind that it speaks for or against, the kind's number and the
 * weight in tenths. "*" counts in every rule.
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
  return kinds.includes(id) || kinds.includes(`?${id}`)
}

/** A word of at least this weight names the kind. */
const naming = 2
/** One word that names a kind says little, unless the tables name it too and most words are known. */
const leastNaming = 2
const leastKnown = 0.7

export const likelyKind: (plain: string) => Likely = remembered((plain) => {
  const words = tellingWordsIn(plain)
  const known = words.filter((one) => weights.has(one.stem))
  const sums = kinds.map(() => 0)
  const clues = [['*', 1] as const, ...wordCluesIn(plain, (one) => weights.has(one)), ...hintCluesIn(plain)]
  for (const [name, value] of clues)
    for (const { kind, weight } of weights.get(name) ?? []) sums[kind] = (sums[kind] ?? 0) + value * weight
  const best = sums.reduce((top, sum, index) => (sum > (sums[top] ?? 0) ? index : top), 0)
  const top = sums[best] ?? 0
  const total = sums.reduce((all, sum) => all + Math.exp(sum - top), 0)
  const speaks = (one: Word): boolean =>
    (weights.get(one.stem) ?? []).some(({ kind, weight }) => kind === best && weight >= naming)
  const spans = known.filter(speaks)
  const id = kinds[best] ?? ''
  const isNamed = hintsIn(plain).some((hint) => hint.id === id) && known.length >= leastKnown * words.length
  const isEnough = spans.length >= leastNaming || isNamed
  return { id: isEnough && id !== '' && !id.startsWith('?') ? id : null, probability: 1 / total, spans }
})
