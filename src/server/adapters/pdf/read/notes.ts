/** Annotations that may cover text. */
import type { Rect } from '../engine/document.ts'
import type { Pdfium } from '../engine/engine.ts'
import type { Painted } from './painted.ts'

/** Annotation types that don't hide the text or are not shown: links, lines, pop-ups. */
const HARMLESS_NOTES: readonly number[] = [0, 1, 2, 10, 11, 12, 16]
const MOST_NOTES = 1_000

/** Annotations that may hide the content under them. */
export function notesOf(pdfium: Pdfium, page: number, at: number, order: number): Painted[] {
  const count = Math.min(MOST_NOTES, pdfium.call('FPDFPage_GetAnnotCount', page))
  const notes: Painted[] = []
  for (let index = 0; index < count; index++) {
    const note = pdfium.call('FPDFPage_GetAnnot', page, index)
    if (note === 0) continue
    const subtype = pdfium.call('FPDFAnnot_GetSubtype', note)
    if (!HARMLESS_NOTES.includes(subtype) && pdfium.call('FPDFAnnot_GetRect', note, at) !== 0) {
      const [left = 0, top = 0, right = 0, bottom = 0] = pdfium.floats(at, 4)
      const bounds: Rect = [left, Math.min(bottom, top), right, Math.max(bottom, top)]
      notes.push({ kind: 'note', object: 0, order, bounds, colour: undefined, isHeavy: false, pixels: 0 })
    }
    pdfium.call('FPDFPage_CloseAnnot', note)
  }
  return notes
}
