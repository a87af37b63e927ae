/**
 * Learns from wordings of rules which words speak for which kind of clause, and writes `local/model/rules/learned.txt`:
 * `npm run learn:paraphrases`. Logistic regression over the kinds (Bishop 2006, Pattern recognition and machine learning,
 * 4.3.4), by stochastic gradient descent with a rate of its own for each weight (AdaGrad). No held-out list is read. Rules about anything else are a class of their own.
 * Each wording counts twice, with and without the kinds that the tables name in it: they know these wordings better than others.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { type Clues, hintCluesIn, tellingWordsIn, wordCluesIn } from '../../local/model/rules/likely.ts'
import { documentsOf, halves } from '../ordinary/documents.ts'
import { byHandSets, readOf, wordingsIn } from './by-hand.ts'

const ROUNDS = 20
const RATE = 0.5
const DECAY = 0.00003
const BIAS = 0.3
/** Wordings of a kind stand together; a step coprime to their number mixes them. */
const STEP = 7919
/** A smaller error changes nothing that would be written. */
const LEAST_ERROR = 0.0005
/** A word of fewer wordings is left out, and so is a weight of less than this. */
const LEAST_WORDINGS = 2
const LEAST_WEIGHT = 0.65
/** A kind of fewer wordings is told apart, but never read from single words. */
const LEAST_OF_KIND = 40

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
].map(({ kind, text }) => ({ kind, plain: readOf(text) }))

const counts = new Map<string, number>()
for (const { plain } of texts)
  for (const one of new Set(tellingWordsIn(plain).map(({ stem }) => stem)))
    counts.set(one, (counts.get(one) ?? 0) + 1)
const isKnown = (stem: string): boolean => (counts.get(stem) ?? 0) >= LEAST_WORDINGS

const kinds = [...new Set(texts.map(({ kind }) => kind))].sort()
const read = texts.flatMap(({ kind, plain }) => {
  const words = wordCluesIn(plain, isKnown)
  return [words, new Map([...words, ...hintCluesIn(plain)])].map((clues) => ({
    is: kinds.indexOf(kind),
    clues,
  }))
})
const vocabulary = [...new Set(read.flatMap(({ clues }) => [...clues.keys()]))].sort()
const numbers = new Map(vocabulary.map((name, index) => [name, index]))

/** One row for each clue, and a last one that counts in every rule. */
const size = (vocabulary.length + 1) * kinds.length
const weights = new Float64Array(size)
const squares = new Float64Array(size).fill(0.01)

function rowsOf(clues: Clues): readonly (readonly [row: number, value: number])[] {
  const named = [...clues].map(([name, value]) => [numbers.get(name) ?? 0, value] as const)
  return [...named, [vocabulary.length, BIAS] as const].map(([at, value]) => [at * kinds.length, value])
}

const examples = read.map(({ is, clues }) => ({ is, rows: rowsOf(clues) }))
type Example = (typeof examples)[number]

/** Each kind's probability. */
function probabilities(example: Example): Float64Array {
  const sums = new Float64Array(kinds.length)
  for (const [row, value] of example.rows) {
    for (let kind = 0; kind < kinds.length; kind += 1)
      sums[kind] = (sums[kind] ?? 0) + value * (weights[row + kind] ?? 0)
  }
  const top = Math.max(...sums)
  const powers = sums.map((sum) => Math.exp(sum - top))
  const total = powers.reduce((sum, power) => sum + power, 0)
  return powers.map((power) => power / total)
}

function learn(example: Example): void {
  const errors = probabilities(example)
  errors[example.is] = (errors[example.is] ?? 0) - 1
  for (const [kind, error] of errors.entries()) {
    if (Math.abs(error) < LEAST_ERROR) continue
    for (const [row, value] of example.rows) {
      const at = row + kind
      const weight = weights[at] ?? 0
      const slope = error * value + DECAY * weight
      squares[at] = (squares[at] ?? 0) + slope * slope
      weights[at] = weight - (RATE * slope) / Math.sqrt(squares[at] ?? 1)
    }
  }
}

for (let round = 0; round < ROUNDS; round += 1)
  for (let index = 0; index < examples.length; index += 1) {
    const example = examples[(index * STEP) % examples.length]
    if (example !== undefined) learn(example)
  }

function line(word: string, row: number, factor: number): string {
  const parts = kinds.flatMap((_, kind) => {
    const weight = (weights[row * kinds.length + kind] ?? 0) * factor
    return Math.abs(weight) < LEAST_WEIGHT ? [] : [`${kind}:${Math.round(10 * weight)}`]
  })
  return [word, ...parts].join(' ')
}

const heads = kinds.map((kind) =>
  texts.filter((one) => one.kind === kind).length < LEAST_OF_KIND ? `?${kind}` : kind,
)
const rows = vocabulary.map((word, row) => line(word, row, 1))
writeFileSync(
  new URL('../../local/model/rules/learned.txt', import.meta.url),
  `${[heads.join('|'), line('*', vocabulary.length, BIAS), ...rows].join('\n')}\n`,
)
console.log(`${texts.length} wordings, ${vocabulary.length} clues, ${kinds.length} kinds`)
