/** The text of a page as pdf.js lays it over the picture: one piece an element. */
import type { PDFDocumentProxy } from 'pdfjs-dist'
import { folded } from './find.ts'

/** Characters of a page that are searched. */
const TEXT_MAX = 200_000

/** Folded, with a space for each end of a line. */
export async function pageText(pdf: PDFDocumentProxy, number: number): Promise<string> {
  const page = await pdf.getPage(number)
  const { items } = await page.getTextContent()
  const pieces = items.flatMap((item) => ('str' in item ? [item.hasEOL ? `${item.str} ` : item.str] : []))
  return folded(pieces.join('').slice(0, TEXT_MAX))
}
