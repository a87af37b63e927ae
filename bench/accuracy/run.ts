/**
 * Measures how often a model's verdicts match those of experts: `npm run bench:accuracy -- --set cuad --data DIR --model URL`.
 * docs/accuracy.md describes the documents, the options and the figures.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { AccuracyResult, Share } from '../../src/pages/accuracy/result.ts'
import { measureAttacks } from './attacks.ts'
import { readContractNli } from './contract-nli.ts'
import { readCuad } from './cuad.ts'
import { type Measurement, measure } from './measure.ts'
import { configuredModel, emulatedModel, modelAt } from './models.ts'
import { type Recorder, recorderIn } from './recorded.ts'

const SETS = { cuad: readCuad, 'contract-nli': readContractNli } as const
const PUBLISHED = 'src/pages/accuracy/results'

const { values } = parseArgs({
  options: {
    set: { type: 'string' },
    data: { type: 'string' },
    sample: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    runs: { type: 'string', default: '1' },
    recorded: { type: 'string' },
    model: { type: 'string' },
    'model-name': { type: 'string' },
    emulated: { type: 'boolean', default: false },
    price: { type: 'string' },
    publish: { type: 'boolean', default: false },
  },
})
const { set, data, emulated } = values
const isAttacks = set === 'attacks'
if (!isAttacks && ((set !== 'cuad' && set !== 'contract-nli') || !data)) {
  console.error(
    'Usage: npm run bench:accuracy -- --set cuad|contract-nli|attacks --data DIR [--model URL] (docs/accuracy.md)',
  )
  process.exit(2)
}
const own = values.model === undefined ? configuredModel(process.env) : await modelAt(values)
const model = emulated ? await emulatedModel() : own
const folder = values.recorded ?? join('.rulemark/accuracy', `${set}${emulated ? '-emulated' : ''}`)
try {
  const recorder = recorderIn(folder, model, new Date().toISOString().slice(0, 10))
  await (isAttacks ? attacks(recorder) : labels(recorder))
  console.log(`Raw answers: ${folder}`)
} finally {
  model?.stop()
}

async function attacks(recorder: Recorder): Promise<void> {
  const { lists, caught, kept } = await measureAttacks(recorder.run(1), Number(values.sample), values.seed)
  console.table({ 'taken back, caught': row(caught), 'honest, kept': row(kept) })
  console.log(`${recorder.source.model}: ${lists}`)
}

async function labels(recorder: Recorder): Promise<void> {
  if ((set !== 'cuad' && set !== 'contract-nli') || !data) return
  const options: Measurement = {
    set,
    sample: Number(values.sample),
    seed: values.seed,
    runs: Number(values.runs),
    prices: pricesOf(values.price),
  }
  const result = await measure(SETS[set](data), recorder, options, console.log)
  print(result)
  if (values.publish) publish(result)
}

/** Parses "0.30,2.50": dollars per million input and output tokens. */
function pricesOf(text: string | undefined): { read: number; written: number } | null {
  const [read, written] = (text ?? '').split(',').map(Number)
  return text && read !== undefined && written !== undefined ? { read, written } : null
}

function print(result: AccuracyResult): void {
  const { read, written } = result.tokens
  console.table({
    accuracy: row(result.accuracy),
    'macro-F1 (of documents)': row(result.macroF1),
    'false "met"': row(result.falseMet),
    'evidence overlap': row(result.evidenceOverlap),
    ...(result.agreement && { 'same verdict in all runs': row(result.agreement) }),
  })
  const cost = result.dollars === null ? 'price not given' : `$${result.dollars.toFixed(4)}`
  console.log(
    `${result.model}, ${result.set}: ${result.cases} cases of ${result.drawnFrom}, ${result.documents} documents, ${result.failedDocuments} failed; ${read} tokens read, ${written} written: ${cost}.`,
  )
}

function row({ value, low, high, of }: Share): Record<string, string | number> {
  const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
  return { figure: percent(value), '95 % interval': `${percent(low)} to ${percent(high)}`, of }
}

function publish(result: AccuracyResult): void {
  const name = `${result.set}-${result.model.toLowerCase().replace(/[^a-z0-9.]+/g, '-')}.json`
  writeFileSync(join(PUBLISHED, name), `${JSON.stringify(result, null, 2)}\n`)
  console.log(`Published: ${join(PUBLISHED, name)}`)
}
