/** A page that is drawn within a budget. */
import { area, extent, overlap, type Rect, visibleBox } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import type { PageObjects } from '../objects/page-objects.ts'
import type { DrawingBudget } from './budget.ts'
import { type Drawing, draw } from './drawing.ts'

/** Minimum points between two tiles of a drawn pattern. */
const FINEST_TILE = 1.5

export class Canvas {
  readonly pdfium: Pdfium
  /** PDFium's handle. */
  readonly page: number
  /** The page's crop box. */
  readonly visible: Rect
  /** Clockwise quarter turns of the page as displayed. */
  readonly turns: number
  readonly objects: PageObjects
  readonly budget: DrawingBudget

  constructor(pdfium: Pdfium, page: number, objects: PageObjects, budget: DrawingBudget) {
    this.pdfium = pdfium
    this.page = page
    this.visible = visibleBox(pdfium, page)
    this.turns = pdfium.call('FPDFPage_GetRotation', page) & 3
    this.objects = objects
    this.budget = budget
  }

  /** Draws the box upright, once for each list of objects that are left out; undefined if that is too much. */
  async draw(
    box: Rect,
    scale: number,
    leftOut: readonly (readonly number[])[],
  ): Promise<readonly Drawing[] | undefined> {
    const drawings = await this.#spend(box, scale, leftOut.length, () =>
      leftOut.map((objects) => this.#without(objects, () => draw(this.pdfium, this, box, scale))),
    )
    const whole = drawings?.flatMap((drawing) => drawing ?? [])
    return whole?.length === leftOut.length ? whole : undefined
  }

  /** Draws the whole page turned as it is displayed. */
  drawDisplayed(scale: number): Promise<Drawing | undefined> {
    const { pdfium, page } = this
    const [wide, high] = [extent(this.visible, 0), extent(this.visible, 1)]
    const shown: Rect = (this.turns & 1) === 1 ? [0, 0, high, wide] : [0, 0, wide, high]
    // PDFium applies the page's own rotation.
    return this.#spend(this.visible, scale, 1, () =>
      draw(pdfium, { page, visible: shown, turns: 0 }, shown, scale),
    )
  }

  async #spend<T>(box: Rect, scale: number, times: number, use: () => T): Promise<T | undefined> {
    if (!this.#isQuick()) return undefined
    return this.budget.spend((area(box) * scale * scale + this.#pixelsOn(box)) * times, use)
  }

  #without<T>(objects: readonly number[], use: () => T): T {
    const setActive = this.pdfium.fn('FPDFPageObj_SetIsActive')
    for (const object of objects) setActive(object, 0)
    const result = use()
    for (const object of objects) setActive(object, 1)
    return result
  }

  /** Pixels of the pictures on the box. */
  #pixelsOn(box: Rect): number {
    return this.objects.pictures.reduce((sum, { object, bounds }) => {
      const [left, bottom, right, top] = overlap(bounds, box)
      return left < right && bottom < top ? sum + pixelsOf(this.pdfium, object) : sum
    }, 0)
  }

  /** Whether everything on the page can be drawn in time. */
  #isQuick(): boolean {
    const { objects, pdfium } = this
    return (
      this.budget.finestTile() * objects.scale >= FINEST_TILE &&
      !objects.pictures.some(({ object }) => isHeavy(pdfium, object))
    )
  }
}

/** Pixels per point: at most `scale`, and less where the box would have more than `most` pixels. */
export function scaleWithin(scale: number, most: number, box: Rect): number {
  return Math.min(scale, Math.sqrt(most / area(box)))
}

/** Maximum pixels of one picture to decode for drawing the page, by decoding speed. */
const MOST_PIXELS = 16_000_000
const MOST_SLOW_PIXELS = 4_000_000
/** Room for a filter's name. */
const NAME_BYTES = 32

function pixelsOf(pdfium: Pdfium, image: number): number {
  const at = pdfium.scratch
  if (pdfium.call('FPDFImageObj_GetImagePixelSize', image, at, at + 4) === 0) return 0
  return pdfium.int(at) * pdfium.int(at + 4)
}

function isHeavy(pdfium: Pdfium, image: number): boolean {
  return pixelsOf(pdfium, image) > (isSlow(pdfium, image) ? MOST_SLOW_PIXELS : MOST_PIXELS)
}

/** JPEG 2000 and JBIG2 take several times as long as other filters. */
function isSlow(pdfium: Pdfium, image: number): boolean {
  const at = pdfium.scratch
  for (let index = 0; index < pdfium.call('FPDFImageObj_GetImageFilterCount', image); index++) {
    pdfium.call('FPDFImageObj_GetImageFilter', image, index, at, NAME_BYTES)
    const name = new TextDecoder('latin1').decode(new Uint8Array(pdfium.memory.buffer, at, 5))
    if (name.startsWith('JPX') || name === 'JBIG2') return true
  }
  return false
}
