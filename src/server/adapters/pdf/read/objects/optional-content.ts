/** Objects on optional layers (PDF 32000-1, 8.11). */
import type { Pdfium } from '../../engine/pdfium.ts'

/** Maximum marked-content tags searched for an optional layer. */
const MOST_TAGS = 64
/** "OC" in UTF-16, and the bytes of this name with the zero after it. */
const LAYER = 0x0043004f
const LAYER_BYTES = 6
const NAME_BYTES = 32

/** Whether it is on an optional layer, which may be off. */
export function isOnLayer(pdfium: Pdfium, object: number): boolean {
  const at = pdfium.scratch
  const lengthAt = at + NAME_BYTES
  const count = Math.min(MOST_TAGS, pdfium.call('FPDFPageObj_CountMarks', object))
  for (let index = 0; index < count; index++) {
    const tag = pdfium.call('FPDFPageObj_GetMark', object, index)
    if (tag === 0 || pdfium.call('FPDFPageObjMark_GetName', tag, at, NAME_BYTES, lengthAt) === 0) continue
    if (pdfium.int(lengthAt) === LAYER_BYTES && pdfium.int(at) === LAYER) return true
  }
  return false
}
