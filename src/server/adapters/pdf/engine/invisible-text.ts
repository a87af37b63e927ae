/** Invisible text, which recognition programs lay over the picture of a scan. */
import { TEXT } from './objects.ts'
import type { Pdfium } from './pdfium.ts'

const INVISIBLE = 3

/** Objects directly on the page, where those programs put them. */
export function invisibleTexts(pdfium: Pdfium, page: number): readonly number[] {
  const count = pdfium.call('FPDFPage_CountObjects', page)
  return Array.from({ length: count }, (_, at) => pdfium.call('FPDFPage_GetObject', page, at)).filter(
    (object) =>
      pdfium.call('FPDFPageObj_GetType', object) === TEXT &&
      pdfium.call('FPDFTextObj_GetTextRenderMode', object) === INVISIBLE,
  )
}

export function dropInvisible(pdfium: Pdfium, page: number): void {
  const texts = invisibleTexts(pdfium, page)
  for (const object of texts) {
    pdfium.call('FPDFPage_RemoveObject', page, object)
    pdfium.call('FPDFPageObj_Destroy', object)
  }
  if (texts.length > 0) pdfium.call('FPDFPage_GenerateContent', page)
}
