/** How a text object sets its letters, read once for all its characters. */

import { fontSizeOf, type Matrix, matrixAt } from '../../engine/objects.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import type { Font } from './fonts.ts'

export interface TextState {
  readonly font: Font
  /** Before any matrix. */
  readonly size: number
  /** On the page; undefined if PDFium doesn't know it. */
  readonly matrix: Matrix | undefined
}

/** `index`: a character of the text object on the text page. */
export function textStateOf(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  { object, font }: { readonly object: number; readonly font: Font },
): TextState {
  const isKnown = pdfium.call('FPDFText_GetMatrix', textPage, index, pdfium.scratch) !== 0
  const matrix = isKnown ? matrixAt(pdfium, pdfium.scratch) : undefined
  return { font, size: fontSizeOf(pdfium, object), matrix }
}
