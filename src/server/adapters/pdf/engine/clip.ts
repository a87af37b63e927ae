/** Clip paths of page objects. */
import { overlap, type Rect } from './document.ts'
import { keepsUpright, type Matrix, moved } from './objects.ts'
import type { Pdfium } from './pdfium.ts'

export interface Clip {
  /** Anything drawn outside is invisible. */
  readonly bounds: Rect
  /** Whether everything inside is visible: a non-rectangular clip hides some of it too. */
  readonly exact: boolean
}

export const EVERYWHERE: Clip = {
  bounds: [-Infinity, -Infinity, Infinity, Infinity],
  exact: true,
}

/** Maximum points examined of a clip path; one with more is no rectangle. */
const MOST_POINTS = 6
/** Maximum simultaneous clip paths examined. */
const MOST_PATHS = 16

export function within(one: Clip, other: Clip): Clip {
  if (one === EVERYWHERE) return other
  if (other === EVERYWHERE) return one
  return { bounds: overlap(one.bounds, other.bounds), exact: one.exact && other.exact }
}

/**
 * Clips of a page's objects. Consecutive objects mostly share them, so they are cached by the address of the clip's
 * last path.
 */
export function clips(pdfium: Pdfium): (object: number, matrix: Matrix) => Clip {
  const known = new Map<number, Clip>()
  const clipPath = pdfium.fn('FPDFPageObj_GetClipPath')
  const countPaths = pdfium.fn('FPDFClipPath_CountPaths')
  const segmentOf = pdfium.fn('FPDFClipPath_GetPathSegment')
  return (object, matrix) => {
    const clip = clipPath(object)
    const count = clip === 0 ? 0 : countPaths(clip)
    if (count <= 0) return EVERYWHERE
    const key = segmentOf(clip, count - 1, 0)
    const kept = known.get(key)
    if (kept) return kept
    const read = clipOf(pdfium, clip, count, matrix)
    if (key !== 0) known.set(key, read)
    return read
  }
}

function clipOf(pdfium: Pdfium, clip: number, count: number, matrix: Matrix): Clip {
  let all = EVERYWHERE
  for (let path = Math.max(0, count - MOST_PATHS); path < count; path++) {
    all = within(all, pathClip(pdfium, clip, path, matrix))
  }
  return count > MOST_PATHS ? { ...all, exact: false } : all
}

function pathClip(pdfium: Pdfium, clip: number, path: number, matrix: Matrix): Clip {
  const at = pdfium.scratch
  const count = pdfium.call('FPDFClipPath_CountPathSegments', clip, path)
  if (count > MOST_POINTS) return { ...EVERYWHERE, exact: false }
  if (count <= 0) return { bounds: [0, 0, 0, 0], exact: true }
  const points: number[] = []
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let index = 0; index < count; index++) {
    const segment = pdfium.call('FPDFClipPath_GetPathSegment', clip, path, index)
    pdfium.call('FPDFPathSegment_GetPoint', segment, at, at + 4)
    const [x, y] = [pdfium.float(at), pdfium.float(at + 4)]
    points.push(x, y)
    left = Math.min(left, x)
    bottom = Math.min(bottom, y)
    right = Math.max(right, x)
    top = Math.max(top, y)
  }
  const isCorner = (index: number, side: number): boolean =>
    index % 2 === 0 ? side === left || side === right : side === bottom || side === top
  const corners = points.every((side, index) => isCorner(index, side))
  return {
    bounds: moved([left, bottom, right, top], matrix),
    exact: corners && count >= 4 && keepsUpright(matrix),
  }
}
