/** The lines drawn on one page, in a grid, to find the glyphs that they cross. */
import type { Rect } from '../../engine/document.ts'
import { BOTH, crossingIn, type Lines, LONGER, type Slant } from './crossing.ts'
import { dottedLines, LARGEST_MARK } from './dotted-lines.ts'

/** Maximum thickness of a line in points. */
export const THICKEST = 6
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

/** Maximum difference in points between the corners of two diagonals that cross out an area together. */
const CORNER = 6

const cellOf = (at: number): number => Math.max(-MOST_CELLS, Math.min(MOST_CELLS, Math.floor(at / CELL)))

/** Lines and crossed-out areas of one page, in page coordinates. What can't be examined counts as crossed out. */
export class Strokes {
  readonly #cells = new Map<number, Lines>()
  /** Rows with cells. */
  readonly #rows = new Set<number>()
  readonly #areas: Rect[] = []
  readonly #diagonals: Slant[] = []
  /** Shapes that may be the dots of a line, until these are looked for. */
  #marks: Rect[] = []
  #entries = 0
  /** The cell and the row looked at last, because neighbours share them. */
  #at = Number.NaN
  #near: Lines | undefined
  #row = Number.NaN
  #hasRow = false

  /** Adds a painted shape; ignores one that isn't a line. */
  add(bounds: Rect): void {
    if (this.#entries > MOST_ENTRIES) return
    const [wide, high] = [bounds[2] - bounds[0], bounds[3] - bounds[1]]
    if (Math.max(wide, high) <= LARGEST_MARK) this.#marks.push(bounds)
    if (this.#marks.length > MOST_MARKS) this.giveUp()
    if (Math.min(wide, high) > THICKEST || Math.max(wide, high) < LONGER * Math.min(wide, high)) return
    this.#enter(bounds, 'solid')
  }

  #enter(bounds: Rect, kind: 'solid' | 'dotted'): void {
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
    const near = this.#near
    if (!near) return 0
    return sizeOf(near) < MOST_IN_CELL ? crossingIn(near, left, bottom, right, top) : BOTH
  }

  /** The cell to enter a line into; undefined if it is full. */
  #cell(column: number, row: number): Lines | undefined {
    this.#entries += 1
    if (this.#entries > MOST_ENTRIES) return undefined
    const key = keyOf(column, row)
    const cell = this.#cells.get(key) ?? { solid: [], dotted: [], slants: [] }
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

const sizeOf = ({ solid, dotted, slants }: Lines): number => solid.length + dotted.length + slants.length

const keyOf = (column: number, row: number): number => column * 4 * MOST_CELLS + row

function heightAt([left, from, right, to]: Slant, x: number): number {
  return right === left ? from : from + ((x - left) / (right - left)) * (to - from)
}
