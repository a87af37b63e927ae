/** How much PDFium may draw of a document. */
import type { Effort } from '../../engine/effort.ts'
import { finestTileOf } from '../file/finest-tile.ts'

export class DrawingBudget {
  readonly effort: Effort
  /** PDFium is drawing: if it aborts now, the text can still be read without drawing. */
  isBusy = false
  #pixels: number
  #ms: number
  #finestTile: number | undefined
  readonly #pdf: Uint8Array

  /** `pixels`: of what is drawn and of the pictures on it; `ms`: milliseconds of computing. */
  constructor(pdf: Uint8Array, pixels: number, effort: Effort, ms = Number.POSITIVE_INFINITY) {
    this.#pdf = pdf
    this.#pixels = pixels
    this.#ms = ms
    this.effort = effort
  }

  /** Points between two tiles of the file's finest pattern. */
  finestTile(): number {
    this.#finestTile ??= finestTileOf(this.#pdf)
    return this.#finestTile
  }

  /** Undefined if it costs more pixels than are left, or no time is left. */
  async spend<T>(pixels: number, draw: () => T): Promise<T | undefined> {
    if (!(pixels <= this.#pixels && this.#ms > 0)) return undefined
    this.#pixels -= pixels
    this.isBusy = true
    const drawn = draw()
    this.isBusy = false
    const before = this.effort.computed
    await this.effort.pause()
    this.#ms -= this.effort.computed - before
    return drawn
  }

  /** From now on nothing is drawn. */
  stop(): void {
    this.#pixels = -1
    this.isBusy = false
  }
}
