/** The straight lines of a path: Word and others draw many in one. */
import type { Rect } from '../engine/document.ts'
import type { Pdfium } from '../engine/engine.ts'
import { type Matrix, matrixOf, moved, product } from '../engine/objects.ts'

const MOVE = 2
/** Most points of a path examined, and fewest of one that may hold more than one line. */
const MOST_POINTS = 2_000
const FEWEST_POINTS = 4

/** Bounds of each part of a path, in page coordinates; nothing for a path with one part or very many points. */
export function partsOfPath(pdfium: Pdfium, path: number, outer: Matrix, at: number): Rect[] {
  const count = pdfium.call('FPDFPath_CountSegments', path)
  if (count < FEWEST_POINTS || count > MOST_POINTS) return []
  const matrix = product(matrixOf(pdfium, path, at), outer)
  const parts: Rect[] = []
  let part: [number, number, number, number] | undefined
  for (let index = 0; index < count; index++) {
    const segment = pdfium.call('FPDFPath_GetPathSegment', path, index)
    pdfium.call('FPDFPathSegment_GetPoint', segment, at, at + 4)
    const [x = 0, y = 0] = pdfium.floats(at, 2)
    if (part === undefined || pdfium.call('FPDFPathSegment_GetType', segment) === MOVE) {
      if (part) parts.push(moved(part, matrix))
      part = [x, y, x, y]
    } else {
      part = [Math.min(part[0], x), Math.min(part[1], y), Math.max(part[2], x), Math.max(part[3], y)]
    }
  }
  if (!part || parts.length === 0) return []
  return [...parts, moved(part, matrix)]
}
