/** A glyph measured on a coarse grid. */
import type { Rect } from '../../engine/document.ts'

/** Cells of a glyph's grid, across and down. */
export const CELLS = 8
/** A glyph narrower or flatter than this share of its longer side is set in the middle of an area of that share. */
const NARROWEST = 0.5
/** Share of the greatest opacity from which a pixel belongs to a glyph. */
const INKED = 0.4
/** Opacity (0 to 255) of a pixel well inside a stroke. */
const OPAQUE = 160
/** Pixels by which the ink may be from the bounds that the font gives, where these are taken. */
const EXACT = 1.5

/** Opacity of each cell (0 to 255), row by row from the top of the upright letter, and its width divided by its height. */
export interface GlyphGrid {
  readonly cells: Uint8Array
  readonly aspect: number
}

/** Four bytes per pixel, of which the last is the opacity. */
export interface Picture {
  readonly bytes: Uint8Array
  readonly start: number
  readonly stride: number
  readonly width: number
  readonly height: number
}

function opacityAt(picture: Picture, x: number, y: number): number {
  if (x < 0 || y < 0 || x >= picture.width || y >= picture.height) return 0
  return picture.bytes[picture.start + y * picture.stride + x * 4 + 3] ?? 0
}

/** `area`: left, top, right and bottom in pixels. */
export function gridIn(picture: Picture, area: Rect): GlyphGrid | undefined {
  const whole = pixelsOf(area)
  const inked = inkedPart(picture, whole)
  if (!inked || isCut(picture, area)) return undefined
  const isExact = inked.every((side, at) => Math.abs(side - (area[at] ?? 0)) <= EXACT)
  const bounds = isExact ? area : inked
  const [wide, high] = [bounds[2] - bounds[0], bounds[3] - bounds[1]]
  const least = NARROWEST * Math.max(wide, high)
  const [x, y] = [Math.max(0, least - wide) / 2, Math.max(0, least - high) / 2]
  const cells = cellsOf(picture, whole, [bounds[0] - x, bounds[1] - y, bounds[2] + x, bounds[3] + y])
  return { cells, aspect: wide / high }
}

/** Rows in which a glyph goes on beside its area, from which it is cut off. */
const CUT_ROWS = 3

/** Whether the glyph goes on to the left or right of the area. */
function isCut(picture: Picture, [left, top, right, bottom]: Rect): boolean {
  const goesOn = (inside: number, outside: number): boolean => {
    let rows = 0
    for (let y = Math.floor(top); y < bottom; y++) {
      if (opacityAt(picture, inside, y) > OPAQUE && opacityAt(picture, outside, y) > OPAQUE) rows += 1
    }
    return rows >= CUT_ROWS
  }
  const [first, last] = [Math.floor(left), Math.ceil(right) - 1]
  return goesOn(first, first - 1) || goesOn(last, last + 1)
}

/** The smallest area of whole pixels that contains the ink. */
function inkedPart(picture: Picture, whole: Rect): Rect | undefined {
  let most = 1
  for (let y = whole[1]; y < whole[3]; y++)
    for (let x = whole[0]; x < whole[2]; x++) most = Math.max(most, opacityAt(picture, x, y))
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let y = whole[1]; y < whole[3]; y++) {
    for (let x = whole[0]; x < whole[2]; x++) {
      if (opacityAt(picture, x, y) < INKED * most) continue
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x + 1)
      bottom = y + 1
    }
  }
  return left < right ? [left, top, right, bottom] : undefined
}

const pixelsOf = ([left, top, right, bottom]: Rect): Rect => [
  Math.floor(left),
  Math.floor(top),
  Math.ceil(right),
  Math.ceil(bottom),
]

/** Mean opacity of each cell of `bounds`, of which only what lies in `whole` has ink. */
function cellsOf(picture: Picture, whole: Rect, [left, top, right, bottom]: Rect): Uint8Array {
  const cells = new Uint8Array(CELLS * CELLS)
  const [across, down] = [(right - left) / CELLS, (bottom - top) / CELLS]
  for (let at = 0; at < cells.length; at++) {
    const [from, to] = [left + (at % CELLS) * across, left + ((at % CELLS) + 1) * across]
    const [upper, lower] = [top + Math.floor(at / CELLS) * down, top + (Math.floor(at / CELLS) + 1) * down]
    const first = Math.max(Math.floor(from), whole[0])
    const last = Math.min(Math.ceil(to), whole[2])
    const end = Math.min(Math.ceil(lower), whole[3])
    let sum = 0
    for (let y = Math.max(Math.floor(upper), whole[1]); y < end; y++) {
      const high = Math.min(lower, y + 1) - Math.max(upper, y)
      for (let x = first; x < last; x++) {
        const wide = Math.min(to, x + 1) - Math.max(from, x)
        sum += opacityAt(picture, x, y) * wide * high
      }
    }
    cells[at] = Math.round(sum / ((to - from) * (lower - upper)))
  }
  return cells
}
