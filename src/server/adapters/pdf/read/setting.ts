/** How a text object sets its letters, read once for all its characters. */
import type { Pdfium } from '../engine/engine.ts'
import { fontSizeOf, type Matrix, matrixAt } from '../engine/objects.ts'

export interface Setting {
  /** PDFium's handle. */
  readonly font: number
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
  object: number,
  at: number,
): Setting {
  const isKnown = pdfium.call('FPDFText_GetMatrix', textPage, index, at) !== 0
  const matrix = isKnown ? matrixAt(pdfium, at) : undefined
  return {
    font: pdfium.call('FPDFTextObj_GetFont', object),
    size: fontSizeOf(pdfium, object, at),
    matrix,
  }
}
