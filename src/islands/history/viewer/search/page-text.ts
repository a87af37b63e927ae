/** The text of a page as in the pdf.js text layer: one item per element. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { folded } from './find.ts'

/** Maximum characters searched per page. */
const TEXT_MAX = 200_000

/** Returns folded text with a space at each line end. */
export async function pageText(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item) => ('str' in item ? [item.hasEOL ? `${item.str} ` : item.str] : []))
  return folded(pieces.join('').slice(0, TEXT_MAX))
}
