/** How much PDFium may draw of a document. */
import { MAX_DRAWN_PIXELS } from '../../../../../domain/pdf-limits.ts'
import type { Pauses } from '../../../../turns.ts'

/** Pixels whose drawing is as much work as reading one character. */
const PIXELS_A_CHARACTER = 100

export class DrawingBudget {
  /** What is left: pixels of strips and of the pictures on them. */
  pixels = MAX_DRAWN_PIXELS
  /** PDFium is drawing: if it aborts now, the text can still be read without drawing. */
  isBusy = false
  /** Points between two tiles of the document's finest pattern. */
  readonly finestTile: number
  readonly pauses: Pauses

  constructor(finestTile: number, pauses: Pauses) {
    this.finestTile = finestTile
    this.pauses = pauses
  }

  /** Draws, then lets others take their turn; undefined if it costs more pixels than are left. */
  async spend<T>(pixels: number, draw: () => T): Promise<T | undefined> {
    if (this.pixels <= 0 || !(pixels <= this.pixels)) return undefined
    this.pixels -= pixels
    this.isBusy = true
    const drawn = draw()
    this.isBusy = false
    await this.pauses.after(pixels / PIXELS_A_CHARACTER)
    return drawn
  }

  /** From now on nothing is drawn. */
  stop(): void {
    this.pixels = 0
    this.isBusy = false
  }
}
