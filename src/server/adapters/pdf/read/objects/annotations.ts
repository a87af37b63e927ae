/** What annotations say of a page: words that they cross out, and whether they show anything. */
import type { Rect } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import { MOST_ANNOTATIONS } from './appearances.ts'

/** Their subtypes: StrikeOut and Redact. */
const DELETING: readonly number[] = [12, 28]
/** Quads of one annotation that are examined. */
const MOST_QUADS = 1_000

/** Subtypes that show no words of their own, or are part of the page by now: Link, Popup and Widget. */
const UNSHOWN: readonly number[] = [2, 16, 20]

export interface Annotations {
  /** Areas whose words one of them crosses out or marks for removal. */
  readonly deleted: readonly Rect[]
  /** Whether one may show something, such as a note. */
  readonly isShown: boolean
}

export function annotationsOf(pdfium: Pdfium, page: number): Annotations {
  const count = Math.min(MOST_ANNOTATIONS, pdfium.call('FPDFPage_GetAnnotCount', page))
  const deleted: Rect[] = []
  let isShown = false
  for (let index = 0; index < count; index++) {
    const annotation = pdfium.call('FPDFPage_GetAnnot', page, index)
    if (annotation === 0) continue
    const subtype = pdfium.call('FPDFAnnot_GetSubtype', annotation)
    isShown ||= !UNSHOWN.includes(subtype)
    if (DELETING.includes(subtype)) deleted.push(...areasOf(pdfium, annotation))
    pdfium.call('FPDFPage_CloseAnnot', annotation)
  }
  return { deleted, isShown }
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
