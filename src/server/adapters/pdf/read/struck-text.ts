/** Finds words that bars or annotations cross out: the document itself deletes them, so they prove nothing. */
import { extent, holds, type Rect } from '../engine/document.ts'
import type { PageObjects } from './objects/page-objects.ts'
import { SEEN, STRUCK, type Units } from './text/text-buffer.ts'

/** Part of a letter's line, on each side, that a bar may touch as an underline or a rule. */
const EDGE = 0.34
/** Comparisons of words with bars; a page that needs more is a drawing. */
const MOST_COMPARED = 20_000_000
/** Maximum letters that are examined as one word. */
const LONGEST = 60
const SPACE = 32

type Axis = 0 | 1

/** Marks visible words of which most letters are crossed in the direction in which the word runs. */
export function strikeOut(units: Units, { lines, annotations: { deleted } }: PageObjects): void {
  if (lines.length + deleted.length === 0) return
  let room = MOST_COMPARED
  const bars = ([0, 1] as const).map((axis) =>
    lines.filter((line) => extent(line, axis) >= extent(line, 1 - axis)),
  )
  for (let start = 0, end = 1; start < units.length; start = end, end = start + 1) {
    if (isBlank(units, start)) continue
    while (end < units.length && end - start < LONGEST && !isBlank(units, end)) end += 1
    const axis = directionOf(units, start, end)
    const own = bars[axis] ?? []
    room -= own.length
    const near = room < 0 ? [] : barsThrough(units, start, own, axis)
    if (near.length + deleted.length > 0) strikeWord(units, start, end, near, deleted, axis)
  }
}

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

/** Bars through the middle of the line on which the unit is. */
function barsThrough({ boxes }: Units, unit: number, bars: readonly Rect[], axis: Axis): readonly Rect[] {
  const from = boxes[unit * 4 + 1 - axis] ?? 0
  const to = boxes[unit * 4 + 3 - axis] ?? 0
  const low = 2 * (from + EDGE * (to - from))
  const high = 2 * (to - EDGE * (to - from))
  let through: Rect[] | undefined
  for (const bar of bars) {
    const twice = axis === 0 ? bar[1] + bar[3] : bar[0] + bar[2]
    if (twice < low || twice > high) continue
    through ??= []
    through.push(bar)
  }
  return through ?? NONE
}

const NONE: readonly Rect[] = []

const isBlank = ({ codes }: Units, unit: number): boolean => (codes[unit] ?? 0) <= SPACE

const middle = ({ boxes }: Units, unit: number, axis: Axis): number =>
  ((boxes[unit * 4 + axis] ?? 0) + (boxes[unit * 4 + 2 + axis] ?? 0)) / 2

function directionOf({ boxes }: Units, start: number, end: number): Axis {
  const last = end - 1
  const level = Math.abs((boxes[last * 4] ?? 0) - (boxes[start * 4] ?? 0))
  const upright = Math.abs((boxes[last * 4 + 1] ?? 0) - (boxes[start * 4 + 1] ?? 0))
  return upright > level ? 1 : 0
}
