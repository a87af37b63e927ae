/** A page that is drawn within the document's budget. */
import { area, overlap, type Rect, visibleBox } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/pdfium.ts'
import type { Painting } from '../objects/painting.ts'
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
  readonly painting: Painting
  readonly budget: DrawingBudget

  constructor(pdfium: Pdfium, page: number, painting: Painting, budget: DrawingBudget) {
    this.pdfium = pdfium
    this.page = page
    this.visible = visibleBox(pdfium, page)
    this.turns = pdfium.call('FPDFPage_GetRotation', page) & 3
    this.painting = painting
    this.budget = budget
  }

  /** The same page, of which something else is known to be painted. */
  with(painted: Painting['painted']): Canvas {
    return new Canvas(this.pdfium, this.page, { ...this.painting, painted }, this.budget)
  }

  draw(box: Rect, scale: number): Drawing | undefined {
    return draw(this.pdfium, this, box, scale)
  }

  /** Draws without these objects. */
  drawWithout(objects: readonly number[], box: Rect, scale: number): Drawing | undefined {
    const setActive = this.pdfium.fn('FPDFPageObj_SetIsActive')
    for (const object of objects) setActive(object, 0)
    const drawing = this.draw(box, scale)
    for (const object of objects) setActive(object, 1)
    return drawing
  }

  /** Pixels of the box and of the pictures on it. */
  costOf(box: Rect, scale: number): number {
    return area(box) * scale * scale + this.picturesOn(box)
  }

  /** Pixels of the pictures on the box. */
  picturesOn(box: Rect): number {
    return this.painting.painted.reduce((sum, { bounds, pixels, isHeavy }) => {
      const [left, bottom, right, top] = overlap(bounds, box)
      return pixels > 0 && !isHeavy && left < right && bottom < top ? sum + pixels : sum
    }, 0)
  }

  /** Whether everything on the page can be drawn in time. */
  get isQuick(): boolean {
    return isQuick(this.painting, this.budget.finestTile)
  }
}

export function isQuick(painting: Painting, finestTile: number): boolean {
  return areTilesCoarse(painting, finestTile) && !painting.painted.some(({ isHeavy }) => isHeavy)
}

/** Whether all that is painted is known, and the tiles of its patterns are not too many to be drawn. */
export function areTilesCoarse({ isComplete, scale }: Painting, finestTile: number): boolean {
  return isComplete && finestTile * scale >= FINEST_TILE
}

/** Pixels per point: at most `scale`, and less where the box would have more than `most` pixels. */
export function scaleWithin(scale: number, most: number, box: Rect): number {
  return Math.min(scale, Math.sqrt(most / area(box)))
}
