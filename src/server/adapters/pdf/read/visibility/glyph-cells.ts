/** Where lines overlap, glyphs are kept in a grid of lists, so that each is compared only with its neighbours. */
import type { Meet } from './glyph-lines.ts'

/** Width and height of a cell in points; lists of cells across and down, a power of two. */
const CELL = 8
const LISTS = 128
/** Maximum entries of glyphs into lists, and glyphs of one list: those beyond count as unreadable. */
const MOST_ENTRIES = 600_000
const MOST_IN_LIST = 64

export const sideOf = (boxes: Float32Array, glyph: number, side: number): number =>
  boxes[glyph * 4 + side] ?? 0

/** Lists of glyphs by cell; far cells share a list. */
export class GlyphCells {
  readonly #boxes: Float32Array
  readonly #heads = new Int32Array(LISTS * LISTS).fill(-1)
  readonly #lengths = new Uint8Array(LISTS * LISTS)
  readonly #next: number[] = []
  readonly #glyphs: number[] = []

  constructor(boxes: Float32Array) {
    this.#boxes = boxes
  }

  /**
   * Calls `meet` once for each glyph whose box intersects the new one's, with the area they share, then enters the new
   * one; false if there are too many.
   */
  add(glyph: number, meet: Meet): boolean {
    const boxes = this.#boxes
    const left = sideOf(boxes, glyph, 0)
    const bottom = sideOf(boxes, glyph, 1)
    const right = sideOf(boxes, glyph, 2)
    const top = sideOf(boxes, glyph, 3)
    const lastRow = cellOf(top)
    const lastColumn = cellOf(right)
    for (let row = cellOf(bottom); row <= lastRow; row++) {
      for (let column = cellOf(left); column <= lastColumn; column++) {
        const list = (row & (LISTS - 1)) * LISTS + (column & (LISTS - 1))
        const length = this.#lengths[list] ?? 0
        if (length >= MOST_IN_LIST || this.#glyphs.length >= MOST_ENTRIES) return false
        for (let entry = this.#heads[list] ?? -1; entry >= 0; entry = this.#next[entry] ?? -1) {
          const other = this.#glyphs[entry] ?? 0
          const from = Math.max(left, sideOf(boxes, other, 0))
          const wide = Math.min(right, sideOf(boxes, other, 2)) - from
          if (!(wide > 0)) continue
          const low = Math.max(bottom, sideOf(boxes, other, 1))
          const high = Math.min(top, sideOf(boxes, other, 3)) - low
          // Two glyphs may meet in several cells, but the corner of their intersection is in one.
          if (high > 0 && cellOf(from) === column && cellOf(low) === row) meet(glyph, other, wide * high)
        }
        this.#next.push(this.#heads[list] ?? -1)
        this.#heads[list] = this.#glyphs.length
        this.#glyphs.push(glyph)
        this.#lengths[list] = length + 1
      }
    }
    return true
  }
}

const cellOf = (at: number): number => Math.floor(at / CELL)
