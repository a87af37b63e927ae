/**
 * Learns from wordings of rules which words speak for which kind of clause, and writes `local/model/rules/learned.txt`:
 * `npm run learn:paraphrases`. Logistic regression over the kinds (Bishop 2006, Pattern recognition and machine learning,
 * 4.3.4), by gradient descent with momentum. No held-out list is read. Rules about anything else are a class of their own.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { featuresOf, shareOfEach } from '../../local/model/rules/likely.ts'
import { documentsOf, halves } from '../ordinary/documents.ts'
import { byHandSets, readOf, wordingsIn } from './by-hand.ts'

const ROUNDS = 450
const RATE = 4
const MOMENTUM = 0.9
const DECAY = 0.0001
const BIAS = 0.3
/** A word of fewer wordings is left out, and so is a weight of less than this. */
const LEAST_WORDINGS = 2
const LEAST_WEIGHT = 0.3

const others = readFileSync(new URL('other-rules-tuned.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')
const texts = [
  ...byHandSets.filter((file) => !file.includes('held')).flatMap((file) => wordingsIn(file)),
  ...others.map((text) => ({ kind: '', text })),
  ...halves
    .filter((half) => !half.includes('held'))
    .flatMap((half) => documentsOf(half))
    .flatMap(({ cases }) => cases.map(({ rule }) => ({ kind: '', text: rule }))),
].map(({ kind, text }) => ({ kind, stems: new Set(featuresOf(readOf(text)).map(({ stem }) => stem)) }))

const counts = new Map<string, number>()
for (const { stems } of texts) for (const one of stems) counts.set(one, (counts.get(one) ?? 0) + 1)
const vocabulary = [...counts].flatMap(([word, count]) => (count >= LEAST_WORDINGS ? [word] : [])).sort()
const numbers = new Map(vocabulary.map((word, index) => [word, index]))
const kinds = [...new Set(texts.map(({ kind }) => kind))].sort()

/** One row for each word, and a last one that counts in every rule. */
const size = (vocabulary.length + 1) * kinds.length
const weights = new Float64Array(size)
const speeds = new Float64Array(size)

const examples = texts.map(({ kind, stems }) => {
  const words = [...stems].flatMap((one) => numbers.get(one) ?? [])
  const rows = [...words, vocabulary.length].map((word) => word * kinds.length)
  return { is: kinds.indexOf(kind), rows, share: shareOfEach(words.length) }
})
type Example = (typeof examples)[number]

/** How much the word of a row counts; the last row's is the same in every rule. */
function shareIn(row: number, { share }: Example): number {
  return row === vocabulary.length * kinds.length ? BIAS : share
}

/** Each kind's probability. */
function probabilities(example: Example): Float64Array {
  const sums = new Float64Array(kinds.length)
  for (const row of example.rows) {
    const value = shareIn(row, example)
    for (let kind = 0; kind < kinds.length; kind += 1)
      sums[kind] = (sums[kind] ?? 0) + value * (weights[row + kind] ?? 0)
  }
  const top = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - top))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

for (let round = 0; round < ROUNDS; round += 1) {
  const slopes = weights.map((weight) => DECAY * weight)
  for (const example of examples) {
    const errors = probabilities(example)
    errors[example.is] = (errors[example.is] ?? 0) - 1
    for (const row of example.rows) {
      const value = shareIn(row, example) / examples.length
      for (let kind = 0; kind < kinds.length; kind += 1)
        slopes[row + kind] = (slopes[row + kind] ?? 0) + value * (errors[kind] ?? 0)
    }
  }
  for (let index = 0; index < size; index += 1) {
    speeds[index] = MOMENTUM * (speeds[index] ?? 0) - RATE * (slopes[index] ?? 0)
    weights[index] = (weights[index] ?? 0) + (speeds[index] ?? 0)
  }
}

function line(word: string, row: number, factor: number): string {
  const parts = kinds.flatMap((_, kind) => {
    const weight = (weights[row * kinds.length + kind] ?? 0) * factor
    return Math.abs(weight) < LEAST_WEIGHT ? [] : [`${kind}:${Math.round(10 * weight)}`]
  })
  return [word, ...parts].join(' ')
}

const rows = vocabulary.map((word, row) => line(word, row, 1))
writeFileSync(
  new URL('../../local/model/rules/learned.txt', import.meta.url),
  `${[kinds.join('|'), line('*', vocabulary.length, BIAS), ...rows].join('\n')}\n`,
)
console.log(`${examples.length} wordings, ${vocabulary.length} words, ${kinds.length} kinds`)
