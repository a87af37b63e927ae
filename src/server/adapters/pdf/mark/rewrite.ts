/** Marks with PDFium, which writes the whole file: encrypted ones, and those whose structure can't be appended to. */
import { PDFDocument, PDFName, PDFRef } from 'pdf-lib'
import type { Quad } from '../../../../domain/document/page-text.ts'
import type { Mark } from '../../../base/ports.ts'
import { othersTurn } from '../../../base/turns.ts'
import { type Rect, rectAround, savedCopy, withDocument, withPage } from '../engine/document.ts'
import type { Pdfium } from '../engine/pdfium.ts'
import { AUTHOR, LIGHT, OPACITY, PRINTED, paintOf, restOf } from '../highlights/highlight.ts'
import type { Sheet } from '../report/pen.ts'
import { addSheets, type Table } from '../report/sheets.ts'
import type { Marked, Plan } from './append.ts'
import { highlightsOn, ownName } from './own-highlights.ts'

/** PDFium's constants: annotation kinds, the view "whole page", blend mode Multiply. */
const LINK = 2
const HIGHLIGHT = 9
const WHOLE_PAGE = 2
const MULTIPLY = 1
/** Kind of reply: the annotations count as one. */
const GROUP = 2

/** Undefined if PDFium can't open or write the file. */
export async function rewriteWithMarks(
  pdfium: Pdfium,
  pdf: Uint8Array,
  plan: Plan,
): Promise<Marked | undefined> {
  const { pdf: front, sheets } = await tableAlone(plan.table)
  const opened = await withDocument(pdfium, pdf, async (document) => {
    for (const page of plan.cleared) {
      await withPage(pdfium, document, page - 1 + plan.replaced, (handle) => {
        for (const { at, isOwn } of highlightsOn(pdfium, handle))
          if (isOwn) pdfium.call('FPDFPage_RemoveAnnot', handle, at)
      })
      await othersTurn()
    }
    for (const [page, marks] of Map.groupBy(plan.marks, (mark) => mark.page)) {
      await withPage(pdfium, document, page - 1 + plan.replaced, (handle) => {
        for (const mark of marks) addMark(pdfium, handle, mark)
      })
      await othersTurn()
    }
    for (let at = 0; at < plan.replaced; at++) pdfium.call('FPDFPage_Delete', document, 0)
    await withDocument(pdfium, front, (summary) => {
      pdfium.call('FPDF_ImportPagesByIndex', document, summary, 0, 0, 0)
    })
    await addLinks(pdfium, document, sheets)
    await othersTurn()
    return savedCopy(pdfium, document)
  })
  return opened.ok && opened.value ? { pdf: opened.value, added: sheets.length } : undefined
}

/** The verdict table as a PDF to import pages from, with the links still to be added. */
async function tableAlone(table: Table): Promise<{ pdf: Uint8Array; sheets: readonly Sheet[] }> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const { context, catalog } = document
  const parent = catalog.get(PDFName.of('Pages'))
  if (!(parent instanceof PDFRef)) throw new Error('a new document has no page tree')
  const { refs, sheets } = await addSheets(document, table, parent, () => undefined)
  context.assign(parent, context.obj({ Type: 'Pages', Kids: [...refs], Count: refs.length }))
  return { pdf: await document.save({ addDefaultPage: false }), sheets }
}

/** An annotation has one colour here, so the rest of the sentence is another one of its group. */
function addMark(pdfium: Pdfium, page: number, mark: Mark): void {
  const words = addHighlight(pdfium, page, mark.quads, paintOf(mark.kind))
  if (words === 0) return
  setText(pdfium, words, 'Contents', mark.note)
  const rest = restOf(mark, []).map(
    ([left, bottom, right, top]): Quad => [left, top, right, top, left, bottom, right, bottom],
  )
  const light = rest.length === 0 ? 0 : addHighlight(pdfium, page, rest, paintOf(mark.kind, LIGHT))
  if (light !== 0) {
    pdfium.lendAscii('IRT', (key) => pdfium.call('EPDFAnnot_SetLinkedAnnot', light, key, words))
    pdfium.call('EPDFAnnot_SetReplyType', light, GROUP)
    pdfium.call('FPDFPage_CloseAnnot', light)
  }
  pdfium.call('FPDFPage_CloseAnnot', words)
}

/** The open annotation; 0 if PDFium makes none. */
function addHighlight(
  pdfium: Pdfium,
  page: number,
  quads: readonly Quad[],
  paint: readonly number[],
): number {
  const others = pdfium.call('FPDFPage_GetAnnotCount', page)
  const annotation = pdfium.call('EPDFPage_CreateAnnot', page, HIGHLIGHT)
  if (annotation === 0) return 0
  const colour = paint.map((part) => Math.round(part * 255))
  pdfium.call('FPDFAnnot_SetColor', annotation, 0, ...colour, Math.round(OPACITY * 255))
  setRect(pdfium, annotation, rectAround(quads.flat()))
  for (const quad of quads) {
    pdfium.floats(pdfium.scratch, 8).set(quad)
    pdfium.call('FPDFAnnot_AppendAttachmentPoints', annotation, pdfium.scratch)
  }
  setText(pdfium, annotation, 'T', AUTHOR)
  setText(pdfium, annotation, 'NM', ownName('highlight', others))
  pdfium.call('FPDFAnnot_SetFlags', annotation, PRINTED)
  pdfium.call('EPDFAnnot_GenerateAppearanceWithBlend', annotation, MULTIPLY)
  return annotation
}

function setRect(pdfium: Pdfium, annotation: number, [left, bottom, right, top]: Rect): void {
  pdfium.floats(pdfium.scratch, 4).set([left, top, right, bottom])
  pdfium.call('FPDFAnnot_SetRect', annotation, pdfium.scratch)
}

function setText(pdfium: Pdfium, annotation: number, key: string, value: string): void {
  pdfium.lendAscii(key, (name) =>
    pdfium.lendUtf16(value, (text) => pdfium.call('FPDFAnnot_SetStringValue', annotation, name, text)),
  )
}

async function addLinks(pdfium: Pdfium, document: number, sheets: readonly Sheet[]): Promise<void> {
  for (const [index, sheet] of sheets.entries()) {
    await withPage(pdfium, document, index, async (page) => {
      for (const { area, page: target } of sheet.links) {
        await withPage(pdfium, document, target - 1 + sheets.length, (targetPage) =>
          addLink(pdfium, document, page, area, targetPage),
        )
        await othersTurn()
      }
    })
  }
}

function addLink(pdfium: Pdfium, document: number, page: number, area: Rect, target: number): void {
  const annotation = pdfium.call('FPDFPage_CreateAnnot', page, LINK)
  if (annotation === 0) return
  setRect(pdfium, annotation, area)
  const destination = pdfium.call('EPDFDest_CreateView', target, WHOLE_PAGE, 0, 0)
  const action = pdfium.call('EPDFAction_CreateGoTo', document, destination)
  pdfium.call('EPDFAnnot_SetAction', annotation, action)
  pdfium.call('FPDFAnnot_SetBorder', annotation, 0, 0, 0)
  pdfium.call('FPDFPage_CloseAnnot', annotation)
}
