/** Runs the product's check on a sample document: read, ask, ground, mark. */
import * as z from 'zod'
import { answerTask } from '../../local/model/respond.ts'
import { answerReadings, ReadingTask } from '../../local/model/second-reading.ts'
import { Task } from '../../local/model/wire.ts'
import { pdfiumModule, reportFont } from '../../local/pdfium.ts'
import type { DocumentText } from '../../src/domain/document/page-text.ts'
import type { CheckResult } from '../../src/domain/results/verdicts.ts'
import { createPlaceInspector } from '../../src/server/adapters/pdf/inspect/inspector.ts'
import { createPdfMarker } from '../../src/server/adapters/pdf/mark/marker.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import type { Checker } from '../../src/server/base/ports.ts'
import { checkDocument } from '../../src/server/check/check-document.ts'
import { marksOf } from '../../src/server/check/marks.ts'
import { summaryOf } from '../../src/server/check/summary.ts'
import type { Paper } from './paper.ts'
import { typeset } from './typeset.ts'

export interface Submission {
  readonly paper: Paper
  readonly file: string
  readonly rules: readonly string[]
}

export interface Checked {
  readonly pdf: Uint8Array
  /** The text and layout read from `pdf`. */
  readonly document: DocumentText
  readonly marked: Uint8Array
  readonly result: CheckResult
}

export async function checkPaper({ paper, file, rules }: Submission): Promise<Checked> {
  const pdf = await typeset(paper)
  const read = await createPdfReader(pdfiumModule()).read(pdf)
  if (!read.ok) throw new Error(`${file} can't be read: ${read.failure}`)
  const { document } = read
  const result = await checkDocument(decider(document), {
    pdf,
    document,
    rules,
    language: 'en',
    fileName: file,
    inspector: createPlaceInspector(pdfiumModule()),
  })
  const marked = await createPdfMarker(pdfiumModule(), reportFont()).mark(
    pdf,
    marksOf(result),
    summaryOf(result),
  )
  if (!marked) throw new Error(`${file} could not be marked`)
  return { pdf, document, marked, result }
}

/** Calls the emulated model's rules directly, so that a build depends on no service. */
export function decider({ pages }: DocumentText): Checker {
  return {
    async ask({ prompt }) {
      const task = z.union([Task, ReadingTask]).parse(JSON.parse(prompt))
      const answer = 'readings' in task ? answerReadings(task) : answerTask(task, pages)
      return { text: JSON.stringify(answer), finish: 'complete', model: 'emulated model' }
    },
    forget: async () => undefined,
  }
}
