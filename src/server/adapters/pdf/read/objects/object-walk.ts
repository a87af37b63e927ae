/** Walks the objects painted on a page, including those inside form objects. */
import { extent, type Rect, union } from '../../engine/document.ts'
import {
  boundsOnPage,
  type Colour,
  colourOf,
  FORM,
  IDENTITY,
  IMAGE,
  isOfTiles,
  type Matrix,
  matrixOf,
  moved,
  PATH,
  product,
  SHADING,
  TEXT,
} from '../../engine/objects.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import { ActualTexts } from './actual-text.ts'

/** A page with more objects can't be read. */
export const MOST_WALKED = 500_000
/** Nesting of form objects that is examined. */
const DEEPEST = 40
/** Areas and lines that are kept: a page with more is a drawing. */
const MOST_AREAS = 500
const MOST_LINES = 5_000
/** An object has fewer tags around it. */
const USUAL_TAGS = 16

/** A picture, a shading or a filled path; `order` counts all objects in the order in which they are painted. */
export interface Area {
  readonly order: number
  readonly bounds: Rect
  /** Of a filled path; undefined if unknown. */
  readonly colour: Colour | undefined
}

export interface Picture extends Area {
  readonly object: number
}

export interface TextPlace {
  readonly order: number
  /** How it is painted, from 0 to 7 (PDF 32000-1, table 106). */
  readonly mode: number
}

export class Walk {
  readonly texts = new Map<number, TextPlace>()
  readonly areas: Area[] = []
  readonly pictures: Picture[] = []
  readonly lines: Rect[] = []
  /** All objects but pictures and form objects. */
  readonly others: number[] = []
  readonly actualTexts: ActualTexts
  paths = 0
  order = 0
  scale = 1
  readonly #pdfium: Pdfium
  readonly #typeOf: (object: number) => number
  readonly #modeOf: (object: number) => number

  /** `key`: see ActualTexts. */
  constructor(pdfium: Pdfium, key: number) {
    this.#pdfium = pdfium
    this.actualTexts = new ActualTexts(pdfium, key)
    this.#typeOf = pdfium.fn('FPDFPageObj_GetType')
    this.#modeOf = pdfium.fn('FPDFTextObj_GetTextRenderMode')
  }

  page(page: number): void {
    const objectAt = this.#pdfium.fn('FPDFPage_GetObject')
    const count = this.#pdfium.call('FPDFPage_CountObjects', page)
    this.#level(count, (index) => objectAt(page, index), IDENTITY, 0)
  }

  /** `matrix`: maps the form object's coordinates to the page's. */
  #level(count: number, objectAt: (index: number) => number, matrix: Matrix, depth: number): void {
    for (let index = 0; index < count && this.order <= MOST_WALKED; index++) {
      this.order += 1
      const object = objectAt(index)
      const type = this.#typeOf(object)
      if (type !== IMAGE && type !== FORM) this.others.push(object)
      if (type === TEXT) this.#text(object)
      else if (type === PATH) this.#path(object, matrix)
      else if (type === IMAGE || type === SHADING) this.#picture(object, type, matrix)
      else if (type === FORM && depth < DEEPEST) this.#form(object, matrix, depth)
    }
  }

  #text(object: number): void {
    // A page of objects within countless tags is as much work as one of more objects.
    this.order += Math.floor(this.actualTexts.find(object) / USUAL_TAGS)
    this.texts.set(object, { order: this.order, mode: this.#modeOf(object) })
  }

  #form(object: number, outer: Matrix, depth: number): void {
    const matrix = product(matrixOf(this.#pdfium, object), outer)
    const [a, b, c, d] = matrix
    this.scale = Math.min(this.scale, Math.hypot(a, b), Math.hypot(c, d))
    const objectAt = this.#pdfium.fn('FPDFFormObj_GetObject')
    const count = this.#pdfium.call('FPDFFormObj_CountObjects', object)
    this.#level(count, (index) => objectAt(object, index), matrix, depth + 1)
  }

  #path(object: number, matrix: Matrix): void {
    this.paths += 1
    if (this.areas.length >= MOST_AREAS && this.lines.length >= MOST_LINES) return
    const bounds = boundsOnPage(this.#pdfium, object, matrix)
    if (!bounds) return
    if (this.lines.length < MOST_LINES) this.lines.push(...barsOf(this.#pdfium, object, matrix, bounds))
    const isThin = Math.min(extent(bounds, 0), extent(bounds, 1)) <= THICKEST
    if (isThin || this.areas.length >= MOST_AREAS || !this.#isFilled(object)) return
    const colour = colourOf(this.#pdfium, object)
    this.areas.push({ order: this.order, bounds, colour: colour && isOfTiles(colour) ? undefined : colour })
  }

  #isFilled(object: number): boolean {
    const at = this.#pdfium.scratch
    this.#pdfium.call('FPDFPath_GetDrawMode', object, at, at + 4)
    return this.#pdfium.int(at) !== 0
  }

  #picture(object: number, type: number, matrix: Matrix): void {
    const bounds = boundsOnPage(this.#pdfium, object, matrix)
    if (!bounds) return
    const area = { order: this.order, bounds, colour: undefined }
    if (this.areas.length < MOST_AREAS) this.areas.push(area)
    if (type === IMAGE) this.pictures.push({ ...area, object })
  }
}

/** Points up to which a bar is a line. */
const THICKEST = 3
/** Least length, in thicknesses and in points. */
const LONGER = 2
const SHORTEST = 4
/** Segments of a path that are examined: one with more is a drawing. */
const MOST_SEGMENTS = 200
const MOVE = 2

/** `bounds`: of the whole path, on the page. */
function barsOf(pdfium: Pdfium, object: number, outer: Matrix, bounds: Rect): readonly Rect[] {
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
