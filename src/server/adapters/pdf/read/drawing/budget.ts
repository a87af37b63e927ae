/** How much PDFium may draw of a document. */
import type { Effort } from '../../engine/effort.ts'
import { finestTileOf } from '../file/finest-tile.ts'

/** Pixels whose drawing is as much work as reading one character. */
const PIXELS_A_CHARACTER = 100

export class DrawingBudget {
  readonly effort: Effort
  /** PDFium is drawing: if it aborts now, the text can still be read without drawing. */
  isBusy = false
  #pixels: number
  #finestTile: number | undefined
  readonly #pdf: Uint8Array

  /** `pixels`: of what is drawn and of the pictures on it. */
  constructor(pdf: Uint8Array, pixels: number, effort: Effort) {
    this.#pdf = pdf
    this.#pixels = pixels
    this.effort = effort
  }

  /** Points between two tiles of the file's finest pattern. */
  finestTile(): number {
    this.#finestTile ??= finestTileOf(this.#pdf)
    return this.#finestTile
  }

  /** Undefined if it costs more pixels than are left. */
  async spend<T>(pixels: number, draw: () => T): Promise<T | undefined> {
    if (!(pixels <= this.#pixels)) return undefined
    this.#pixels -= pixels
    this.isBusy = true
    const drawn = draw()
    this.isBusy = false
    await this.effort.after(pixels / PIXELS_A_CHARACTER)
    return drawn
  }

  /** From now on nothing is drawn. */
  stop(): void {
    this.#pixels = -1
    this.isBusy = false
  }
}
