/** How close two English words are in meaning, and how much a word tells, by vectors of the 10,000 most common words. */
import { readFileSync } from 'node:fs'

const DIMENSIONS = 100
const file = readFileSync(new URL('vectors.bin', import.meta.url))
const HEADER = 4
const listEnd = HEADER + file.readUInt32LE(0)
const words = file.toString('utf8', HEADER, listEnd).split(' ')
/** Position by word; common words come first. */
const ranks = new Map(words.map((word, rank) => [word, rank]))
/** Four bits a dimension, see scripts/cut-vectors.ts. */
const vectors = Int8Array.from({ length: words.length * DIMENSIONS }, (_, at) => {
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
const LEAST = 0.56

/** 1 for the same word, at least 0.56 for words of similar meaning, 0 for others. */
export function closeness(one: string, other: string): number {
  if (one === other) return 1
  const [a, b] = [vectorOf(one), vectorOf(other)]
  if (!a || !b) return 0
  const cosine = product(a, b) / Math.sqrt(product(a, a) * product(b, b))
  return cosine >= LEAST ? cosine : 0
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
  const rank = ranks.get(word) ?? words.length
  return Math.log(2 + rank) / Math.log(2 + words.length)
}
