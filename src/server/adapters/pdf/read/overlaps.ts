/**
 * Glyphs drawn over other glyphs: letters typed over letters can't be read, and a large sign can cover words like an
 * area. Glyphs are kept in a grid of lists, so that each is compared only with its neighbours.
 */
import type { Rect } from '../engine/document.ts'
import type { Noticed } from './page-characters.ts'
import { isWordy } from './tally.ts'
import { SEEN, type Units } from './text-buffer.ts'

/** Width and height of a cell in points; lists of cells across and down, a power of two. */
const CELL = 8
const LISTS = 128
/** Maximum entries of glyphs into lists, and glyphs of one list: those beyond count as unreadable. */
const MOST_ENTRIES = 600_000
const MOST_IN_LIST = 64

/** Share of a letter that one of about the same size covers, typed over it; more for the next one of the same word. */
const TYPED_OVER = 0.35
const RUN_TOGETHER = 0.6
/** Ratio of the heights of glyphs of about the same size. */
const SAME_SIZE = 1.6
/** Share of a glyph covered by signs or larger glyphs from which the drawn page decides about it. */
const COVERED = 0.25

export interface Overlaps {
  /** Indices of glyphs that can't be read. */
  readonly unreadable: ReadonlySet<number>
  /** Indices of glyphs that others may cover. */
  readonly covered: ReadonlySet<number>
}

/** Numbers of a glyph in `Noticed.inks`. */
const STRIDE = 5

/** Compares the glyphs that are not hidden otherwise. */
export function overlapsOf({ inks, owners, undrawable, turned }: Noticed, units: Units): Overlaps {
  const count = inks.length / STRIDE
  const unreadable = new Set<number>()
  const covered = new Set<number>()
  const shares = new Map<number, number>()
  const grid = new Grid()

  const boxOf = (glyph: number): Rect => {
    const at = glyph * STRIDE
    const box: Rect = [inks[at + 1] ?? 0, inks[at + 2] ?? 0, inks[at + 3] ?? 0, inks[at + 4] ?? 0]
    return turned.has(glyph) ? heart(box) : box
  }
  const codeOf = (glyph: number): number => units.codes[inks[glyph * STRIDE] ?? 0] ?? 0

  /** The effect of `other` on the glyph. */
  function look(glyph: number, box: Rect, other: number, over: Rect, shared: number): void {
    const share = shared / ((box[2] - box[0]) * (box[3] - box[1]))
    const isNext = Math.abs(glyph - other) === 1 && owners[glyph] === owners[other]
    if (isWordy(codeOf(glyph)) && isWordy(codeOf(other)) && isSameSize(box, over)) {
      if (share >= (isNext ? RUN_TOGETHER : TYPED_OVER)) unreadable.add(glyph)
      return
    }
    const sum = (shares.get(glyph) ?? 0) + share
    shares.set(glyph, sum)
    if (sum < COVERED) return
    if (undrawable.has(other) && !isWordy(codeOf(other))) unreadable.add(glyph)
    else covered.add(glyph)
  }

  for (let glyph = 0; glyph < count; glyph++) {
    if (units.sights[inks[glyph * STRIDE] ?? 0] !== SEEN) continue
    const box = boxOf(glyph)
    if (!(box[2] > box[0] && box[3] > box[1])) continue
    const isWhole = grid.add(glyph, box, (other, column, row) => {
      const over = boxOf(other)
      const [left, bottom] = [Math.max(box[0], over[0]), Math.max(box[1], over[1])]
      const [wide, high] = [Math.min(box[2], over[2]) - left, Math.min(box[3], over[3]) - bottom]
      // Two glyphs may meet in several cells, but the corner of their intersection is in one.
      if (wide <= 0 || high <= 0 || cellOf(left) !== column || cellOf(bottom) !== row) return
      if (isTwin(box, over, codeOf(glyph), codeOf(other))) return
      look(glyph, box, other, over, wide * high)
      look(other, over, glyph, box, wide * high)
    })
    if (!isWhole) unreadable.add(glyph)
  }
  return { unreadable, covered }
}

/** The middle of a glyph set at an angle. */
function heart([left, bottom, right, top]: Rect): Rect {
  const [x, y] = [(right - left) / 4, (top - bottom) / 4]
  return [left + x, bottom + y, right - x, top - y]
}

/**
 * The same letter again, slightly moved to look bold or cast a shadow, or one glyph that represents several letters.
 */
function isTwin(box: Rect, over: Rect, code: number, other: number): boolean {
  return (code === other && isSameSize(box, over)) || box.every((side, at) => side === over[at])
}

function isSameSize(one: Rect, other: Rect): boolean {
  const ratio = (one[3] - one[1]) / (other[3] - other[1])
  return ratio <= SAME_SIZE && ratio >= 1 / SAME_SIZE
}

/** Lists of glyphs by cell; far cells share a list. */
class Grid {
  readonly #heads = new Int32Array(LISTS * LISTS).fill(-1)
  readonly #lengths = new Uint8Array(LISTS * LISTS)
  readonly #next: number[] = []
  readonly #glyphs: number[] = []

  /** Calls `meet` for the glyphs in the box's cells, then enters the new one; false if there are too many. */
  add(glyph: number, box: Rect, meet: (other: number, column: number, row: number) => void): boolean {
    const [last, top] = [cellOf(box[2]), cellOf(box[3])]
    for (let row = cellOf(box[1]); row <= top; row++) {
      for (let column = cellOf(box[0]); column <= last; column++) {
        const list = (row & (LISTS - 1)) * LISTS + (column & (LISTS - 1))
        const length = this.#lengths[list] ?? 0
        if (length >= MOST_IN_LIST || this.#glyphs.length >= MOST_ENTRIES) return false
        for (let entry = this.#heads[list] ?? -1; entry >= 0; entry = this.#next[entry] ?? -1) {
          meet(this.#glyphs[entry] ?? 0, column, row)
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
