/** Checks the labelled documents with the real engine and scores the verdicts. */

import { pdfiumModule } from '../../local/pdfium.ts'
import product from '../../package.json' with { type: 'json' }
import { CheckFailed } from '../../src/domain/errors/check-failures.ts'
import type { CheckResult } from '../../src/domain/results/verdicts.ts'
import type { AccuracyResult } from '../../src/pages/accuracy/result.ts'
import { createPdfCutter } from '../../src/server/adapters/pdf/engine/cutter.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import type { Checker } from '../../src/server/base/ports.ts'
import { checkDocument } from '../../src/server/check/check-document.ts'
import { CHECKER_VERSION } from '../../src/server/check/prompt.ts'
import { randomFrom, shuffled } from '../random.ts'
import type { Case, LabelledSet } from './labelled.ts'
import type { Recorder } from './recorded.ts'
import { figuresOf, type Judged, judgedBy } from './score.ts'

export interface Measurement {
  readonly set: AccuracyResult['set']
  /** Number of cases to sample; all if there are fewer. */
  readonly sample: number
  readonly seed: string
  readonly runs: number
  /** Dollars per million input and output tokens; null if unknown. */
  readonly prices: { readonly read: number; readonly written: number } | null
}

const reader = createPdfReader(pdfiumModule())
const cutter = createPdfCutter(pdfiumModule())

/** @throws CheckerFault when the AI is unavailable; answers are kept, so that the next run continues from there */
export async function measure(
  labelled: LabelledSet,
  recorder: Recorder,
  options: Measurement,
  tell: (line: string) => void,
): Promise<AccuracyResult> {
  const { seed, runs, prices, sample, ...facts } = options
  const drawn = shuffled(labelled.cases, randomFrom(seed)).slice(0, sample)
  const documents = Map.groupBy(drawn, ({ document }) => document)
  const judged: Judged[] = []
  const failed: string[] = []
  for (const [document, cases] of documents) {
    const pdf = await labelled.pdf(document)
    const results: (CheckResult | null)[] = []
    for (let run = 1; run <= runs; run++) results.push(await checked(recorder.run(run), document, pdf, cases))
    if (results[0] === null) failed.push(document)
    judged.push(...judgedBy(cases, results))
    tell(`${document}: ${cases.length} cases${results[0] === null ? ', the check failed' : ''}`)
  }
  const tokens = {
    read: sum(recorder.used.map((answer) => answer.tokens?.read ?? 0)),
    written: sum(recorder.used.map((answer) => answer.tokens?.written ?? 0)),
  }
  return {
    ...facts,
    isEmulated: recorder.source.isEmulated,
    date: recorder.source.date,
    model: recorder.used[0]?.model ?? '',
    promptVersion: CHECKER_VERSION,
    productVersion: product.version,
    documents: documents.size,
    cases: drawn.length,
    drawnFrom: labelled.cases.length,
    seed,
    runs,
    failedDocuments: failed.length,
    ...figuresOf(judged, labelled.labels, seed),
    tokens,
    dollars: prices && (tokens.read * prices.read + tokens.written * prices.written) / 1_000_000,
  }
}

/** Returns null if the document can't be checked. */
async function checked(
  checker: Checker,
  fileName: string,
  pdf: Uint8Array,
  cases: readonly Case[],
): Promise<CheckResult | null> {
  const read = await reader.read(pdf)
  if (!read.ok) return null
  const rules = cases.map(({ rule }) => rule)
  try {
    return await checkDocument(checker, {
      pdf,
      document: read.document,
      rules,
      language: 'en',
      fileName,
      cutter,
    })
  } catch (error) {
    if (error instanceof CheckFailed) return null
    throw error
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
