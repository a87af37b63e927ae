/** Annotations that cross out words, or say that they are to be removed. */
import type { Rect } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import { MOST_ANNOTATIONS } from './appearances.ts'

/** Their subtypes: StrikeOut and Redact. */
const DELETING: readonly number[] = [12, 28]
/** Quads of one annotation that are examined. */
const MOST_QUADS = 1_000

export function deletedAreas(pdfium: Pdfium, page: number): readonly Rect[] {
  const count = Math.min(MOST_ANNOTATIONS, pdfium.call('FPDFPage_GetAnnotCount', page))
  const areas: Rect[] = []
  for (let index = 0; index < count; index++) {
    const annotation = pdfium.call('FPDFPage_GetAnnot', page, index)
    if (annotation === 0) continue
    if (DELETING.includes(pdfium.call('FPDFAnnot_GetSubtype', annotation)))
      areas.push(...areasOf(pdfium, annotation))
    pdfium.call('FPDFPage_CloseAnnot', annotation)
  }
  return areas
}

/** The annotation's quads; its rectangle if it has none. */
function areasOf(pdfium: Pdfium, annotation: number): readonly Rect[] {
  const at = pdfium.scratch
  const count = Math.min(MOST_QUADS, pdfium.call('FPDFAnnot_CountAttachmentPoints', annotation))
  const areas: Rect[] = []
  for (let index = 0; index < count; index++) {
    if (pdfium.call('FPDFAnnot_GetAttachmentPoints', annotation, index, at) !== 0)
      areas.push(boundsOf(pdfium.floats(at, 8)))
  }
  if (areas.length > 0 || pdfium.call('FPDFAnnot_GetRect', annotation, at) === 0) return areas
  return [boundsOf(pdfium.floats(at, 4))]
}

/** Bounds of points given as x and y in turn. */
function boundsOf(points: Float32Array): Rect {
  const xs = points.filter((_, at) => at % 2 === 0)
  const ys = points.filter((_, at) => at % 2 === 1)
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
}
