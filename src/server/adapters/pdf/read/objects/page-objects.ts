/** What is painted on a page, in page coordinates, as far as reading needs it. */
import { area, overlap, type Rect } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import { lendActualTextKey } from './actual-text.ts'
import { type Annotations, settleAnnotations } from './annotations.ts'
import { type Area, MOST_WALKED, type Picture, type TextPlace, Walk } from './object-walk.ts'

export interface PageObjects {
  /** By text object. */
  readonly texts: ReadonlyMap<number, TextPlace>
  readonly areas: readonly Area[]
  readonly pictures: readonly Picture[]
  /** All objects but pictures and form objects. */
  readonly others: readonly number[]
  /** Thin level or upright bars. */
  readonly lines: readonly Rect[]
  readonly annotations: Annotations
  /** Number of paths. */
  readonly paths: number
  /** Number of objects; Infinity if too many. */
  readonly size: number
  /** The smallest scale at which a form object is drawn, at most 1. */
  readonly scale: number
}

/** Must run before the page's text is loaded, because it removes /ActualText and adds the values of fields. */
export function pageObjectsOf(pdfium: Pdfium, page: number, areFieldsRedrawn: boolean): PageObjects {
  const annotations = settleAnnotations(pdfium, page, areFieldsRedrawn)
  const walk = lendActualTextKey(pdfium, (key) => {
    const walk = new Walk(pdfium, key)
    walk.page(page)
    walk.actualTexts.remove()
    return walk
  })
  const { texts, areas, pictures, others, lines, paths, order, scale } = walk
  return {
    texts,
    areas,
    pictures,
    others,
    lines,
    annotations,
    paths,
    size: order > MOST_WALKED ? Infinity : order,
    scale,
  }
}

/** Minimum share of a page that a scan's picture covers. */
export const SCANNED_SHARE = 0.5

/** Share of `page` that pictures cover, counting overlaps twice, at most 1. */
export function pictureShare({ pictures }: PageObjects, page: Rect): number {
  const covered = pictures.reduce((sum, { bounds }) => sum + area(overlap(bounds, page)), 0)
  return Math.min(1, covered / Math.max(1, area(page)))
}
