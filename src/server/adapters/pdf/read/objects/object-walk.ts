/** Walks the objects painted on a page, including those inside form objects. */
import { type Clip, clips, within } from '../../engine/clip.ts'
import { overlap, type Rect } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/engine.ts'
import {
  boundsOf,
  type Colour,
  colourOf,
  FORM,
  IMAGE,
  isOfTiles,
  type Matrix,
  matrixOf,
  moved,
  PATH,
  product,
  SHADING,
  strokeWidthOf,
  TEXT,
} from '../../engine/objects.ts'
import { isOnLayer } from '../file/optional-content.ts'
import { actualTextRemover } from './actual-text.ts'
import type { Painted } from './painted.ts'
import { addLines } from './path-lines.ts'
import { pictureSize } from './pictures.ts'
import { Strokes } from './strokes.ts'

/** Render modes from this one on also clip. */
export const CLIPPING = 4

/** Maximum objects and nesting of form objects examined on one page; /ActualText is removed from the rest too. */
const MOST_OBJECTS = 60_000
const DEEPEST = 40
/** A page with more objects can't be read. */
export const MOST_WALKED = 500_000
/** Maximum areas and pictures: a page with more is a drawing. */
const MOST_PAINTED = 20_000

/** Points below which a line is too thin to hide text. */
const THIN = 1.2
/** Points below which a line is a speck. */
const SPECK = 4

/** Maximum points of a path to be drawn, and of a page's paths that are searched for lines. */
const MOST_POINTS = 20_000
const MOST_SEARCHED = 500_000

/** Position of a text object in the painting order. */
export interface TextPlace {
  readonly order: number
  /** Includes its form objects' clips. */
  readonly clip: Clip
  /** Whether a form object around it is transparent. */
  readonly isBlended: boolean
  /** The form object that contains it; 0 for the page itself. */
  readonly form: number
  /** Maps the form object's coordinates to the page's. */
  readonly matrix: Matrix
  /** Whether every reader draws it, and as it is read; false if unknown. */
  readonly isSure: boolean
  /** Whether a form object around it is on an optional layer. */
  readonly isLayered: boolean
}

export interface Level {
  readonly matrix: Matrix
  readonly clip: Clip
  readonly isBlended: boolean
  readonly isLayered: boolean
  readonly form: number
  readonly depth: number
  /** Whether it is the page's own, not a field's or a drawing's. */
  readonly isOwn: boolean
}

export class Walk {
  readonly painted: Painted[] = []
  readonly lines: Painted[] = []
  readonly specks: Painted[] = []
  readonly strokes = new Strokes()
  readonly texts = new Map<number, TextPlace>()
  /** All objects but form objects. */
  readonly leaves: number[] = []
  paths = 0
  order = 0
  textClip = Infinity
  isComplete = true
  scale = 1
  #searched = 0
  readonly #pdfium: Pdfium
  readonly #at: number
  readonly #typeOf: (object: number) => number
  readonly #clipOf: (object: number, matrix: Matrix) => Clip
  readonly #modeOf: (object: number) => number
  readonly #removeActualText: (object: number) => boolean
  readonly #areFieldsSure: boolean

  constructor(pdfium: Pdfium, at: number, key: number, areFieldsSure: boolean) {
    this.#pdfium = pdfium
    this.#at = at
    this.#typeOf = pdfium.fn('FPDFPageObj_GetType')
    this.#clipOf = clips(pdfium, at)
    this.#modeOf = pdfium.fn('FPDFTextObj_GetTextRenderMode')
    this.#removeActualText = actualTextRemover(pdfium, key)
    this.#areFieldsSure = areFieldsSure
  }

  level(count: number, objectAt: (index: number) => number, level: Level): void {
    for (let index = 0; index < count; index++) {
      this.order += 1
      if (this.order > MOST_WALKED) return
      if (this.order > MOST_OBJECTS || this.painted.length >= MOST_PAINTED) this.isComplete = false
      this.#object(objectAt(index), level)
    }
  }

  #object(object: number, level: Level): void {
    const type = this.#typeOf(object)
    if (type !== FORM) this.leaves.push(object)
    if (type === TEXT) this.#text(object, level)
    else if (type === FORM) this.#form(object, level)
    else if (type === PATH) this.#path(object, level)
    else if (type === IMAGE || type === SHADING) this.#area(object, type, level)
  }

  #text(object: number, { matrix, clip, isBlended, isLayered, form, isOwn }: Level): void {
    const isGenuine = this.#removeActualText(object)
    if (!this.isComplete && isGenuine) return
    const own = within(clip, this.#clipOf(object, matrix))
    const isSure = isGenuine && (isOwn || this.#areFieldsSure)
    if (this.#modeOf(object) >= CLIPPING) this.textClip = Math.min(this.textClip, this.order)
    this.texts.set(object, { order: this.order, clip: own, isBlended, isLayered, form, matrix, isSure })
  }

  #form(object: number, level: Level): void {
    const pdfium = this.#pdfium
    if (level.depth >= DEEPEST) {
      this.isComplete = false
      return
    }
    const inner: Level = {
      matrix: product(matrixOf(pdfium, object, this.#at), level.matrix),
      clip: within(level.clip, this.#clipOf(object, level.matrix)),
      isBlended: level.isBlended || pdfium.call('FPDFPageObj_HasTransparency', object) !== 0,
      isLayered: level.isLayered || isOnLayer(pdfium, object, this.#at),
      form: object,
      depth: level.depth + 1,
      isOwn: level.isOwn,
    }
    const [a, b, c, d] = inner.matrix
    this.scale = Math.min(this.scale, Math.hypot(a, b), Math.hypot(c, d))
    const count = pdfium.call('FPDFFormObj_CountObjects', object)
    const objectAt = pdfium.fn('FPDFFormObj_GetObject')
    this.level(count, (index) => objectAt(object, index), inner)
  }

  #path(object: number, level: Level): void {
    const pdfium = this.#pdfium
    this.paths += 1
    const bounds = this.#bounds(object, level)
    if (!bounds) return
    pdfium.call('FPDFPath_GetDrawMode', object, this.#at, this.#at + 4)
    const [fill, stroke] = [pdfium.int(this.#at), pdfium.int(this.#at + 4)]
    const [wide, high] = [bounds[2] - bounds[0], bounds[3] - bounds[1]]
    const isFine = stroke === 0 || this.#strokeWidth(object, level.matrix) < THIN * 2
    const isThin = isFine && Math.min(wide, high) < THIN
    const points = pdfium.call('FPDFPath_CountSegments', object)
    const isFrame = fill === 0 && stroke !== 0 && points < 12 && isFine
    if (fill === 0 && stroke === 0) return
    const isRectangle = this.#lines(object, bounds, level.matrix, stroke !== 0)
    if (!this.isComplete) return
    const isHeavy = points > MOST_POINTS
    const isPlain = isRectangle && fill !== 0 && stroke === 0 && !level.isBlended
    const colour = isPlain && this.#clip(object, level).exact ? this.#plainFill(object) : undefined
    const kind = isRectangle ? 'path' : 'figure'
    const painted = { kind, object, order: this.order, bounds, colour, isHeavy, pixels: 0 } as const
    if (isThin && Math.max(wide, high) < SPECK) this.specks.push(painted)
    else if (isThin || isFrame) this.lines.push(painted)
    else this.painted.push(painted)
  }

  /** Collects what may cross out words; returns whether the path is a rectangle. */
  #lines(object: number, bounds: Rect, matrix: Matrix, isStroked: boolean): boolean {
    const path = { object, matrix, bounds, isStroked }
    if (this.#searched > MOST_SEARCHED) {
      this.strokes.giveUp()
      return false
    }
    const { points, isRectangle } = addLines(this.#pdfium, path, this.strokes, this.#at)
    this.#searched += points
    return isRectangle
  }

  #plainFill(object: number): Colour | undefined {
    if (this.#pdfium.call('FPDFPageObj_HasTransparency', object) !== 0) return undefined
    const colour = colourOf(this.#pdfium, object, this.#at)
    return colour && isOfTiles(colour) ? undefined : colour
  }

  /** In points on the page. */
  #strokeWidth(object: number, matrix: Matrix): number {
    const [a, b, c, d] = product(matrixOf(this.#pdfium, object, this.#at), matrix)
    return strokeWidthOf(this.#pdfium, object, this.#at) * Math.max(Math.hypot(a, b), Math.hypot(c, d))
  }

  #area(object: number, type: number, level: Level): void {
    const bounds = this.#bounds(object, level)
    if (!bounds) return
    this.strokes.add(bounds)
    if (!this.isComplete) return
    const kind = type === IMAGE ? 'picture' : 'shading'
    const { pixels, isHeavy } =
      type === IMAGE ? pictureSize(this.#pdfium, object, this.#at) : { pixels: 0, isHeavy: false }
    this.painted.push({ kind, object, order: this.order, bounds, colour: undefined, isHeavy, pixels })
  }

  /** Bounds within the clip; undefined if invisible. */
  #bounds(object: number, level: Level): Rect | undefined {
    const own = boundsOf(this.#pdfium, object, this.#at)
    if (!own) return undefined
    const bounds = overlap(moved(own, level.matrix), this.#clip(object, level).bounds)
    return bounds[0] <= bounds[2] && bounds[1] <= bounds[3] ? bounds : undefined
  }

  #clip(object: number, level: Level): Clip {
    return within(level.clip, this.#clipOf(object, level.matrix))
  }
}
