/** Writes marks and the verdict table as an incremental update: every byte of the original stays. */
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFNumber, type PDFPage, PDFRef } from 'pdf-lib'
import type { Mark, Summary } from '../../../base/ports.ts'
import { marksByPage } from '../highlights/highlight.ts'
import type { SheetSize } from '../report/pen.ts'
import { embedPictures, type PicturedPages } from '../report/pictures.ts'
import { createReportFont } from '../report/report-font.ts'
import { addSheets } from '../report/sheets.ts'
import { drawSummary } from '../report/summary-page.ts'
import { addAnnotations, highlights } from './annotations.ts'
import { clearHighlights } from './own-highlights.ts'
import { shiftedLabels } from './page-labels.ts'
import { noteSummary } from './summary-note.ts'

export interface AppendPlan {
  readonly marks: readonly Mark[]
  readonly summary: Summary
  readonly pictured: PicturedPages | undefined
  readonly size: SheetSize
  /** A signed document gets no pages: they would break its signature in strict readers. */
  readonly signed: boolean
  readonly font: Uint8Array
  /** Number of leading pages of an earlier verdict table to drop. */
  readonly replaced: number
  /** Pages of the document whose earlier highlights are dropped; none in a file that was not marked before. */
  readonly cleared: readonly number[]
}

/** Returns the highlighted PDF and the number of pages before the document's own. */
export async function appendMarks(
  pdf: Uint8Array,
  plan: AppendPlan,
): Promise<{ readonly pdf: Uint8Array; readonly added: number }> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const snapshot = document.takeSnapshot()
  const pages = document.getPages()
  const changed = new Set<PDFRef>()
  const own = pages.slice(plan.replaced)
  for (const number of plan.cleared) {
    const page = own[number - 1]
    if (page) clearHighlights(page, changed)
  }
  for (const [number, marks] of marksByPage(plan.marks)) {
    const page = own[number - 1]
    if (page) addAnnotations(page, highlights(document.context, page, marks), changed)
  }
  const isNote = plan.signed && plan.replaced === 0
  const added = isNote ? 0 : await insertSummary(document, pages, plan, changed)
  if (isNote) noteSummary(pages[0], plan.summary, changed)
  for (const ref of changed) snapshot.markRefForSave(ref)
  const update = await document.saveIncremental(snapshot)
  const whole = new Uint8Array(pdf.length + update.length)
  whole.set(pdf)
  whole.set(update, pdf.length)
  return { pdf: whole, added }
}

async function insertSummary(
  document: PDFDocument,
  pages: readonly PDFPage[],
  plan: AppendPlan,
  changed: Set<PDFRef>,
): Promise<number> {
  const { context, catalog } = document
  const font = createReportFont(plan.font)
  const pictures = await embedPictures(document, plan.pictured)
  const sheets = drawSummary(plan.summary, font, plan.size, pictures)
  const treeRef = catalog.get(PDFName.of('Pages'))
  const tree = context.lookup(treeRef, PDFDict)
  if (!(treeRef instanceof PDFRef)) throw new Error('the page tree is not an object of its own')
  const own = pages.slice(plan.replaced)
  const table = { sheets, font, size: plan.size, pictures }
  const refs = addSheets(context, table, treeRef, (page) => own[page - 1]?.ref)
  const kidsName = PDFName.of('Kids')
  const kids = tree.lookup(kidsName, PDFArray)
  leaveOut(kids, pages.slice(0, plan.replaced))
  for (const [at, ref] of refs.entries()) kids.insert(at, ref)
  tree.set(PDFName.of('Count'), PDFNumber.of(own.length + refs.length))
  const labels = PDFName.of('PageLabels')
  catalog.set(labels, shiftedLabels(context, catalog.get(labels), refs.length, plan.replaced))
  for (const ref of [treeRef, tree.get(kidsName), context.trailerInfo.Root]) {
    if (ref instanceof PDFRef) changed.add(ref)
  }
  return refs.length
}

/** Removes the table's pages from the page tree. @throws if they are not the first pages, where we put them */
function leaveOut(kids: PDFArray, sheets: readonly PDFPage[]): void {
  for (const sheet of sheets) {
    if (kids.get(0) !== sheet.ref) throw new Error('the earlier table is not where it was put')
    kids.remove(0)
  }
}
