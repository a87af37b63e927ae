/**
 * Removes /ActualText, a tag's replacement for the text shown: PDFium would return it instead of the letters drawn, so
 * that a document could show one text to its reader and give us another.
 */
import type { Pdfium } from '../../engine/pdfium.ts'

const KEY = new TextEncoder().encode('ActualText\0')
/** Maximum tags examined around one text object. */
const MOST_MARKS = 64

/** Removes these tags from text objects; false when an object has too many. `key` is KEY's address in PDFium's heap. */
export function actualTextRemover(pdfium: Pdfium, key: number): (object: number) => boolean {
  const countOf = pdfium.fn('FPDFPageObj_CountMarks')
  return (object) => {
    const count = countOf(object)
    for (let index = Math.min(count, MOST_MARKS) - 1; index >= 0; index -= 1) {
      const mark = pdfium.call('FPDFPageObj_GetMark', object, index)
      if (mark === 0 || pdfium.call('FPDFPageObjMark_GetParamValueType', mark, key) === 0) continue
      pdfium.call('FPDFPageObj_RemoveMark', object, mark)
    }
    return count <= MOST_MARKS
  }
}

export function lendActualTextKey<T>(pdfium: Pdfium, use: (key: number) => T): T {
  return pdfium.lendBytes(KEY, use)
}
