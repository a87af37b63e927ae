/** Adds the verdict table to a pdf-lib document as page objects. */
import { type PDFContext, type PDFDocument, PDFHexString, type PDFRef, PDFString } from 'pdf-lib'
import type { Summary } from '../../../base/ports.ts'
import { AUTHOR } from '../highlights/highlight.ts'
import type { Sheet, SheetSize } from './pen.ts'
import { embedPictures, type PicturedPages } from './pictures.ts'
import { createReportFont, put } from './report-font.ts'
import { drawSummary } from './summary-page.ts'

export interface Table {
  readonly summary: Summary
  readonly size: SheetSize
  /** A TrueType file. */
  readonly font: Uint8Array
  readonly pictured: PicturedPages | undefined
}

/** `target` returns the page that a link leads to; a link without one is dropped. The pages aren't in `parent` yet. */
export async function addSheets(
  document: PDFDocument,
  { summary, size, font: file, pictured }: Table,
  parent: PDFRef,
  target: (page: number) => PDFRef | undefined,
): Promise<{ readonly refs: readonly PDFRef[]; readonly sheets: readonly Sheet[] }> {
  const { context } = document
  const font = await createReportFont(document, file)
  const pictures = await embedPictures(document, pictured)
  const sheets = drawSummary(summary, font, size, pictures)
  const fonts = put(context, Object.fromEntries(font.embed()))
  const forms = put(context, Object.fromEntries([...pictures].map(([page, { form }]) => [`P${page}`, form])))
  const box = [0, 0, size.width, size.height]
  const refs = sheets.map((sheet) =>
    put(context, {
      Type: 'Page',
      Parent: parent,
      MediaBox: box,
      CropBox: box,
      Rotate: 0,
      Resources: { Font: fonts, XObject: forms },
      Contents: context.register(context.flateStream(sheet.content)),
      Annots: [...linksOf(context, sheet, target), ...notesOf(context, sheet)],
    }),
  )
  return { refs, sheets }
}

function linksOf(context: PDFContext, sheet: Sheet, target: (page: number) => PDFRef | undefined): PDFRef[] {
  return sheet.links.flatMap(({ area, page }) => {
    const ref = target(page)
    if (!ref) return []
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [...area], Border: [0, 0, 0] }
    return [put(context, { ...link, Dest: [ref, 'Fit'], F: 4 })]
  })
}

function notesOf(context: PDFContext, sheet: Sheet): PDFRef[] {
  return sheet.notes.map(({ area, text }) => {
    const note = { Type: 'Annot', Subtype: 'Text', Rect: [...area], Name: 'Note', F: 28 }
    const words = { Contents: PDFHexString.fromText(text), T: PDFString.of(AUTHOR) }
    return put(context, { ...note, ...words })
  })
}
