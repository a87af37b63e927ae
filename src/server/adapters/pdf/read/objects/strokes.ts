/** The lines drawn on one page, in a grid, to find the glyphs that they cross. */
import type { Rect } from '../../engine/document.ts'
import { dottedLines, LARGEST_MARK } from './dotted-lines.ts'

/** Maximum thickness of a line in points, and minimum ratio of its length to its thickness. */
export const THICKEST = 6
const LONGER = 2
/** Points by which a level or upright line may slant. */
const LEVEL = 1
/** Length in points below which a slanting line is part of a drawing. */
const SHORTEST_SLANT = 4

/** Width and height of a cell in points; maximum cells across and down, and lines of one cell. */
const CELL = 24
const MOST_CELLS = 600
const MOST_IN_CELL = 200
/** Maximum entries of lines into cells: a page with more is not examined further. */
const MOST_ENTRIES = 2_000_000
const MOST_AREAS = 1_000
const MOST_MARKS = 100_000

/** Minimum share of a glyph's ink that lines cross. */
const ACROSS = 0.7
/**
 * Part of a glyph's ink, from its top and its bottom, that an underline or overline may touch, and maximum share of the
 * ink that a line covers.
 */
const EDGE = 0.22
const LINE = { low: EDGE, covered: 0.6 }
/** Words may stand on rows of dots. */
const DOTTED = { low: 0.36, covered: 0.8 }
/** Minimum share of the ink's width that upright lines fill. */
const FILLED = 0.5
/** Minimum share of the ink's width that slanting lines cross in its middle. */
const ACROSS_SLANTED = 0.35
/** Maximum difference in points between the corners of two diagonals that cross out an area together. */
const CORNER = 6

export const HORIZONTAL = 1
export const VERTICAL = 2
const BOTH = HORIZONTAL | VERTICAL

/** From left to right: x and y of its ends. */
type Slant = readonly [number, number, number, number]

interface Cell {
  readonly lines: Rect[]
  readonly dotted: Rect[]
  readonly slants: Slant[]
}

const cellOf = (at: number): number => Math.max(-MOST_CELLS, Math.min(MOST_CELLS, Math.floor(at / CELL)))

/** Lines and crossed-out areas of one page, in page coordinates. What can't be examined counts as crossed out. */
export class Strokes {
  readonly #cells = new Map<number, Cell>()
  /** Rows with cells. */
  readonly #rows = new Set<number>()
  readonly #areas: Rect[] = []
  readonly #diagonals: Slant[] = []
  /** Shapes that may be the dots of a line, until these are looked for. */
  #marks: Rect[] = []
  #entries = 0
  /** The cell and the row looked at last, because neighbours share them. */
  #at = Number.NaN
  #near: Cell | undefined
  #row = Number.NaN
  #hasRow = false

  /** Adds a painted shape; ignores one that isn't a line. */
  add(bounds: Rect): void {
    if (this.#entries > MOST_ENTRIES) return
    const [wide, high] = [bounds[2] - bounds[0], bounds[3] - bounds[1]]
    if (Math.max(wide, high) <= LARGEST_MARK) this.#marks.push(bounds)
    if (this.#marks.length > MOST_MARKS) this.giveUp()
    if (Math.min(wide, high) > THICKEST || Math.max(wide, high) < LONGER * Math.min(wide, high)) return
    this.#enter(bounds, 'lines')
  }

  #enter(bounds: Rect, kind: 'lines' | 'dotted'): void {
    for (let row = cellOf(bounds[1]); row <= cellOf(bounds[3]); row++) {
      for (let column = cellOf(bounds[0]); column <= cellOf(bounds[2]); column++) {
        this.#cell(column, row)?.[kind].push(bounds)
      }
    }
  }

  #joinDots(): void {
    const marks = this.#marks
    this.#marks = []
    for (const axis of [0, 1] as const) {
      for (const row of dottedLines(marks, axis)) this.#enter(row, 'dotted')
    }
  }

  /** Adds a straight line of a drawn path. */
  addSegment(x: number, y: number, toX: number, toY: number): void {
    if (this.#entries > MOST_ENTRIES) return
    const slant: Slant = x <= toX ? [x, y, toX, toY] : [toX, toY, x, y]
    const [left, from, right, to] = slant
    const bounds: Rect = [left, Math.min(from, to), right, Math.max(from, to)]
    const [wide, high] = [right - left, Math.abs(to - from)]
    if (Math.min(wide, high) <= LEVEL) this.add(bounds)
    else if (Math.max(wide, high) >= SHORTEST_SLANT) this.#addSlant(slant)
  }

  #addSlant(slant: Slant): void {
    this.#cross(slant)
    const [left, , right] = slant
    for (let column = cellOf(left); column <= cellOf(right); column++) {
      const first = heightAt(slant, Math.max(left, column * CELL))
      const last = heightAt(slant, Math.min(right, (column + 1) * CELL))
      for (let row = cellOf(Math.min(first, last)); row <= cellOf(Math.max(first, last)); row++) {
        this.#cell(column, row)?.slants.push(slant)
      }
    }
  }

  /** Adds an area whose words are crossed out or marked for redaction. */
  addArea(bounds: Rect): void {
    if (this.#areas.length < MOST_AREAS) this.#areas.push(bounds)
    else this.giveUp()
  }

  /** Everything counts as crossed out from now on. */
  giveUp(): void {
    this.#entries = Infinity
  }

  /** Ends adding; false if no glyph can be crossed. */
  mayCross(): boolean {
    if (this.#marks.length > 0) this.#joinDots()
    return this.#entries > 0 || this.#areas.length > 0
  }

  /** Directions in which lines cross a glyph's ink, if any may: HORIZONTAL, VERTICAL, both or 0. */
  crossing(left: number, bottom: number, right: number, top: number): number {
    if (this.#entries > MOST_ENTRIES) return BOTH
    const x = (left + right) / 2
    const y = (bottom + top) / 2
    for (const area of this.#areas) {
      if (x >= area[0] && x <= area[2] && y >= area[1] && y <= area[3]) return BOTH
    }
    const row = cellOf(y)
    if (row !== this.#row) {
      this.#row = row
      this.#hasRow = this.#rows.has(row)
    }
    if (!this.#hasRow) return 0
    const key = keyOf(cellOf(x), row)
    if (key !== this.#at) {
      this.#at = key
      this.#near = this.#cells.get(key)
    }
    const cell = this.#near
    return cell ? crossingIn(cell, left, bottom, right, top) : 0
  }

  /** The cell to enter a line into; undefined if it is full. */
  #cell(column: number, row: number): Cell | undefined {
    this.#entries += 1
    if (this.#entries > MOST_ENTRIES) return undefined
    const key = keyOf(column, row)
    const cell = this.#cells.get(key) ?? { lines: [], dotted: [], slants: [] }
    this.#cells.set(key, cell)
    this.#rows.add(row)
    return sizeOf(cell) < MOST_IN_CELL ? cell : undefined
  }

  /** The two diagonals of a rectangle cross out its content. */
  #cross([left, from, right, to]: Slant): void {
    const isOther = (other: Slant): boolean =>
      Math.abs(other[0] - left) < CORNER &&
      Math.abs(other[2] - right) < CORNER &&
      Math.abs(other[1] - to) < CORNER &&
      Math.abs(other[3] - from) < CORNER
    if (this.#diagonals.some(isOther)) this.addArea([left, Math.min(from, to), right, Math.max(from, to)])
    else if (this.#diagonals.length < MOST_AREAS) this.#diagonals.push([left, from, right, to])
  }
}

const sizeOf = ({ lines, dotted, slants }: Cell): number => lines.length + dotted.length + slants.length

const keyOf = (column: number, row: number): number => column * 4 * MOST_CELLS + row

function heightAt([left, from, right, to]: Slant, x: number): number {
  return right === left ? from : from + ((x - left) / (right - left)) * (to - from)
}

function crossingIn(cell: Cell, left: number, bottom: number, right: number, top: number): number {
  if (sizeOf(cell) >= MOST_IN_CELL) return BOTH
  const { lines, dotted, slants } = cell
  if (isFilled(lines, left, bottom, right, top)) return BOTH
  let slanted = 0
  for (const slant of slants) slanted += passing(slant, left, bottom, right, top)
  if (slanted > 0 && slanted >= ACROSS_SLANTED * (right - left)) return BOTH
  const isCrossedBy = (those: readonly Rect[], kind: typeof LINE, axis: 0 | 1): boolean =>
    those.length > 0 &&
    (axis === 0
      ? isCrossed(those, kind, 0, left, right, bottom, top)
      : isCrossed(those, kind, 1, bottom, top, left, right))
  const level = isCrossedBy(lines, LINE, 0) || isCrossedBy(dotted, DOTTED, 0)
  const upright = isCrossedBy(lines, LINE, 1) || isCrossedBy(dotted, DOTTED, 1)
  return (level ? HORIZONTAL : 0) | (upright ? VERTICAL : 0)
}

/**
 * Whether lines along the axis (0 is x, 1 is y), together, pass through the middle of the ink from side to side. The ink
 * reaches from `start` to `end` along the axis, and from `low` to `high` across it.
 */
function isCrossed(
  lines: readonly Rect[],
  { low: least, covered }: typeof LINE,
  axis: 0 | 1,
  start: number,
  end: number,
  low: number,
  high: number,
): boolean {
  const edge = EDGE * (high - low)
  const lowest = least * (high - low)
  let parts: [number, number][] | undefined
  for (const line of lines) {
    const from = axis === 0 ? line[1] : line[0]
    const to = axis === 0 ? line[3] : line[2]
    const middle = (from + to) / 2
    if (middle < low + lowest || middle > high - edge || to - from > covered * (high - low)) continue
    const first = Math.max(axis === 0 ? line[0] : line[1], start)
    const last = Math.min(axis === 0 ? line[2] : line[3], end)
    if (last < first) continue
    parts ??= []
    parts.push([first, last])
  }
  return parts !== undefined && lengthOf(parts, start) >= ACROSS * (end - start)
}

/** Length that the parts cover together from `start` on. */
function lengthOf(parts: [number, number][], start: number): number {
  let [covered, reached] = [0, start]
  for (const [from, to] of parts.sort((a, b) => a[0] - b[0])) {
    covered += Math.max(0, to - Math.max(from, reached))
    reached = Math.max(reached, to)
  }
  return covered
}

/** Whether several upright lines together fill much of the ink: a column of lines covers words like an area. */
function isFilled(lines: readonly Rect[], left: number, bottom: number, right: number, top: number): boolean {
  const least = ACROSS * (top - bottom)
  let filled = 0
  for (const line of lines) {
    const high = Math.min(line[3], top) - Math.max(line[1], bottom)
    const wide = Math.min(line[2], right) - Math.max(line[0], left)
    const isUpright = line[3] - line[1] > LONGER * (line[2] - line[0])
    if (isUpright && high >= least && wide > 0) filled += wide
  }
  return filled >= FILLED * (right - left)
}

/** Width of the part of a slanting line that lies in the middle of the ink's height. */
function passing(slant: Slant, left: number, bottom: number, right: number, top: number): number {
  const edge = EDGE * (top - bottom)
  const steepness = (slant[3] - slant[1]) / Math.max(1e-6, slant[2] - slant[0])
  const xAt = (y: number): number => slant[0] + (y - slant[1]) / steepness
  const [one, other] = [xAt(bottom + edge), xAt(top - edge)]
  const from = Math.max(slant[0], left, Math.min(one, other))
  return Math.max(0, Math.min(slant[2], right, Math.max(one, other)) - from)
}
