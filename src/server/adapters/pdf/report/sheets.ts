/** Adds the drawn verdict table to a pdf-lib document as page objects. */
import { type PDFContext, PDFHexString, type PDFRef, PDFString } from 'pdf-lib'
import { AUTHOR } from '../highlights/highlight.ts'
import type { Sheet, SheetSize } from './pen.ts'
import type { Pictures } from './pictures.ts'
import { put, type ReportFont } from './report-font.ts'

export interface DrawnTable {
  readonly sheets: readonly Sheet[]
  readonly font: ReportFont
  readonly size: SheetSize
  readonly pictures: Pictures
}

/** `target` returns the page that a link leads to; a link without one is dropped. The pages aren't in `parent` yet. */
export function addSheets(
  context: PDFContext,
  { sheets, font, size, pictures }: DrawnTable,
  parent: PDFRef,
  target: (page: number) => PDFRef | undefined,
): readonly PDFRef[] {
  const fonts = put(context, Object.fromEntries(font.embed()))
  const forms = put(context, Object.fromEntries([...pictures].map(([page, { form }]) => [`P${page}`, form])))
  const box = [0, 0, size.width, size.height]
  return sheets.map((sheet) =>
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
}

function linksOf(context: PDFContext, sheet: Sheet, target: (page: number) => PDFRef | undefined): PDFRef[] {
  return sheet.links.flatMap(({ area, page }) => {
    const ref = target(page)
    if (!ref) return []
    const link = {
      Type: 'Annot',
      Subtype: 'Link',
      Rect: [...area],
      Border: [0, 0, 0],
      Dest: [ref, 'Fit'],
      F: 4,
    }
    return [context.register(context.obj(link))]
  })
}

function notesOf(context: PDFContext, sheet: Sheet): PDFRef[] {
  return sheet.notes.map(({ area, text }) => {
    const note = { Type: 'Annot', Subtype: 'Text', Rect: [...area], Name: 'Note', F: 28 }
    const words = { Contents: PDFHexString.fromText(text), T: PDFString.of(AUTHOR) }
    return context.register(context.obj({ ...note, ...words }))
  })
}
