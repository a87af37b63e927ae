/** The straight lines of a path: Word and others draw many in one. */
import { overlap, type Rect, touches } from '../../engine/document.ts'
import { type Matrix, matrixOf, moved, product } from '../../engine/objects.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import { type Strokes, THICKEST } from './strokes.ts'

const MOVE = 2
/** Maximum corners of a filled part that may be a slanting bar. */
const FEW_CORNERS = 8

type Point = readonly [number, number]

/** A part of a path without a break, in page coordinates. */
interface Part {
  readonly corners: Point[]
  bounds: Rect
}

export interface Path {
  readonly object: number
  /** Of its form object. */
  readonly matrix: Matrix
  /** On the page, within its clip. */
  readonly bounds: Rect
  readonly isStroked: boolean
}

export interface Shape {
  /** Number of points examined. */
  readonly points: number
  /** Whether it is one upright rectangle, which covers all of its bounds. */
  readonly isRectangle: boolean
}

/** Adds the lines of a path to `strokes`. */
export function addLines(pdfium: Pdfium, path: Path, strokes: Strokes): Shape {
  const count = pdfium.call('FPDFPath_CountSegments', path.object)
  const parts = partsOf(pdfium, path, count)
  if (parts.length < 2) strokes.add(path.bounds)
  for (const { corners, bounds } of parts) {
    if (!touches(bounds, path.bounds)) continue
    if (parts.length > 1) strokes.add(overlap(bounds, path.bounds))
    for (const [[x, y], [toX, toY]] of path.isStroked ? pairs(corners) : bar(corners)) {
      strokes.addSegment(x, y, toX, toY)
    }
  }
  const [only] = parts
  return { points: count, isRectangle: parts.length === 1 && only !== undefined && isUpright(only) }
}

/** Maximum error of a corner in points. */
const SLACK = 0.01

function isUpright({ corners, bounds: [left, bottom, right, top] }: Part): boolean {
  const near = (one: number, other: number): boolean => Math.abs(one - other) < SLACK
  const isCorner = ([x, y]: Point): boolean =>
    (near(x, left) || near(x, right)) && (near(y, bottom) || near(y, top))
  const isSide = ([[x, y], [toX, toY]]: readonly [Point, Point]): boolean => near(x, toX) || near(y, toY)
  const count = corners.length
  return (count === 4 || count === 5) && corners.every(isCorner) && pairs(corners).every(isSide)
}

function partsOf(pdfium: Pdfium, { object, matrix: outer }: Path, count: number): Part[] {
  const at = pdfium.scratch
  const matrix = product(matrixOf(pdfium, object), outer)
  const parts: Part[] = []
  for (let index = 0; index < count; index++) {
    const segment = pdfium.call('FPDFPath_GetPathSegment', object, index)
    pdfium.call('FPDFPathSegment_GetPoint', segment, at, at + 4)
    const [left, low] = [pdfium.float(at), pdfium.float(at + 4)]
    const [x, y] = moved([left, low, left, low], matrix)
    const part = parts.at(-1)
    if (part === undefined || pdfium.call('FPDFPathSegment_GetType', segment) === MOVE) {
      parts.push({ corners: [[x, y]], bounds: [x, y, x, y] })
    } else {
      part.corners.push([x, y])
      const [a, b, c, d] = part.bounds
      part.bounds = [Math.min(a, x), Math.min(b, y), Math.max(c, x), Math.max(d, y)]
    }
  }
  return parts
}

const pairs = (corners: readonly Point[]): [Point, Point][] =>
  corners.slice(1).map((corner, i) => [corners[i] ?? corner, corner])

const lengthOf = ([[x, y], [toX, toY]]: readonly [Point, Point]): number => Math.hypot(toX - x, toY - y)

/** The long side of a filled slanting bar; nothing for any other shape. */
function bar(corners: readonly Point[]): [Point, Point][] {
  if (corners.length < 3 || corners.length > FEW_CORNERS) return []
  const sides = pairs(corners)
  const longest = sides.reduce((best, side) => (lengthOf(side) > lengthOf(best) ? side : best))
  const twice = sides.reduce((sum, [[x, y], [toX, toY]]) => sum + x * toY - toX * y, 0)
  return Math.abs(twice) / 2 <= THICKEST * lengthOf(longest) ? [longest] : []
}
