/** @jsxImportSource preact */
import type { VNode } from 'preact'
import { DataTable } from '../legal/data-table.tsx'
import type { AccuracyResult, Share } from './result.ts'

const HEAD = ['Model', 'Accuracy', 'Macro-F1', 'False “met”', 'Evidence overlap', 'Same verdict again']

export function ResultsTable({ label, results }: { label: string; results: readonly AccuracyResult[] }) {
  return (
    <>
      <DataTable label={label} head={HEAD} rows={results.map(rowOf)} />
      {results.map((result) => (
        <p key={result.model}>{conditions(result)}</p>
      ))}
    </>
  )
}

function rowOf(result: AccuracyResult): [string, ...VNode[]] {
  const { model, isEmulated, accuracy, macroF1, falseMet, evidenceOverlap, agreement } = result
  return [
    isEmulated ? `${model} (floor)` : model,
    ...[accuracy, macroF1, falseMet, evidenceOverlap].map(figure),
    agreement ? figure(agreement) : <>not measured</>,
  ]
}

function figure({ value, low, high }: Share) {
  return (
    <>
      {percent(value)} %
      <br />
      <small>
        {percent(low)}–{percent(high)}
      </small>
    </>
  )
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' }
const COUNT = new Intl.NumberFormat('en-US')

function conditions(result: AccuracyResult): string {
  const { model, cases, drawnFrom, documents, seed, runs, failedDocuments, tokens, dollars } = result
  const drawn =
    cases < drawnFrom ? `${cases} of ${drawnFrom} cases, drawn with seed ${seed},` : `${cases} cases`
  const read =
    tokens.read > 0
      ? ` ${COUNT.format(tokens.read)} tokens read, ${COUNT.format(tokens.written)} written`
      : ''
  const price = dollars === null ? '' : ` for $${dollars.toFixed(2)}`
  return [
    `${model}: ${drawn} from ${documents} documents, asked ${TIMES[runs] ?? `${runs} times`}`,
    `on ${DAY.format(new Date(result.date))} with prompt ${result.promptVersion}.`,
    failedDocuments === 0
      ? 'No check failed.'
      : `Failed checks: ${failedDocuments}; their cases count as wrong.`,
    ...(read && [`The first time:${read}${price}.`]),
  ].join(' ')
}
