/** A page that is drawn within a budget. */
import { area, extent, hasArea, overlap, type Rect, visibleBox } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import type { PageObjects } from '../objects/page-objects.ts'
import type { DrawingBudget } from './budget.ts'
import { type Drawing, openSheet, type View } from './drawing.ts'

/** Minimum points between two tiles of a drawn pattern. */
const FINEST_TILE = 1.5
/** Steps in which the pictures of a box are drawn, at most. */
const MOST_TURNS = 8

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
    const drawings: Drawing[] = []
    for (const objects of leftOut) {
      const drawing = await this.#drawn(this, box, scale, [objects])
      if (!drawing) return undefined
      drawings.push(drawing)
    }
    return drawings
  }

  /** Draws the pictures on the box and what else has a part of them: a few at a time, because each may take long. */
  drawPictures(box: Rect, scale: number): Promise<Drawing | undefined> {
    const pictures = this.#picturesOn(box)
    const turns = Math.min(MOST_TURNS, pictures.length) || 1
    const leftOut = Array.from({ length: turns }, (_, turn) => [
      ...this.objects.others,
      ...pictures.filter((_, at) => Math.floor((at * turns) / pictures.length) !== turn),
    ])
    return this.#drawn(this, box, scale, leftOut)
  }

  /** Draws the whole page turned as it is displayed. */
  drawDisplayed(scale: number): Promise<Drawing | undefined> {
    const { page } = this
    const [wide, high] = [extent(this.visible, 0), extent(this.visible, 1)]
    const shown: Rect = (this.turns & 1) === 1 ? [0, 0, high, wide] : [0, 0, wide, high]
    // PDFium applies the page's own rotation.
    return this.#drawn({ page, visible: shown, turns: 0 }, shown, scale, [[]], this.visible)
  }

  /** Draws the page as often as there are lists of objects that are left out, each time over what is there. */
  async #drawn(
    view: View,
    box: Rect,
    scale: number,
    leftOut: readonly (readonly number[])[],
    counted = box,
  ): Promise<Drawing | undefined> {
    const { pdfium, budget } = this
    const sheet = this.#isQuick() ? openSheet(pdfium, view, box, scale) : undefined
    if (!sheet) return undefined
    const pixels = this.#picturesOn(counted).reduce((sum, picture) => sum + pixelsOf(pdfium, picture), 0)
    const cost = (area(counted) * scale * scale + pixels) / leftOut.length
    let isWhole = true
    for (const objects of leftOut) isWhole &&= await budget.spend(cost, () => sheet.draw(objects))
    const drawing = sheet.taken()
    return isWhole ? drawing : undefined
  }

  #picturesOn(box: Rect): readonly number[] {
    return this.objects.pictures
      .filter(({ bounds }) => hasArea(overlap(bounds, box)))
      .map(({ object }) => object)
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
