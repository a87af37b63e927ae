/** Makes the appearances of form fields part of the page: PDFium neither reads nor draws them, but readers show them. */
import type { Pdfium } from '../engine/engine.ts'

const WIDGET = 20
/** Annotation flags of fields that are not on the screen: Hidden and NoView. */
const UNSEEN = 2 | 32
/** Maximum annotations examined. */
const MOST_NOTES = 1_000
const NORMAL = 0

/** Must run before the page's objects or text are read. Fields without one appearance are left to `notesOf`. */
export function flattenFields(pdfium: Pdfium, page: number): void {
  let index = 0
  for (let left = Math.min(MOST_NOTES, pdfium.call('FPDFPage_GetAnnotCount', page)); left > 0; left -= 1) {
    const note = pdfium.call('FPDFPage_GetAnnot', page, index)
    const isDone = note !== 0 && isShown(pdfium, note) && pdfium.call('EPDFAnnot_Flatten', page, note) !== 0
    if (note !== 0) pdfium.call('FPDFPage_CloseAnnot', note)
    if (!isDone) index += 1
  }
}

function isShown(pdfium: Pdfium, note: number): boolean {
  return (
    pdfium.call('FPDFAnnot_GetSubtype', note) === WIDGET &&
    (pdfium.call('FPDFAnnot_GetFlags', note) & UNSEEN) === 0 &&
    pdfium.call('EPDFAnnot_HasAppearanceStream', note, NORMAL) !== 0 &&
    !pdfium.lendAscii('OC', (key) => pdfium.call('FPDFAnnot_HasKey', note, key))
  )
}
