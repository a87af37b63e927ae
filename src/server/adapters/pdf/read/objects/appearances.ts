/**
 * Makes the appearances of form fields and of drawings part of the page, so that they are examined like the rest of it.
 * PDFium neither reads nor draws fields, but readers show them.
 */
import type { Pdfium } from '../../engine/pdfium.ts'

export const WIDGET = 20
/** Lines, rectangles, circles, polygons, several lines, and strokes of a pen. */
const DRAWINGS: readonly number[] = [4, 5, 6, 7, 8, 15]
/** Annotation flags of what is not on the screen: Hidden and NoView. */
const UNSEEN = 2 | 32
/** Maximum annotations examined. */
export const MOST_ANNOTATIONS = 1_000
const NORMAL = 0

/**
 * Must run before the page's objects or text are read. What has no appearance, or several, is left to `annotationsOf`.
 * `areRedrawn`: readers draw the fields' values again.
 */
export function flattenAppearances(pdfium: Pdfium, page: number, areRedrawn: boolean): void {
  let index = 0
  for (
    let left = Math.min(MOST_ANNOTATIONS, pdfium.call('FPDFPage_GetAnnotCount', page));
    left > 0;
    left -= 1
  ) {
    const annotation = pdfium.call('FPDFPage_GetAnnot', page, index)
    const subtype = annotation === 0 ? 0 : pdfium.call('FPDFAnnot_GetSubtype', annotation)
    if (subtype === WIDGET && areRedrawn && hasOne(pdfium, annotation))
      pdfium.call('EPDFAnnot_GenerateFormFieldAP', annotation)
    const isWanted = (subtype === WIDGET || DRAWINGS.includes(subtype)) && isShown(pdfium, annotation)
    const isDone = isWanted && pdfium.call('EPDFAnnot_Flatten', page, annotation) !== 0
    if (annotation !== 0) pdfium.call('FPDFPage_CloseAnnot', annotation)
    if (!isDone) index += 1
  }
}

function isShown(pdfium: Pdfium, annotation: number): boolean {
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

export function hasKey(pdfium: Pdfium, annotation: number, name: string): boolean {
  return pdfium.lendAscii(name, (key) => pdfium.call('FPDFAnnot_HasKey', annotation, key)) !== 0
}
