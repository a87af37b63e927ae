/** Marks a PDF by appending if the file allows it, else by rewriting; the result is reopened and verified. */
import { MAX_OBJECTS } from '../../../../domain/pdf-limits.ts'
import type { DocumentMarker, Mark, Summary } from '../../../ports.ts'
import { othersTurn } from '../../../turns.ts'
import { pdfEngine } from '../engine/engine.ts'
import { countObjects } from '../engine/object-count.ts'
import { PdfEngineAbort, type Pdfium } from '../engine/pdfium.ts'
import { summaryDocument } from '../report/summary-document.ts'
import { appendMarks } from './append.ts'
import { drawable } from './highlight.ts'
import { holdsMarks, type Inspection, inspect } from './inspect.ts'
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
    resummarise: (pdf, pages, summary) => run({ pdf, marks: [], summary, pages }),
  }
}

interface Job {
  readonly pdf: Uint8Array
  readonly marks: readonly Mark[]
  readonly summary: Summary
  readonly font: Uint8Array
  /** Number of pages without the verdict table, if `pdf` already begins with one. */
  readonly pages?: number
}

async function markDocument(pdfium: Pdfium, job: Job): Promise<Uint8Array | undefined> {
  const before = await inspect(pdfium, job.pdf, job.marks)
  if (!before || (job.pages !== undefined && before.pages < job.pages)) return undefined
  const marks = drawable(job.marks, before.pages)
  return (await appended(pdfium, job, before, marks)) ?? (await rewritten(pdfium, job, before, marks))
}

/** Number of leading pages of an earlier verdict table. */
function replacedBy({ pages }: Job, before: Inspection): number {
  return pages === undefined ? 0 : before.pages - pages
}

/** Undefined if appending is impossible or the result fails verification. */
async function appended(
  pdfium: Pdfium,
  job: Job,
  before: Inspection,
  marks: readonly Mark[],
): Promise<Uint8Array | undefined> {
  const { pdf, summary, font } = job
  const { signed, size } = before
  if (before.encrypted || countObjects(pdf) > MAX_OBJECTS) return undefined
  await othersTurn()
  if (!signed && !hasSoundXref(pdf)) return undefined
  await othersTurn()
  const replaced = replacedBy(job, before)
  const result = await appendMarks(pdf, { marks, summary, size, signed, font, replaced }).catch(
    () => undefined,
  )
  if (!result) return undefined
  const added = result.added - replaced
  return (await holdsMarks(pdfium, result.pdf, before, marks, added)) ? result.pdf : undefined
}

async function rewritten(
  pdfium: Pdfium,
  job: Job,
  before: Inspection,
  marks: readonly Mark[],
): Promise<Uint8Array | undefined> {
  const table = await summaryDocument(job.summary, job.font, before.size)
  const replaced = replacedBy(job, before)
  const result = await rewriteWithMarks(pdfium, job.pdf, { marks, summary: table, replaced })
  if (!result) return undefined
  const added = table.sheets.length - replaced
  return (await holdsMarks(pdfium, result, before, marks, added)) ? result : undefined
}
