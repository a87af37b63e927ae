/** Writes marks and the verdict table as an incremental update: every byte of the original stays. */
import {
  PDFArray,
  type PDFContext,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFPage,
  PDFRef,
  PDFString,
} from 'pdf-lib'
import type { Mark, Summary } from '../../../ports.ts'
import { createReportFont } from '../report/report-font.ts'
import { addSheets } from '../report/sheets.ts'
import { drawSummary, type SheetSize } from '../report/summary-page.ts'
import { concat } from '../report/truetype.ts'
import {
  AUTHOR,
  highlightAppearance,
  MARK_COLOURS,
  marksByPage,
  PRINTED,
  paintedBounds,
  summaryText,
} from './highlight.ts'
import { shiftedLabels } from './page-labels.ts'

export interface AppendPlan {
  readonly marks: readonly Mark[]
  readonly summary: Summary
  readonly size: SheetSize
  /** A signed document gets no pages: they would break its signature in strict readers. */
  readonly signed: boolean
  readonly font: Uint8Array
}

/** The marked file, and how many pages stand before the document's own. */
export async function appendMarks(
  pdf: Uint8Array,
  plan: AppendPlan,
): Promise<{ readonly pdf: Uint8Array; readonly added: number }> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  const snapshot = document.takeSnapshot()
  const pages = document.getPages()
  const changed = new Set<PDFRef>()
  for (const [number, marks] of marksByPage(plan.marks)) {
    const page = pages[number - 1]
    if (page) addAnnotations(page, highlights(document.context, page, marks), changed)
  }
  const added = plan.signed ? 0 : insertSummary(document, pages, plan, changed)
  if (plan.signed && pages[0]) addAnnotations(pages[0], [summaryNote(pages[0], plan.summary)], changed)
  for (const ref of changed) snapshot.markRefForSave(ref)
  return { pdf: concat([pdf, await document.saveIncremental(snapshot)]), added }
}

/** The page's /Annots may be missing, its own, or an object of its own: what was changed is noted in `changed`. */
function addAnnotations(page: PDFPage, annotations: readonly PDFDict[], changed: Set<PDFRef>): void {
  const { context } = page.doc
  const refs = annotations.map((annotation) => context.register(annotation))
  const name = PDFName.of('Annots')
  const entry = page.node.get(name)
  const present = context.lookup(entry)
  changed.add(page.ref)
  if (present instanceof PDFArray) {
    for (const ref of refs) present.push(ref)
    if (entry instanceof PDFRef) changed.add(entry)
  } else {
    page.node.set(name, context.obj([...refs]))
  }
}

function highlights(context: PDFContext, page: PDFPage, marks: readonly Mark[]): PDFDict[] {
  return marks.map((mark, at) => {
    const painted = marks.slice(0, at).flatMap(({ quads }) => quads)
    return highlight(context, page, mark, highlightAppearance(mark, painted))
  })
}

function highlight(context: PDFContext, page: PDFPage, mark: Mark, drawing: string): PDFDict {
  const bounds = [...paintedBounds(mark.quads)]
  const appearance = context.register(
    context.flateStream(drawing, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: bounds,
      Resources: { ExtGState: { M: { Type: 'ExtGState', BM: 'Multiply' } } },
    }),
  )
  return context.obj({
    ...noteEntries(page, mark.note),
    Subtype: 'Highlight',
    Rect: bounds,
    QuadPoints: mark.quads.flat(),
    C: [...MARK_COLOURS[mark.kind]],
    F: PRINTED,
    AP: { N: appearance },
  })
}

function noteEntries(page: PDFPage, text: string): Record<string, string | PDFObject> {
  return {
    Type: 'Annot',
    P: page.ref,
    Contents: PDFHexString.fromText(text),
    T: PDFString.of(AUTHOR),
    NM: PDFString.of(`rulemark-${crypto.randomUUID()}`),
  }
}

/** The table as a note in the corner of the first page; 28 is printed, not zoomed, not rotated. */
function summaryNote(page: PDFPage, summary: Summary): PDFDict {
  const { x, y, height } = page.getCropBox()
  const top = y + height - 8
  return page.doc.context.obj({
    ...noteEntries(page, summaryText(summary)),
    Subtype: 'Text',
    Name: 'Note',
    Rect: [x + 8, top - 20, x + 28, top],
    C: [...MARK_COLOURS.general],
    F: 28,
  })
}

function insertSummary(
  document: PDFDocument,
  pages: readonly PDFPage[],
  plan: AppendPlan,
  changed: Set<PDFRef>,
): number {
  const { context, catalog } = document
  const font = createReportFont(plan.font)
  const sheets = drawSummary(plan.summary, font, plan.size)
  const treeRef = catalog.get(PDFName.of('Pages'))
  const tree = context.lookup(treeRef, PDFDict)
  if (!(treeRef instanceof PDFRef)) throw new Error('the page tree is not an object of its own')
  const refs = addSheets(context, sheets, font, plan.size, treeRef, (page) => pages[page - 1]?.ref)
  const kidsName = PDFName.of('Kids')
  const kids = tree.lookup(kidsName, PDFArray)
  for (const [at, ref] of refs.entries()) kids.insert(at, ref)
  tree.set(PDFName.of('Count'), PDFNumber.of(pages.length + refs.length))
  const labels = PDFName.of('PageLabels')
  catalog.set(labels, shiftedLabels(context, catalog.get(labels), refs.length))
  for (const ref of [treeRef, tree.get(kidsName), context.trailerInfo.Root]) {
    if (ref instanceof PDFRef) changed.add(ref)
  }
  return refs.length
}
