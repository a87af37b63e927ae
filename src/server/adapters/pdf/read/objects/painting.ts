/** Objects painted on a page, in painting order and in page coordinates, including those inside form objects. */
import { area, overlap, type Rect } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import type { FileProperties } from '../file/file-properties.ts'
import { type Cluster, lendActualTextKey } from './actual-text.ts'
import { annotationsOf } from './annotations.ts'
import { flattenAppearances } from './appearances.ts'
import { MOST_WALKED, Walk } from './object-walk.ts'
import type { Painted, TextPlace } from './painted.ts'
import type { Strokes } from './strokes.ts'

/** More thin lines than this together might hide text. */
const MANY_LINES = 400
/** A few specks are dots. */
const MANY_SPECKS = 24

export interface Painting {
  readonly painted: readonly Painted[]
  readonly texts: ReadonlyMap<number, TextPlace>
  /** By text object. */
  readonly clusters: ReadonlyMap<number, Cluster>
  /** All objects but form objects, unless the painting is incomplete. */
  readonly leaves: readonly number[]
  /** Lines that may cross out words. */
  readonly strokes: Strokes
  /** Lines and frames too thin to hide text. */
  readonly lines: readonly Painted[]
  /** Drawings of a point or so. */
  readonly specks: readonly Painted[]
  /** Bounds of the pictures. */
  readonly pictures: readonly Rect[]
  /** Number of paths of any kind, including lines. */
  readonly paths: number
  /** Number of objects; Infinity if too many. */
  readonly size: number
  /** The smallest scale at which a form object is drawn, at most 1. */
  readonly scale: number
  /** Order of the first text that clips the objects painted after it; Infinity if there is none. */
  readonly textClip: number
  /** False if the page has more than was examined. */
  readonly isComplete: boolean
}

/** Must run before the page's text is loaded, because it removes /ActualText and adds the values of fields. */
export function paintingOf(
  pdfium: Pdfium,
  page: number,
  { areFieldsRedrawn, areFieldsSure }: Pick<FileProperties, 'areFieldsRedrawn' | 'areFieldsSure'>,
): Painting {
  const own = pdfium.call('FPDFPage_CountObjects', page)
  flattenAppearances(pdfium, page, areFieldsRedrawn)
  const walk = lendActualTextKey(pdfium, (key) => {
    const walk = new Walk(pdfium, key, areFieldsSure)
    walk.page(page, own)
    walk.actualTexts.remove()
    return walk
  })
  const { painted, texts, leaves, strokes, scale, textClip, isComplete } = walk
  const { lines, specks, count: paths } = walk.paths
  if (lines.length > MANY_LINES) painted.push(...lines)
  if (specks.length > MANY_SPECKS) painted.push(...specks)
  painted.push(...annotationsOf(pdfium, page, walk.order + 1, strokes))
  const pictures = painted.filter(({ kind }) => kind === 'picture').map(({ bounds }) => bounds)
  const size = walk.order > MOST_WALKED ? Infinity : walk.order
  return {
    painted,
    texts,
    clusters: walk.actualTexts.clusters,
    leaves,
    strokes,
    lines,
    specks,
    pictures,
    paths,
    size,
    scale,
    textClip,
    isComplete,
  }
}

/** Minimum share of a page that a scan's picture covers. */
export const SCANNED_SHARE = 0.5

/** Share of `page` that pictures cover, counting overlaps twice, at most 1. */
export function pictureShare({ pictures }: Painting, page: Rect): number {
  const covered = pictures.reduce((sum, picture) => sum + area(overlap(picture, page)), 0)
  return Math.min(1, covered / Math.max(1, area(page)))
}
