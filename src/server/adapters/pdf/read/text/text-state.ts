/** How a text object sets its letters, read once for all its characters. */
import type { Pdfium } from '../../engine/engine.ts'
import { fontSizeOf, type Matrix, matrixAt } from '../../engine/objects.ts'
import type { Font } from './fonts.ts'

export interface Setting {
  readonly font: Font
  /** Before any matrix. */
  readonly size: number
  /** On the page; undefined if PDFium doesn't know it. */
  readonly matrix: Matrix | undefined
}

/** `index`: a character of the text object on the text page; `at`: scratch memory in PDFium's heap. */
export function settingOf(
  pdfium: Pdfium,
  textPage: number,
  index: number,
  { object, font }: { readonly object: number; readonly font: Font },
  at: number,
): Setting {
  const isKnown = pdfium.call('FPDFText_GetMatrix', textPage, index, at) !== 0
  const matrix = isKnown ? matrixAt(pdfium, at) : undefined
  return { font, size: fontSizeOf(pdfium, object, at), matrix }
}
