/** Marks a PDF by appending if the file allows it, else by rewriting; the result is reopened and verified. */
import { MAX_OBJECTS } from '../../../../domain/document/pdf-limits.ts'
import type { DocumentMarker, Mark, Summary } from '../../../base/ports.ts'
import { othersTurn } from '../../../base/turns.ts'
import { pdfEngine } from '../engine/engine.ts'
import { countObjects } from '../engine/object-count.ts'
import { PdfEngineAbort, type Pdfium } from '../engine/pdfium.ts'
import { drawable } from '../highlights/highlight.ts'
import { type PicturedPages, picturedPages } from '../report/pictures.ts'
import { summaryDocument } from '../report/summary-document.ts'
import { appendMarks } from './append.ts'
import { type Earlier, holdsMarks, type Inspection, inspect } from './inspect.ts'
import { rewriteWithMarks } from './rewrite.ts'
import { hasSoundXref } from './xref.ts'

/** `wasm` is @embedpdf/pdfium's module, `font` a TrueType file for the verdict table. */
export function createPdfMarker(wasm: WebAssembly.Module, font: Uint8Array): DocumentMarker {
  const engine = pdfEngine(wasm)
  async function run(job: Omit<Job, 'font'>): Promise<Uint8Array | undefined> {
    try {
      return await engine.run((pdfium) => markDocument(pdfium, { ...job, font }))
    } catch (error) {
      if (error instanceof PdfEngineAbort) return undefined
      throw error
    }
  }
  return {
    mark: (pdf, marks, summary) => run({ pdf, marks, summary }),
    remark: (pdf, earlier, marks, summary) => run({ pdf, marks, summary, earlier }),
  }
}

interface Job {
  readonly pdf: Uint8Array
  readonly marks: readonly Mark[]
  readonly summary: Summary
  readonly font: Uint8Array
  /** Set if `pdf` was marked before. */
  readonly earlier?: Earlier
}

async function markDocument(pdfium: Pdfium, job: Job): Promise<Uint8Array | undefined> {
  const before = await inspect(pdfium, job.pdf, job.marks, job.earlier)
  if (!before || before.replaced < 0) return undefined
  const marks = drawable(job.marks, before.pages - before.replaced)
  const pictured = await picturedPages(pdfium, job.pdf, job.summary, before.replaced)
  const table = { ...job, pictured }
  return (await appended(pdfium, table, before, marks)) ?? (await rewritten(pdfium, table, before, marks))
}

interface PicturedJob extends Job {
  readonly pictured: PicturedPages | undefined
}

/** Pages whose highlights of before are dropped. */
function clearedIn({ earlier }: Job, { marked }: Inspection): readonly number[] {
  return earlier ? [...marked.keys()] : []
}

/** Undefined if appending is impossible or the result fails verification. */
async function appended(
  pdfium: Pdfium,
  job: PicturedJob,
  before: Inspection,
  marks: readonly Mark[],
): Promise<Uint8Array | undefined> {
  const { pdf, summary, font, pictured } = job
  const { signed, size, replaced } = before
  if (before.encrypted || countObjects(pdf) > MAX_OBJECTS) return undefined
  await othersTurn()
  if (!signed && !hasSoundXref(pdf)) return undefined
  await othersTurn()
  const plan = { marks, summary, pictured, size, signed, font, replaced, cleared: clearedIn(job, before) }
  const result = await appendMarks(pdf, plan).catch(() => undefined)
  if (!result) return undefined
  return (await holdsMarks(pdfium, result.pdf, before, marks, result.added)) ? result.pdf : undefined
}

async function rewritten(
  pdfium: Pdfium,
  job: PicturedJob,
  before: Inspection,
  marks: readonly Mark[],
): Promise<Uint8Array | undefined> {
  const table = await summaryDocument(job.summary, job.font, before.size, job.pictured)
  const { replaced } = before
  const plan = { marks, summary: table, replaced, cleared: clearedIn(job, before) }
  const result = await rewriteWithMarks(pdfium, job.pdf, plan)
  if (!result) return undefined
  return (await holdsMarks(pdfium, result, before, marks, table.sheets.length)) ? result : undefined
}
