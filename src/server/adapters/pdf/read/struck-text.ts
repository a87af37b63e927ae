/** Finds words that bars or annotations cross out: the document itself deletes them, so they prove nothing. */

import type { TextRange } from '../../../../domain/document/page-text.ts'
import { extent, holds, type Rect } from '../engine/document.ts'
import type { PageObjects } from './objects/page-objects.ts'
import { SEEN, STRUCK, type Units } from './text/text-buffer.ts'

/** Part of a letter's line, on each side, that a bar may touch as an underline or a rule. */
const EDGE = 0.34
/** Height of a band of the page in points, by which bars are found, and bars of one band that are examined. */
const BAND = 12
const MOST_IN_BAND = 100

type Axis = 0 | 1

/** Marks visible words of which most letters are crossed in the direction in which the word runs. */
export function strikeOut(units: Units, { lines, annotations: { deleted } }: PageObjects): void {
  if (lines.length + deleted.length === 0) return
  const bars = ([0, 1] as const).map((axis) => bandsOf(lines, axis))
  for (let unit = 0; unit < units.length; unit++) {
    if ((units.codes[unit] ?? 0) <= SPACE) continue
    const { start, end } = wordAround(units, unit)
    unit = Math.max(end - 1, unit)
    const axis = directionOf(units, start, end)
    const near = barsThrough(units, start, bars[axis], axis)
    if (near.length + deleted.length > 0) strikeWord(units, start, end, near, deleted, axis)
  }
}

const SPACE = 32

function strikeWord(
  units: Units,
  start: number,
  end: number,
  near: readonly Rect[],
  deleted: readonly Rect[],
  axis: Axis,
): void {
  let crossed = 0
  for (let at = start; at < end; at++) {
    const [x, y] = [middle(units, at, 0), middle(units, at, 1)]
    const along = axis === 0 ? x : y
    const isCrossed = near.some((bar) => along >= bar[axis] && along <= (axis === 0 ? bar[2] : bar[3]))
    crossed += Number(isCrossed || deleted.some((area) => holds(area, x, y)))
  }
  if (crossed === 0 || crossed * 2 < end - start) return
  for (let at = start; at < end; at++) if (units.sights[at] === SEEN) units.sights[at] = STRUCK
}

/** Bars along the axis, by the bands in which their middles are across it. */
function bandsOf(lines: readonly Rect[], axis: Axis): ReadonlyMap<number, readonly Rect[]> {
  const bands = new Map<number, Rect[]>()
  for (const line of lines) {
    if (extent(line, axis) < extent(line, 1 - axis)) continue
    const band = Math.floor(acrossOf(line, axis) / BAND)
    const own = bands.get(band) ?? []
    if (own.length < MOST_IN_BAND) own.push(line)
    bands.set(band, own)
  }
  return bands
}

/** Bars through the middle of the line on which the unit is. */
function barsThrough(
  { boxes }: Units,
  unit: number,
  bands: ReadonlyMap<number, readonly Rect[]> | undefined,
  axis: Axis,
): readonly Rect[] {
  if (!bands || bands.size === 0) return NONE
  const from = boxes[unit * 4 + 1 - axis] ?? 0
  const to = boxes[unit * 4 + 3 - axis] ?? 0
  const [low, high] = [from + EDGE * (to - from), to - EDGE * (to - from)]
  let found = NONE
  for (let band = Math.floor(low / BAND); band <= Math.floor(high / BAND); band++) {
    for (const bar of bands.get(band) ?? NONE) {
      const at = acrossOf(bar, axis)
      if (at >= low && at <= high) found = [...found, bar]
    }
  }
  return found
}

const NONE: readonly Rect[] = []

const acrossOf = (bar: Rect, axis: Axis): number =>
  axis === 0 ? (bar[1] + bar[3]) / 2 : (bar[0] + bar[2]) / 2

const middle = ({ boxes }: Units, unit: number, axis: Axis): number =>
  ((boxes[unit * 4 + axis] ?? 0) + (boxes[unit * 4 + 2 + axis] ?? 0)) / 2

function directionOf({ boxes }: Units, start: number, end: number): Axis {
  const step = (side: number): number =>
    Math.abs((boxes[(end - 1) * 4 + side] ?? 0) - (boxes[start * 4 + side] ?? 0))
  return step(1) > step(0) ? 1 : 0
}

/** Maximum letters on each side that are examined as one word. */
const LONGEST = 60

function wordAround({ codes, length }: Units, unit: number): TextRange {
  let [start, end] = [unit, unit + 1]
  while (start > 0 && unit - start < LONGEST && (codes[start - 1] ?? 0) > SPACE) start -= 1
  while (end < length && end - unit < LONGEST && (codes[end] ?? 0) > SPACE) end += 1
  return { start, end }
}
