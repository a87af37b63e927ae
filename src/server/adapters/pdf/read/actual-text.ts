/**
 * Text that a tag puts in place of what the page shows (/ActualText): PDFium would give it instead of the letters drawn,
 * so that a document could say one thing to its reader and another to us.
 */
import type { Pdfium } from '../engine/engine.ts'

const KEY = new TextEncoder().encode('ActualText\0')
/** Tags around one text that are looked at. */
const MOST_MARKS = 64

/** Takes such tags off text objects; false when an object has too many tags to tell. `key` are KEY's bytes in PDFium's heap. */
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
