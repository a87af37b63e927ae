/** Walks the objects painted on a page, including those inside form objects. */
import { type Clip, clips, EVERYWHERE, within } from '../../engine/clip.ts'
import { overlap, type Rect } from '../../engine/document.ts'
import {
  boundsOnPage,
  FORM,
  IDENTITY,
  IMAGE,
  type Matrix,
  matrixOf,
  PATH,
  product,
  SHADING,
  TEXT,
} from '../../engine/objects.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import { ActualTexts } from './actual-text.ts'
import { isOnLayer } from './optional-content.ts'
import { type Painted, plainly, type TextPlace } from './painted.ts'
import { Paths } from './paths.ts'
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

interface Level {
  readonly matrix: Matrix
  readonly clip: Clip
  readonly isBlended: boolean
  readonly isLayered: boolean
  readonly form: number
  readonly depth: number
  /** Whether it is the page's own, not a field's or a drawing's. */
  readonly isOwn: boolean
}

const TOP: Level = {
  matrix: IDENTITY,
  clip: EVERYWHERE,
  isBlended: false,
  isLayered: false,
  form: 0,
  depth: 0,
  isOwn: true,
}

export class Walk {
  readonly painted: Painted[] = []
  readonly strokes = new Strokes()
  readonly paths: Paths
  readonly actualTexts: ActualTexts
  readonly texts = new Map<number, TextPlace>()
  /** All objects but form objects. */
  readonly leaves: number[] = []
  order = 0
  textClip = Infinity
  isComplete = true
  scale = 1
  readonly #pdfium: Pdfium
  readonly #typeOf: (object: number) => number
  readonly #clipOf: (object: number, matrix: Matrix) => Clip
  readonly #modeOf: (object: number) => number
  readonly #areFieldsSure: boolean

  constructor(pdfium: Pdfium, key: number, areFieldsSure: boolean) {
    this.#pdfium = pdfium
    this.paths = new Paths(pdfium, this.strokes)
    this.actualTexts = new ActualTexts(pdfium, key)
    this.#typeOf = pdfium.fn('FPDFPageObj_GetType')
    this.#clipOf = clips(pdfium)
    this.#modeOf = pdfium.fn('FPDFTextObj_GetTextRenderMode')
    this.#areFieldsSure = areFieldsSure
  }

  /** Walks a page; `own`: number of the page's own objects, which those of fields and drawings follow. */
  page(page: number, own: number): void {
    const count = this.#pdfium.call('FPDFPage_CountObjects', page)
    const objectAt = (index: number): number => this.#pdfium.call('FPDFPage_GetObject', page, index)
    this.#level(Math.min(own, count), objectAt, TOP)
    this.#level(count - own, (index) => objectAt(own + index), { ...TOP, isOwn: false })
  }

  #level(count: number, objectAt: (index: number) => number, level: Level): void {
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
    const isGenuine = this.actualTexts.find(object)
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
      matrix: product(matrixOf(pdfium, object), level.matrix),
      clip: within(level.clip, this.#clipOf(object, level.matrix)),
      isBlended: level.isBlended || pdfium.call('FPDFPageObj_HasTransparency', object) !== 0,
      isLayered: level.isLayered || isOnLayer(pdfium, object),
      form: object,
      depth: level.depth + 1,
      isOwn: level.isOwn,
    }
    const [a, b, c, d] = inner.matrix
    this.scale = Math.min(this.scale, Math.hypot(a, b), Math.hypot(c, d))
    const count = pdfium.call('FPDFFormObj_CountObjects', object)
    const objectAt = pdfium.fn('FPDFFormObj_GetObject')
    this.#level(count, (index) => objectAt(object, index), inner)
  }

  #path(object: number, level: Level): void {
    const clip = this.#clip(object, level)
    const bounds = this.#bounds(object, level, clip)
    const isPlain = clip.exact && !level.isBlended
    const path = { object, order: this.order, bounds, matrix: level.matrix, isPlain }
    this.paths.add(path, this.isComplete ? this.painted : undefined)
  }

  #area(object: number, type: number, level: Level): void {
    const bounds = this.#bounds(object, level, this.#clip(object, level))
    if (!bounds) return
    this.strokes.add(bounds)
    if (!this.isComplete) return
    const kind = type === IMAGE ? 'picture' : 'shading'
    const size = type === IMAGE ? pictureSize(this.#pdfium, object) : undefined
    this.painted.push({ ...plainly(kind, object, this.order, bounds), ...size })
  }

  /** Bounds within the clip; undefined if invisible. */
  #bounds(object: number, { matrix }: Level, clip: Clip): Rect | undefined {
    const whole = boundsOnPage(this.#pdfium, object, matrix)
    if (!whole) return undefined
    const bounds = overlap(whole, clip.bounds)
    return bounds[0] <= bounds[2] && bounds[1] <= bounds[3] ? bounds : undefined
  }

  #clip(object: number, level: Level): Clip {
    return within(level.clip, this.#clipOf(object, level.matrix))
  }
}
