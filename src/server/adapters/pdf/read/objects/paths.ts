/** The paths painted on a page. */
import type { Rect } from '../../engine/document.ts'
import {
  type Colour,
  colourOf,
  isOfTiles,
  type Matrix,
  matrixOf,
  product,
  strokeWidthOf,
} from '../../engine/objects.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import { type Painted, plainly } from './painted.ts'
import { addLines } from './path-lines.ts'
import type { Strokes } from './strokes.ts'

/** Points below which a line is too thin to hide text. */
const THIN = 1.2
/** Points below which a line is a speck. */
const SPECK = 4

/** A frame has fewer points than this. */
const FEW_POINTS = 12
/** Maximum points of a path to be drawn, and of a page's paths that are searched for lines. */
const MOST_POINTS = 20_000
const MOST_SEARCHED = 500_000

interface Path {
  readonly object: number
  readonly order: number
  /** On the page, within its clip; undefined if invisible. */
  readonly bounds: Rect | undefined
  /** Of its form object. */
  readonly matrix: Matrix
  /** Whether nothing around it makes it transparent, and its clip is a rectangle. */
  readonly isPlain: boolean
}

export class Paths {
  /** Number of paths of any kind. */
  count = 0
  /** Those too thin to hide text by themselves. */
  readonly lines: Painted[] = []
  readonly specks: Painted[] = []
  #searched = 0
  readonly #pdfium: Pdfium
  readonly #strokes: Strokes

  constructor(pdfium: Pdfium, strokes: Strokes) {
    this.#pdfium = pdfium
    this.#strokes = strokes
  }

  /** `areas`: to which it is added if it is no line; undefined if only its lines are wanted. */
  add({ object, order, bounds, matrix, isPlain }: Path, areas: Painted[] | undefined): void {
    const pdfium = this.#pdfium
    this.count += 1
    if (!bounds) return
    pdfium.call('FPDFPath_GetDrawMode', object, pdfium.scratch, pdfium.scratch + 4)
    const isFilled = pdfium.int(pdfium.scratch) !== 0
    const isStroked = pdfium.int(pdfium.scratch + 4) !== 0
    if (!isFilled && !isStroked) return
    const isRectangle = this.#addLines(object, bounds, matrix, isStroked)
    if (!areas) return
    const [wide, high] = [bounds[2] - bounds[0], bounds[3] - bounds[1]]
    const isFine = !isStroked || this.#strokeWidth(object, matrix) < THIN * 2
    const isThin = isFine && Math.min(wide, high) < THIN
    const points = pdfium.call('FPDFPath_CountSegments', object)
    const isFrame = !isFilled && points < FEW_POINTS && isFine
    const colour = isPlain && isRectangle && isFilled && !isStroked ? this.#plainFill(object) : undefined
    const kind = isRectangle ? 'path' : 'figure'
    const painted = { ...plainly(kind, object, order, bounds), colour, isHeavy: points > MOST_POINTS }
    if (isThin && Math.max(wide, high) < SPECK) this.specks.push(painted)
    else if (isThin || isFrame) this.lines.push(painted)
    else areas.push(painted)
  }

  /** Collects what may cross out words; returns whether the path is a rectangle. */
  #addLines(object: number, bounds: Rect, matrix: Matrix, isStroked: boolean): boolean {
    if (this.#searched > MOST_SEARCHED) {
      this.#strokes.giveUp()
      return false
    }
    const { points, isRectangle } = addLines(
      this.#pdfium,
      { object, matrix, bounds, isStroked },
      this.#strokes,
    )
    this.#searched += points
    return isRectangle
  }

  #plainFill(object: number): Colour | undefined {
    if (this.#pdfium.call('FPDFPageObj_HasTransparency', object) !== 0) return undefined
    const colour = colourOf(this.#pdfium, object)
    return colour && isOfTiles(colour) ? undefined : colour
  }

  /** In points on the page. */
  #strokeWidth(object: number, matrix: Matrix): number {
    const [a, b, c, d] = product(matrixOf(this.#pdfium, object), matrix)
    return strokeWidthOf(this.#pdfium, object) * Math.max(Math.hypot(a, b), Math.hypot(c, d))
  }
}
