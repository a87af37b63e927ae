/** Finds words crossed out by a drawn line: the document itself deletes them, so they prove nothing. */
import type { Rect } from '../engine/document.ts'
import { HIDDEN, STRUCK, type Units } from './text-buffer.ts'

/** A line is at most this many points thick, and longer than thick by this factor. */
const THICKEST = 6
const LONGER = 2
/** Maximum lines kept of one page: a page with more is a drawing. */
const MOST_LINES = 10_000
/** Maximum comparisons of one page's letters with its lines. */
const MOST_COMPARISONS = 2_000_000

/** Part of a glyph's ink, from its top and its bottom, where a line under or over the word may touch it. */
const EDGE = 0.22
/** Minimum share of a glyph's ink that a line crosses, and maximum share of the ink that it covers. */
const ACROSS = 0.7
const COVERED = 0.6

/** Height of one band of the page in points. */
const BAND = 24

/** Lines and crossed-out areas of one page, in page coordinates. */
export class Strokes {
  readonly #bands = new Map<number, Rect[]>()
  readonly #areas: Rect[] = []
  #count = 0
  #comparisons = 0

  /** Adds a painted shape; one that is no line is ignored. */
  add(bounds: Rect): void {
    const [wide, high] = [bounds[2] - bounds[0], bounds[3] - bounds[1]]
    const isLine = Math.min(wide, high) <= THICKEST && Math.max(wide, high) >= LONGER * Math.min(wide, high)
    if (!isLine || this.#count >= MOST_LINES) return
    this.#count += 1
    const last = Math.min(Math.floor(bounds[3] / BAND), Math.floor(bounds[1] / BAND) + MOST_LINES / BAND)
    for (let band = Math.floor(bounds[1] / BAND); band <= last; band++) {
      const own = this.#bands.get(band)
      if (own) own.push(bounds)
      else this.#bands.set(band, [bounds])
    }
  }

  /** Adds an area whose words an annotation crosses out or marks for redaction. */
  addArea(bounds: Rect): void {
    if (this.#areas.length < MOST_LINES) this.#areas.push(bounds)
  }

  /** Directions in which lines cross a glyph's ink: HORIZONTAL, VERTICAL, both or 0. */
  crossing(ink: Rect): number {
    const [x, y] = [(ink[0] + ink[2]) / 2, (ink[1] + ink[3]) / 2]
    const near = this.#bands.get(Math.floor(y / BAND)) ?? NOTHING
    this.#comparisons += near.length + this.#areas.length
    if (this.#comparisons > MOST_COMPARISONS) return 0
    const isIn = (area: Rect): boolean => x >= area[0] && x <= area[2] && y >= area[1] && y <= area[3]
    if (this.#areas.some(isIn)) return HORIZONTAL | VERTICAL
    let crossed = 0
    for (const line of near) {
      if (crosses(line, ink, 0)) crossed |= HORIZONTAL
      if (crosses(line, ink, 1)) crossed |= VERTICAL
    }
    return crossed
  }
}

const NOTHING: readonly Rect[] = []
const HORIZONTAL = 1
const VERTICAL = 2

/** Whether a line along the axis (0 is x, 1 is y) passes through the middle of the ink from side to side. */
function crosses(line: Rect, ink: Rect, axis: 0 | 1): boolean {
  const across = axis === 0 ? 1 : 0
  const [low, high] = [ink[across], ink[across + 2] ?? 0]
  const [from, to] = [line[across], line[across + 2] ?? 0]
  const middle = (from + to) / 2
  const edge = EDGE * (high - low)
  if (middle < low + edge || middle > high - edge || to - from > COVERED * (high - low)) return false
  const length = (ink[axis + 2] ?? 0) - ink[axis]
  return (
    Math.min(line[axis + 2] ?? 0, ink[axis + 2] ?? 0) - Math.max(line[axis], ink[axis]) >= ACROSS * length
  )
}

/** A glyph that a line crosses: its index in the page's text and the line's directions. */
export interface Crossed {
  readonly unit: number
  readonly directions: number
}

const SPACE = 32
/** Maximum letters looked at as one word. */
const LONGEST = 60

/** Fewest letters of a word that count as crossed out without the rest of it. */
const FEWEST = 3

/** Marks visible letters crossed in the direction in which their word runs: most of the word, or several in a row. */
export function strikeOut(units: Units, crossed: readonly Crossed[]): void {
  const directions = new Map(crossed.map((one) => [one.unit, one.directions]))
  let last = -1
  for (const { unit } of crossed) {
    if (unit <= last) continue
    const { start, end } = wordAround(units, unit)
    const direction = directionOf(units, start, end)
    const isCrossed = (at: number): boolean => ((directions.get(at) ?? 0) & direction) !== 0
    last = end - 1
    const word = Array.from({ length: end - start }, (_, at) => start + at)
    if (word.filter(isCrossed).length * 2 >= word.length) mark(units, start, end)
    for (let at = start, run = 0; at <= end; at++) {
      if (at === end || !isCrossed(at)) {
        if (run >= FEWEST) mark(units, at - run, at)
        run = 0
      } else run += 1
    }
  }
}

function mark({ sights }: Units, start: number, end: number): void {
  for (let at = start; at < end; at++) if (sights[at] !== HIDDEN) sights[at] = STRUCK
}

function wordAround({ codes, length }: Units, unit: number): { start: number; end: number } {
  let [start, end] = [unit, unit + 1]
  while (start > 0 && unit - start < LONGEST && (codes[start - 1] ?? 0) > SPACE) start -= 1
  while (end < length && end - unit < LONGEST && (codes[end] ?? 0) > SPACE) end += 1
  return { start, end }
}

function directionOf({ boxes }: Units, start: number, end: number): number {
  const step = (side: number): number =>
    Math.abs((boxes[(end - 1) * 4 + side] ?? 0) - (boxes[start * 4 + side] ?? 0))
  return step(1) > step(0) ? VERTICAL : HORIZONTAL
}
