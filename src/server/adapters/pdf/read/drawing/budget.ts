/** How much a document's pages may be drawn. */
import type { Pauses } from '../../../../turns.ts'
import { overlap, type Rect } from '../../engine/document.ts'
import type { Painting } from '../objects/painting.ts'

/** Drawing budget left for the document. */
export interface DrawingBudget {
  /** Pixels of strips and of the pictures on them. */
  pixels: number
  /** Points between two tiles of the document's finest pattern. */
  readonly finestTile: number
  /** PDFium is drawing: if it aborts now, the text can still be read without drawing. */
  isBusy: boolean
  readonly pauses: Pauses
}

/** Pixels whose drawing is as much work as reading one character. */
export const PIXELS_A_CHARACTER = 100

/** Minimum points between two tiles of a drawn pattern. */
export const FINEST_TILE = 1.5

/** Pixels of the pictures on the strip. */
export function picturesOn({ painted }: Painting, strip: Rect): number {
  return painted.reduce((sum, { bounds, pixels, isHeavy }) => {
    const [left, bottom, right, top] = overlap(bounds, strip)
    return pixels > 0 && !isHeavy && left < right && bottom < top ? sum + pixels : sum
  }, 0)
}
