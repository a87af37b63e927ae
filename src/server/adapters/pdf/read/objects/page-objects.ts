/** The objects painted on a page, including those inside form objects. */
import { area, extent, overlap, type Rect, union } from '../../engine/document.ts'
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
import { ActualTexts, lendActualTextKey } from './actual-text.ts'
import { type Annotations, settleAnnotations } from './annotations.ts'

/** A page with more objects can't be read. */
const MOST_WALKED = 500_000
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
  /** Maps its form object to the page. */
  readonly matrix: Matrix
}

/** What is painted on a page, in page coordinates, as far as reading needs it. */
export class PageObjects {
  /** By text object. */
  readonly texts = new Map<number, TextPlace>()
  readonly areas: Area[] = []
  readonly pictures: Picture[] = []
  /** All objects but pictures and form objects. */
  readonly others: number[] = []
  /** Thin level or upright bars. */
  readonly lines: Rect[] = []
  readonly annotations: Annotations
  readonly #actualTexts: ActualTexts
  /** Number of paths. */
  paths = 0
  /** The smallest scale at which a form object is drawn, at most 1. */
  scale = 1
  #order = 0
  readonly #pdfium: Pdfium
  readonly #typeOf: (object: number) => number
  readonly #modeOf: (object: number) => number

  /** `key`: see ActualTexts. */
  constructor(pdfium: Pdfium, page: number, annotations: Annotations, key: number) {
    this.#pdfium = pdfium
    this.annotations = annotations
    this.#actualTexts = new ActualTexts(pdfium, key)
    this.#typeOf = pdfium.fn('FPDFPageObj_GetType')
    this.#modeOf = pdfium.fn('FPDFTextObj_GetTextRenderMode')
    const objectAt = pdfium.fn('FPDFPage_GetObject')
    const count = pdfium.call('FPDFPage_CountObjects', page)
    this.#level(count, (index) => objectAt(page, index), IDENTITY, 0)
    this.#actualTexts.remove()
  }

  /** Number of objects; Infinity if too many. */
  get size(): number {
    return this.#order > MOST_WALKED ? Infinity : this.#order
  }

  /** `matrix`: maps the form object's coordinates to the page's. */
  #level(count: number, objectAt: (index: number) => number, matrix: Matrix, depth: number): void {
    for (let index = 0; index < count && this.#order <= MOST_WALKED; index++) {
      this.#order += 1
      const object = objectAt(index)
      const type = this.#typeOf(object)
      if (type !== IMAGE && type !== FORM) this.others.push(object)
      if (type === TEXT) this.#text(object, matrix)
      else if (type === PATH) this.#path(object, matrix)
      else if (type === IMAGE || type === SHADING) this.#picture(object, type, matrix)
      else if (type === FORM && depth < DEEPEST) this.#form(object, matrix, depth)
    }
  }

  #text(object: number, matrix: Matrix): void {
    // A page of objects within countless tags is as much work as one of more objects.
    this.#order += Math.floor(this.#actualTexts.find(object) / USUAL_TAGS)
    this.texts.set(object, { order: this.#order, mode: this.#modeOf(object), matrix })
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
    this.areas.push({ order: this.#order, bounds, colour: colour && isOfTiles(colour) ? undefined : colour })
  }

  #isFilled(object: number): boolean {
    const at = this.#pdfium.scratch
    this.#pdfium.call('FPDFPath_GetDrawMode', object, at, at + 4)
    return this.#pdfium.int(at) !== 0
  }

  #picture(object: number, type: number, matrix: Matrix): void {
    const bounds = boundsOnPage(this.#pdfium, object, matrix)
    if (!bounds) return
    const picture = { order: this.#order, bounds, colour: undefined }
    if (this.areas.length < MOST_AREAS) this.areas.push(picture)
    if (type === IMAGE) this.pictures.push({ ...picture, object })
  }
}

/** Must run before the page's text is loaded, because it removes /ActualText and adds the values of fields. */
export function pageObjectsOf(pdfium: Pdfium, page: number, areFieldsRedrawn: boolean): PageObjects {
  const annotations = settleAnnotations(pdfium, page, areFieldsRedrawn)
  return lendActualTextKey(pdfium, (key) => new PageObjects(pdfium, page, annotations, key))
}

/** Minimum share of a page that a scan's picture covers. */
export const SCANNED_SHARE = 0.5

/** Share of `page` that pictures cover, counting overlaps twice, at most 1. */
export function pictureShare({ pictures }: PageObjects, page: Rect): number {
  const covered = pictures.reduce((sum, { bounds }) => sum + area(overlap(bounds, page)), 0)
  return Math.min(1, covered / Math.max(1, area(page)))
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
