/** Marks a PDF: appending where the file allows it, else rewriting it; whatever comes out has been reopened. */
import { MAX_OBJECTS } from '../../../../domain/pdf-limits.ts'
import type { DocumentMarker, Mark, Summary } from '../../../ports.ts'
import { PdfEngineAbort, type Pdfium, pdfEngine } from '../engine/engine.ts'
import { countObjects } from '../engine/object-count.ts'
import { summaryDocument } from '../report/summary-document.ts'
import { appendMarks } from './append.ts'
import { drawable } from './highlight.ts'
import { holdsMarks, type Inspection, inspect } from './inspect.ts'
import { rewriteWithMarks } from './rewrite.ts'
import { hasSoundXref } from './xref.ts'

/** `wasm` is @embedpdf/pdfium's module, `font` a TrueType file for the verdict table. */
export function createPdfMarker(wasm: WebAssembly.Module, font: Uint8Array): DocumentMarker {
  const engine = pdfEngine(wasm)
  return {
    async mark(pdf, marks, summary) {
      try {
        return await engine.run((pdfium) => markDocument(pdfium, { pdf, marks, summary, font }))
      } catch (error) {
        if (error instanceof PdfEngineAbort) return undefined
        throw error
      }
    },
  }
}

interface Job {
  readonly pdf: Uint8Array
  readonly marks: readonly Mark[]
  readonly summary: Summary
  readonly font: Uint8Array
}

async function markDocument(pdfium: Pdfium, job: Job): Promise<Uint8Array | undefined> {
  const before = await inspect(pdfium, job.pdf, job.marks)
  if (!before) return undefined
  const marks = drawable(job.marks, before.pages)
  return (await appended(pdfium, job, before, marks)) ?? (await rewritten(pdfium, job, before, marks))
}

/** Undefined when the file isn't fit for it, or what came out isn't whole. */
async function appended(
  pdfium: Pdfium,
  { pdf, summary, font }: Job,
  before: Inspection,
  marks: readonly Mark[],
): Promise<Uint8Array | undefined> {
  const { signed, size } = before
  if (before.encrypted || countObjects(pdf) > MAX_OBJECTS) return undefined
  if (!signed && !hasSoundXref(pdf)) return undefined
  const result = await appendMarks(pdf, { marks, summary, size, signed, font }).catch(() => undefined)
  if (!result) return undefined
  return (await holdsMarks(pdfium, result.pdf, before, marks, result.added)) ? result.pdf : undefined
}

async function rewritten(
  pdfium: Pdfium,
  { pdf, summary, font }: Job,
  before: Inspection,
  marks: readonly Mark[],
): Promise<Uint8Array | undefined> {
  const table = await summaryDocument(summary, font, before.size)
  const result = await rewriteWithMarks(pdfium, pdf, { marks, summary: table })
  if (!result) return undefined
  return (await holdsMarks(pdfium, result, before, marks, table.sheets.length)) ? result : undefined
}
