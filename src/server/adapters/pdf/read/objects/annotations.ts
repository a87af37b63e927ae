/** PDFium draws no form fields, but readers do: fields and drawings become part of the page; of others we note what they say. */
import { type Rect, rectAround } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/pdfium.ts'

/** Maximum annotations of a page, and quads of one, that are examined. */
const MOST_ANNOTATIONS = 1_000
const MOST_QUADS = 1_000

const WIDGET = 20
/** Subtypes of lines, rectangles, circles, polygons, several lines, and strokes of a pen. */
const DRAWINGS: readonly number[] = [4, 5, 6, 7, 8, 15]
/** StrikeOut and Redact. */
const DELETING: readonly number[] = [12, 28]
/** Of what shows no words of its own: Link, Popup and fields. */
const UNSHOWN: readonly number[] = [2, 16, WIDGET]

/** Flags of what is not on the screen: Hidden and NoView. */
const UNSEEN = 2 | 32
const NORMAL = 0

export interface Annotations {
  /** Areas whose words one of them crosses out or marks for removal. */
  readonly deleted: readonly Rect[]
  /** Whether one may show something, such as a note. */
  readonly isShown: boolean
}

/** Must run before the page's objects or text are read. `areRedrawn`: readers draw the fields' values again. */
export function settleAnnotations(pdfium: Pdfium, page: number, areRedrawn: boolean): Annotations {
  const deleted: Rect[] = []
  let [index, isShown] = [0, false]
  const count = Math.min(MOST_ANNOTATIONS, pdfium.call('FPDFPage_GetAnnotCount', page))
  for (let seen = 0; seen < count; seen++) {
    const annotation = pdfium.call('FPDFPage_GetAnnot', page, index)
    const subtype = annotation === 0 ? 0 : pdfium.call('FPDFAnnot_GetSubtype', annotation)
    if (subtype === WIDGET && areRedrawn && hasOne(pdfium, annotation))
      pdfium.call('EPDFAnnot_GenerateFormFieldAP', annotation)
    const isPart = (subtype === WIDGET || DRAWINGS.includes(subtype)) && isOnScreen(pdfium, annotation)
    if (!isPart || pdfium.call('EPDFAnnot_Flatten', page, annotation) === 0) {
      index += 1
      isShown ||= annotation !== 0 && !UNSHOWN.includes(subtype)
      if (DELETING.includes(subtype)) deleted.push(...areasOf(pdfium, annotation))
    }
    if (annotation !== 0) pdfium.call('FPDFPage_CloseAnnot', annotation)
  }
  return { deleted, isShown }
}

function isOnScreen(pdfium: Pdfium, annotation: number): boolean {
  return (
    (pdfium.call('FPDFAnnot_GetFlags', annotation) & UNSEEN) === 0 &&
    hasAppearance(pdfium, annotation) &&
    !hasKey(pdfium, annotation, 'OC')
  )
}

/** Whether it has one appearance: a check box has one for each state. */
function hasOne(pdfium: Pdfium, annotation: number): boolean {
  return hasAppearance(pdfium, annotation) && !hasKey(pdfium, annotation, 'AS')
}

function hasAppearance(pdfium: Pdfium, annotation: number): boolean {
  return pdfium.call('EPDFAnnot_HasAppearanceStream', annotation, NORMAL) !== 0
}

function hasKey(pdfium: Pdfium, annotation: number, name: string): boolean {
  return pdfium.lendAscii(name, (key) => pdfium.call('FPDFAnnot_HasKey', annotation, key)) !== 0
}

/** The annotation's quads; its rectangle if it has none. */
function areasOf(pdfium: Pdfium, annotation: number): readonly Rect[] {
  const at = pdfium.scratch
  const count = Math.min(MOST_QUADS, pdfium.call('FPDFAnnot_CountAttachmentPoints', annotation))
  const areas: Rect[] = []
  for (let index = 0; index < count; index++) {
    if (pdfium.call('FPDFAnnot_GetAttachmentPoints', annotation, index, at) !== 0)
      areas.push(rectAround(pdfium.floats(at, 8)))
  }
  if (areas.length > 0 || pdfium.call('FPDFAnnot_GetRect', annotation, at) === 0) return areas
  return [rectAround(pdfium.floats(at, 4))]
}
