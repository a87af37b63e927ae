/** Marks a PDF by appending if the file allows it, else by rewriting; the result is reopened and verified. */
import { MAX_OBJECTS } from '../../../../domain/document/pdf-limits.ts'
import type { DocumentMarker, Mark, Summary } from '../../../base/ports.ts'
import { othersTurn } from '../../../base/turns.ts'
import { pdfEngine } from '../engine/engine.ts'
import type { Pdfium } from '../engine/pdfium.ts'
import { drawable } from '../highlights/highlight.ts'
import { picturedPages } from '../report/pictures.ts'
import { appendMarks, type Marked, type Plan } from './append.ts'
import { type Earlier, holdsMarks, type Inspection, inspect } from './inspect.ts'
import { rewriteWithMarks } from './rewrite.ts'
import { countObjects, hasSoundXref } from './structure.ts'

/** `wasm` is @embedpdf/pdfium's module, `font` a TrueType file for the verdict table. */
export function createPdfMarker(wasm: WebAssembly.Module, font: Uint8Array): DocumentMarker {
  const run = (job: Job): Promise<Uint8Array | undefined> =>
    pdfEngine(wasm).attempt((pdfium) => markDocument(pdfium, job))
  return {
    mark: (pdf, marks, summary) => run({ pdf, marks, summary, font }),
    remark: (pdf, earlier, marks, summary) => run({ pdf, marks, summary, font, earlier }),
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
  const { pdf, summary, font, earlier } = job
  const before = await inspect(pdfium, pdf, job.marks, earlier)
  if (!before || before.replaced < 0) return undefined
  const { signed, size, replaced, marked } = before
  const marks = drawable(job.marks, before.pages - replaced)
  const pictured = await picturedPages(pdfium, pdf, summary, replaced)
  const cleared = earlier ? [...marked.keys()] : []
  const plan = { marks, table: { summary, size, font, pictured }, signed, replaced, cleared }
  for (const write of [appended, rewriteWithMarks]) {
    const result = await write(pdfium, pdf, plan, before)
    if (result && (await holdsMarks(pdfium, result.pdf, before, marks, result.added))) return result.pdf
  }
  return undefined
}

/** Undefined if appending is impossible. */
async function appended(
  _: Pdfium,
  pdf: Uint8Array,
  plan: Plan,
  { encrypted, signed }: Inspection,
): Promise<Marked | undefined> {
  if (encrypted || countObjects(pdf) > MAX_OBJECTS) return undefined
  await othersTurn()
  if (!signed && !hasSoundXref(pdf)) return undefined
  await othersTurn()
  return appendMarks(pdf, plan).catch(() => undefined)
}
