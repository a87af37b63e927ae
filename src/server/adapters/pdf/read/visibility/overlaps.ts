/**
 * Glyphs drawn over other glyphs: letters typed over letters can't be read, and a large sign can cover words like an
 * area. Where lines overlap, glyphs are kept in a grid of lists, so that each is compared only with its neighbours.
 */

import { isWordy } from '../text/character-kinds.ts'
import type { Glyphs } from '../text/glyphs.ts'
import { SEEN, type Units } from '../text/text-buffer.ts'
import { type Meet, meetInLines } from './glyph-lines.ts'

/** Width and height of a cell in points; lists of cells across and down, a power of two. */
const CELL = 8
const LISTS = 128
/** Maximum entries of glyphs into lists, and glyphs of one list: those beyond count as unreadable. */
const MOST_ENTRIES = 600_000
const MOST_IN_LIST = 64

/**
 * Share of a letter that one of about the same size covers, typed over it; more for the next one, which is set into it in
 * a logo or by tight spacing, and which no sentence has in between.
 */
const TYPED_OVER = 0.35
const RUN_TOGETHER = 0.7
/** Ratio of the heights of glyphs of about the same size. */
const SAME_SIZE = 1.6
/** Share of its height by which a letter is moved to look bold or cast a shadow; farther, it is typed over. */
const SLIGHTLY = 0.17
/** Share of a glyph covered by signs or larger glyphs from which the drawn page decides about it. */
const COVERED = 0.25

export interface Overlaps {
  /** Indices of glyphs that can't be read. */
  readonly unreadable: ReadonlySet<number>
  /** Indices of glyphs that others may cover. */
  readonly covered: ReadonlySet<number>
}

/** Compares the glyphs that are not hidden otherwise. */
export function overlapsOf(glyphs: Glyphs, units: Units): Overlaps {
  const unreadable = new Set<number>()
  const covered = new Set<number>()
  const shares = new Map<number, number>()
  const boxes = boxesOf(glyphs)
  const codeOf = (glyph: number): number => units.codes[glyphs.unit(glyph)] ?? 0

  /** The effect of `other` on the glyph. */
  function look(glyph: number, other: number, shared: number): void {
    const share = shared / (wideOf(boxes, glyph) * highOf(boxes, glyph))
    const isNext = Math.abs(glyph - other) === 1
    if (isWordy(codeOf(glyph)) && isWordy(codeOf(other)) && isSameSize(boxes, glyph, other)) {
      if (share >= (isNext ? RUN_TOGETHER : TYPED_OVER)) unreadable.add(glyph)
      return
    }
    const sum = (shares.get(glyph) ?? 0) + share
    shares.set(glyph, sum)
    if (sum < COVERED) return
    if (glyphs.isUndrawable(other) && !isWordy(codeOf(other))) unreadable.add(glyph)
    else covered.add(glyph)
  }

  const meet: Meet = (glyph, other, shared) => {
    if (isTwin(boxes, glyph, other, codeOf(glyph) === codeOf(other))) return
    look(glyph, other, shared)
    look(other, glyph, shared)
  }
  const shown = shownOf(glyphs, boxes, units)
  if (meetInLines(boxes, shown, meet)) return { unreadable, covered }
  const grid = new Grid(boxes)
  for (const glyph of shown) if (!grid.add(glyph, meet)) unreadable.add(glyph)
  return { unreadable, covered }
}

/** The glyphs with ink that are not hidden otherwise. */
function shownOf(glyphs: Glyphs, boxes: Float32Array, { sights }: Units): Uint32Array {
  const shown = new Uint32Array(glyphs.length)
  let count = 0
  for (let glyph = 0; glyph < glyphs.length; glyph++) {
    if (sights[glyphs.unit(glyph)] !== SEEN) continue
    if (wideOf(boxes, glyph) > 0 && highOf(boxes, glyph) > 0) shown[count++] = glyph
  }
  return shown.subarray(0, count)
}

/** Left, bottom, right and top of every glyph; of one set at an angle, its middle. */
function boxesOf(glyphs: Glyphs): Float32Array {
  if (!glyphs.hasTurned) return glyphs.inks
  const boxes = new Float32Array(glyphs.length * 4)
  for (let glyph = 0; glyph < glyphs.length; glyph++) {
    const edge = glyphs.isTurned(glyph) ? 0.25 : 0
    const [x, y] = [edge * glyphs.width(glyph), edge * glyphs.height(glyph)]
    boxes[glyph * 4] = glyphs.left(glyph) + x
    boxes[glyph * 4 + 1] = glyphs.bottom(glyph) + y
    boxes[glyph * 4 + 2] = glyphs.right(glyph) - x
    boxes[glyph * 4 + 3] = glyphs.top(glyph) - y
  }
  return boxes
}

const sideOf = (boxes: Float32Array, glyph: number, side: number): number => boxes[glyph * 4 + side] ?? 0
const wideOf = (boxes: Float32Array, glyph: number): number =>
  sideOf(boxes, glyph, 2) - sideOf(boxes, glyph, 0)
const highOf = (boxes: Float32Array, glyph: number): number =>
  sideOf(boxes, glyph, 3) - sideOf(boxes, glyph, 1)

/**
 * The same letter again, slightly moved to look bold or cast a shadow, or one glyph that represents several letters.
 */
function isTwin(boxes: Float32Array, glyph: number, other: number, isSameLetter: boolean): boolean {
  if (isSameLetter && isSameSize(boxes, glyph, other) && isNear(boxes, glyph, other)) return true
  return [0, 1, 2, 3].every((side) => sideOf(boxes, glyph, side) === sideOf(boxes, other, side))
}

function isNear(boxes: Float32Array, glyph: number, other: number): boolean {
  const most = SLIGHTLY * highOf(boxes, glyph)
  return [0, 1].every((side) => Math.abs(sideOf(boxes, glyph, side) - sideOf(boxes, other, side)) <= most)
}

function isSameSize(boxes: Float32Array, glyph: number, other: number): boolean {
  const ratio = highOf(boxes, glyph) / highOf(boxes, other)
  return ratio <= SAME_SIZE && ratio >= 1 / SAME_SIZE
}

/** Lists of glyphs by cell; far cells share a list. */
class Grid {
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
