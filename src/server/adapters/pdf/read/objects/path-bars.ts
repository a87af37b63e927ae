/** The straight bars of a path, with which words are crossed out or underlined. */
import { extent, type Rect, union } from '../../engine/document.ts'
import { type Matrix, matrixOf, moved, product } from '../../engine/objects.ts'
import type { Pdfium } from '../../engine/pdfium.ts'

/** Points up to which a bar is a line. */
export const THICKEST = 3
/** Least length, in thicknesses and in points. */
const LONGER = 2
const SHORTEST = 4
/** Segments of a path that are examined: one with more is a drawing. */
const MOST_SEGMENTS = 200
const MOVE = 2

/** `bounds`: of the whole path, on the page. */
export function barsOf(pdfium: Pdfium, object: number, outer: Matrix, bounds: Rect): readonly Rect[] {
  if (isBar(bounds)) return [bounds]
  const count = pdfium.call('FPDFPath_CountSegments', object)
  if (count > MOST_SEGMENTS) return []
  return partsOf(pdfium, object, count, product(matrixOf(pdfium, object), outer)).filter(isBar)
}

function isBar(bounds: Rect): boolean {
  const [wide, high] = [extent(bounds, 0), extent(bounds, 1)]
  const [thick, long] = [Math.min(wide, high), Math.max(wide, high)]
  return thick <= THICKEST && long >= SHORTEST && long >= LONGER * thick
}

/** Bounds of each part that begins with a move, if there are several. */
function partsOf(pdfium: Pdfium, object: number, count: number, matrix: Matrix): readonly Rect[] {
  const at = pdfium.scratch
  const parts: Rect[] = []
  for (let index = 0; index < count; index++) {
    const segment = pdfium.call('FPDFPath_GetPathSegment', object, index)
    pdfium.call('FPDFPathSegment_GetPoint', segment, at, at + 4)
    const [x, y] = [pdfium.float(at), pdfium.float(at + 4)]
    const point = moved([x, y, x, y], matrix)
    const last = parts.pop()
    const begins = !last || pdfium.call('FPDFPathSegment_GetType', segment) === MOVE
    if (last) parts.push(begins ? last : union(last, point))
    if (begins) parts.push(point)
  }
  return parts.length > 1 ? parts : []
}
