/**
 * Glyphs drawn over other glyphs: letters typed over letters can't be read, and a large sign can cover words like an
 * area.
 */

import { isWordy } from '../text/character-kinds.ts'
import type { Glyphs } from '../text/glyphs.ts'
import { SEEN, type Units } from '../text/text-buffer.ts'
import { GlyphCells, sideOf } from './glyph-cells.ts'
import { type Meet, meetInLines } from './glyph-lines.ts'

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
  const grid = new GlyphCells(boxes)
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
