/** Clip paths of page objects. */
import { overlap, type Rect } from './document.ts'
import type { Pdfium } from './engine.ts'
import { keepsUpright, type Matrix, moved } from './objects.ts'

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
export function clips(pdfium: Pdfium, scratch: number): (object: number, matrix: Matrix) => Clip {
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
    const read = clipOf(pdfium, clip, count, matrix, scratch)
    if (key !== 0) known.set(key, read)
    return read
  }
}

function clipOf(pdfium: Pdfium, clip: number, count: number, matrix: Matrix, scratch: number): Clip {
  let all = EVERYWHERE
  for (let path = Math.max(0, count - MOST_PATHS); path < count; path++) {
    all = within(all, pathClip(pdfium, clip, path, matrix, scratch))
  }
  return count > MOST_PATHS ? { ...all, exact: false } : all
}

function pathClip(pdfium: Pdfium, clip: number, path: number, matrix: Matrix, scratch: number): Clip {
  const count = pdfium.call('FPDFClipPath_CountPathSegments', clip, path)
  if (count > MOST_POINTS) return { ...EVERYWHERE, exact: false }
  const points = Array.from({ length: Math.max(0, count) }, (_, at) => {
    const segment = pdfium.call('FPDFClipPath_GetPathSegment', clip, path, at)
    pdfium.call('FPDFPathSegment_GetPoint', segment, scratch, scratch + 4)
    return [pdfium.float(scratch), pdfium.float(scratch + 4)] as const
  })
  if (points.length === 0) return { bounds: [0, 0, 0, 0], exact: true }
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const box: Rect = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)]
  const corners = points.every(([x, y]) => (x === box[0] || x === box[2]) && (y === box[1] || y === box[3]))
  return { bounds: moved(box, matrix), exact: corners && points.length >= 4 && keepsUpright(matrix) }
}
