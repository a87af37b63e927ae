/** @jsxImportSource preact */
import type { VNode } from 'preact'
import type { AccuracyResult, Share } from './result.ts'

const COLUMNS = ['Accuracy', 'Macro-F1', 'False “met”', 'Evidence overlap', 'Same verdict again'] as const

/** One row per measurement, each figure with its 95 % interval. */
export function ResultsTable({
  label,
  results,
}: {
  label: string
  results: readonly AccuracyResult[]
}): VNode {
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <section class="table-scroll" tabIndex={0} aria-label={label}>
        <table>
          <thead>
            <tr>
              <th scope="col">Model</th>
              {COLUMNS.map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {results.map((result) => (
              <Row key={result.model} result={result} />
            ))}
          </tbody>
        </table>
      </section>
      {results.map((result) => (
        <p key={result.model}>{conditions(result)}</p>
      ))}
    </>
  )
}

function Row({ result }: { result: AccuracyResult }): VNode {
  const { model, isEmulated, accuracy, macroF1, falseMet, evidenceOverlap, agreement } = result
  return (
    <tr>
      <th scope="row">
        {model}
        {isEmulated && ' (floor)'}
      </th>
      <Figure share={accuracy} />
      <Figure share={macroF1} />
      <Figure share={falseMet} />
      <Figure share={evidenceOverlap} />
      {agreement ? <Figure share={agreement} /> : <td>not measured</td>}
    </tr>
  )
}

function Figure({ share: { value, low, high } }: { share: Share }): VNode {
  return (
    <td>
      {percent(value)} %
      <br />
      <small>
        {percent(low)}–{percent(high)}
      </small>
    </td>
  )
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const TIMES: Readonly<Record<number, string>> = { 1: 'once', 2: 'twice' }
const COUNT = new Intl.NumberFormat('en-US')

/** How the measurement was made, in one paragraph. */
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
