/** English: sentences and words with their base forms by wink-nlp; closeness and weight by vectors of the 10,000 most common words. */
import { readFileSync } from 'node:fs'
import model from 'wink-eng-lite-web-model'
import winkNLP, { type ItemToken, type ItsFunction } from 'wink-nlp'

const nlp = winkNLP(model, ['sbd', 'pos', 'negation'])
const { its } = nlp
/** Its type lacks a parameter. */
const lemma = its.lemma as ItsFunction<string>

export interface Word {
  /** Base form in lower case: "pay" for "paid". */
  readonly lemma: string
  /** "the", "of": carries no meaning of its own. */
  readonly isStop: boolean
  readonly isNegated: boolean
  readonly isVerb: boolean
}

/** Longer text is no sentence; it is cut at a space. */
const LONGEST = 4_000

export function sentencesOf(text: string): string[] {
  const all = nlp.readDoc(text).sentences().out()
  return all.flatMap((one) => one.match(new RegExp(`.{1,${LONGEST}}(?=\\s|$)|.{${LONGEST}}`, 'gsu')) ?? [])
}

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  nlp
    .readDoc(text)
    .tokens()
    .each((token: ItemToken) => {
      if (!/^(?:word|number)$/u.test(token.out(its.type))) return
      words.push({
        lemma: token.out(lemma).toLowerCase(),
        isStop: token.out(its.stopWordFlag) === true,
        isNegated: token.out(its.negationFlag) === true,
        isVerb: token.out(its.pos) === 'VERB',
      })
    })
  return words
}

const DIMENSIONS = 100
const file = readFileSync(new URL('vectors.bin', import.meta.url))
const HEADER = 4
const listEnd = HEADER + file.readUInt32LE(0)
const vocabulary = file.toString('utf8', HEADER, listEnd).split(' ')
/** Position by word; common words come first. */
const ranks = new Map(vocabulary.map((word, rank) => [word, rank]))
/** Four bits a dimension, see scripts/cut-vectors.ts. */
const vectors = Int8Array.from({ length: vocabulary.length * DIMENSIONS }, (_, at) => {
  const pair = file[listEnd + (at >> 1)] ?? 0
  return (at % 2 === 0 ? pair >> 4 : pair & 15) - 8
})

function vectorOf(word: string): Int8Array | undefined {
  const rank = ranks.get(word)
  return rank === undefined ? undefined : vectors.subarray(rank * DIMENSIONS, (rank + 1) * DIMENSIONS)
}

function product(a: Int8Array, b: Int8Array): number {
  let sum = 0
  for (let at = 0; at < DIMENSIONS; at++) sum += (a[at] ?? 0) * (b[at] ?? 0)
  return sum
}

/** Below this two words only occur in similar texts. */
const CLOSE = 0.56

/** 1 for the same word, at least 0.56 for words of similar meaning, 0 for others. */
export function closeness(one: string, other: string): number {
  if (one === other) return 1
  const [a, b] = [vectorOf(one), vectorOf(other)]
  if (!a || !b) return 0
  const cosine = product(a, b) / Math.sqrt(product(a, a) * product(b, b))
  return cosine >= CLOSE ? cosine : 0
}

const LEAST_KNOWN = 0.5
const SAMPLE = 20_000

/** Whether most words in lower case are common English ones. */
export function isEnglish(text: string): boolean {
  const lower = text.slice(0, SAMPLE).match(/(?<![\p{L}\d])\p{Ll}{3,}(?!\p{L})/gu) ?? []
  return lower.filter((word) => ranks.has(word)).length >= lower.length * LEAST_KNOWN
}

/** 0 to 1: rare words tell more. */
export function weightOf(word: string): number {
  const rank = ranks.get(word) ?? vocabulary.length
  return Math.log(2 + rank) / Math.log(2 + vocabulary.length)
}
