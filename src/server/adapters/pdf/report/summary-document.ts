/** The verdict table as a separate PDF, for the writer that imports pages from another document. */
import { PDFDocument, PDFName, PDFRef } from 'pdf-lib'
import type { Summary } from '../../../base/ports.ts'
import type { Sheet, SheetSize } from './pen.ts'
import { embedPictures, type PicturedPages } from './pictures.ts'
import { createReportFont } from './report-font.ts'
import { addSheets } from './sheets.ts'
import { drawSummary } from './summary-page.ts'

export interface SummaryDocument {
  readonly pdf: Uint8Array
  /** Contain the links still to be added. */
  readonly sheets: readonly Sheet[]
}

export async function summaryDocument(
  summary: Summary,
  fontFile: Uint8Array,
  size: SheetSize,
  pictured: PicturedPages | undefined,
): Promise<SummaryDocument> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const font = await createReportFont(document, fontFile)
  const pictures = await embedPictures(document, pictured)
  const sheets = drawSummary(summary, font, size, pictures)
  const { context, catalog } = document
  const parent = catalog.get(PDFName.of('Pages'))
  if (!(parent instanceof PDFRef)) throw new Error('a new document has no page tree')
  const refs = addSheets(context, { sheets, font, size, pictures }, parent, () => undefined)
  context.assign(parent, context.obj({ Type: 'Pages', Kids: [...refs], Count: refs.length }))
  return { pdf: await document.save({ addDefaultPage: false }), sheets }
}
