/**
 * Letters and figures that a small drawing beside or over them turns into others: a point within "15", a stroke that makes
 * "0" an "8", a white area over half of an "8". What a reader sees there is not what is read, so their words prove nothing.
 */
import { contains, type Rect } from '../../engine/document.ts'
import { rowsOf } from '../objects/dotted-lines.ts'
import type { Painted } from '../objects/painted.ts'
import type { Painting } from '../objects/painting.ts'
import type { Glyphs } from '../text/glyphs.ts'
import { HIDDEN, type Units } from '../text/text-buffer.ts'

/** Largest drawing in points and in line heights: a larger one is no part of a letter. */
const LARGEST = 24
const LARGEST_SHARE = 1.3
/** Points above which a letter is too large to be changed by a small drawing. */
const LARGEST_LETTER = 100
/** Least area, in squares of the line height, of a drawing that can change a letter. */
const LEAST_AREA = 0.011
/** Height in line heights from which an area is a ground or a cover, no part of a letter. */
const FULL = 0.75
/** Part of a line below the base line, and gap between a letter and what belongs to it, in line heights. */
const BELOW = 0.21
const REACH = 0.12
/** Share of a letter's width and height that a cover takes at least. */
const COVERED = 0.15
/** Share of a drawing's width that lies above or below a letter to which it belongs, such as a raised letter's underline. */
const OWN = 0.8
/** Middle of a letter, on each side, that a frame or ground encloses. */
const MIDDLE = 0.25
/** Points up to which a drawing may be a dot of a row. */
const LARGEST_DOT = 4
/** Side of a cell in points, and drawings in one cell and on a page above which none can be told from letters. */
const CELL = 12
const MOST_IN_CELL = 60
const MOST = 50_000
const ROW = 4_096

interface Touch {
  readonly bounds: Rect
  readonly order: number
  readonly isWhite: boolean
  /** A rectangle or a picture, whose whole bounds are painted. */
  readonly isArea: boolean
}

const sizeOf = ([left, bottom, right, top]: Rect): number => Math.max(right - left, top - bottom)

const isDrawn = ({ kind, bounds }: Painted): boolean =>
  (kind === 'path' || kind === 'figure' || kind === 'picture' || kind === 'shading') &&
  sizeOf(bounds) <= LARGEST

const cellOf = (side: number): number => Math.floor(side / CELL)
const middleOf = ([, bottom, , top]: Rect): number => (bottom + top) / 2

/** Without the dots of leaders, dotted lines and textures. */
function touchesOf(small: readonly Painted[]): Touch[] {
  const touches = small.map(({ bounds, order, colour, kind }): Touch => {
    const isWhite = colour !== undefined && Math.min(...colour) === 255
    return { bounds, order, isWhite, isArea: kind !== 'figure' }
  })
  const dots = touches.flatMap(({ bounds, isWhite }) =>
    isWhite || sizeOf(bounds) > LARGEST_DOT ? [] : [bounds],
  )
  const rows = Map.groupBy(rowsOf(dots, 0), (row) => cellOf(middleOf(row)))
  const isDot = ({ bounds, isWhite }: Touch): boolean => {
    if (isWhite || sizeOf(bounds) > LARGEST_DOT) return false
    const at = cellOf(middleOf(bounds))
    return [at - 1, at, at + 1].some((near) => rows.get(near)?.some((row) => contains(row, bounds)))
  }
  return touches.filter((touch) => !isDot(touch))
}

type Grid = ReadonlyMap<number, readonly Touch[]>

function gridOf(touches: readonly Touch[]): Grid {
  const grid = new Map<number, Touch[]>()
  for (const touch of touches) {
    const [left, bottom, right, top] = touch.bounds
    for (let row = cellOf(bottom); row <= cellOf(top); row++) {
      for (let column = cellOf(left); column <= cellOf(right); column++) {
        const cell = grid.get(row * ROW + column)
        if (cell === undefined) grid.set(row * ROW + column, [touch])
        else if (cell.length <= MOST_IN_CELL) cell.push(touch)
      }
    }
  }
  return grid
}

const NONE: readonly Touch[] = []

/** `foot` and `head`: bottom and top of its line. `beside`: the ink of the letters before and after it. */
interface Letter {
  readonly ink: Rect
  readonly beside: () => readonly Rect[]
  readonly foot: number
  readonly head: number
  readonly order: number
}

function changes(touch: Touch, { ink, foot, head, order }: Letter): boolean {
  const [left, bottom, right, top] = touch.bounds
  const line = head - foot
  const [wide, high] = [right - left, top - bottom]
  if (wide * high < LEAST_AREA * line * line) return false
  if (Math.max(wide, high) > LARGEST_SHARE * line || (touch.isWhite && touch.order < order)) return false
  const inner = touch.isArea ? MIDDLE : 0
  const [x, y] = [inner * (ink[2] - ink[0]), inner * (ink[3] - ink[1])]
  if (contains(touch.bounds, [ink[0] + x, ink[1] + y, ink[2] - x, ink[3] - y])) return false
  const middle = (bottom + top) / 2
  if (middle < foot + BELOW * line || middle > head) return false
  const across = Math.min(right, ink[2]) - Math.max(left, ink[0])
  const along = Math.min(top, ink[3]) - Math.max(bottom, ink[1])
  if (touch.isWhite) return across > COVERED * (ink[2] - ink[0]) && along > COVERED * (ink[3] - ink[1])
  if (high >= FULL * line && wide >= FULL * high) return false
  return across > -REACH * line
}

/** Whether the drawing is above or below one of the letters beside this one, and so changes that one or none. */
function isOfNeighbour({ bounds: [left, , right] }: Touch, { ink, beside }: Letter): boolean {
  const isOf = (other: Rect): boolean =>
    Math.min(right, other[2]) - Math.max(left, other[0]) > OWN * (right - left)
  return !isOf(ink) && beside().some(isOf)
}

/** The units of the glyphs that small drawings change, in the order of the glyphs. */
export function touchedUnits(
  { painted, lines, specks, texts }: Painting,
  glyphs: Glyphs,
  units: Units,
): number[] {
  const small = [...new Set([...painted, ...lines, ...specks])].filter(isDrawn)
  if (small.length === 0) return []
  const isFull = small.length > MOST
  const grid = gridOf(isFull ? [] : touchesOf(small))
  const isSeen = (glyph: number): boolean =>
    glyph >= 0 && glyph < glyphs.length && units.sights[glyphs.unit(glyph)] !== HIDDEN
  const found: number[] = []
  for (let glyph = 0; glyph < glyphs.length; glyph++) {
    if (glyphs.isTurned(glyph)) continue
    const unit = glyphs.unit(glyph)
    const [foot, head] = [units.boxes[unit * 4 + 1] ?? 0, units.boxes[unit * 4 + 3] ?? 0]
    const order = texts.get(glyphs.owner(glyph))?.order ?? 0
    const beside = (): Rect[] =>
      [glyph - 1, glyph + 1].flatMap((next) => (isSeen(next) ? [glyphs.ink(next)] : []))
    if (isFull || isTouched(grid, { ink: glyphs.ink(glyph), beside, foot, head, order })) found.push(unit)
  }
  return found
}

function isTouched(grid: Grid, letter: Letter): boolean {
  const { ink, foot, head } = letter
  if (Math.max(ink[2] - ink[0], head - foot) > LARGEST_LETTER) return false
  const reach = REACH * (head - foot)
  for (let row = cellOf(foot); row <= cellOf(head); row++) {
    for (let column = cellOf(ink[0] - reach); column <= cellOf(ink[2] + reach); column++) {
      const near = grid.get(row * ROW + column) ?? NONE
      if (
        near.length > MOST_IN_CELL ||
        near.some((touch) => changes(touch, letter) && !isOfNeighbour(touch, letter))
      )
        return true
    }
  }
  return false
}
