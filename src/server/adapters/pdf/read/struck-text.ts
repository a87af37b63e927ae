/** Finds words that bars or annotations cross out: the document itself deletes them, so they prove nothing. */
import { extent, holds, type Rect } from '../engine/document.ts'
import type { PageObjects } from './objects/page-objects.ts'
import { wordAround } from './text/sights.ts'
import { SEEN, STRUCK, type Units } from './text/text-buffer.ts'

/** Part of a letter's line, on each side, that a bar may touch as an underline or a rule. */
const EDGE = 0.34
/** Height of a band of the page in points, by which bars are found, and bars of one band that are examined. */
const BAND = 12
const MOST_IN_BAND = 100

type Axis = 0 | 1

/** Marks visible words of which most letters are crossed in the direction in which the word runs. */
export function strikeOut(units: Units, { lines, deleted }: Pick<PageObjects, 'lines' | 'deleted'>): void {
  if (lines.length + deleted.length === 0) return
  const bars = ([0, 1] as const).map((axis) => bandsOf(lines, axis))
  for (let unit = 0; unit < units.length; ) {
    const { start, end } = wordAround(units, unit)
    unit = Math.max(end, unit + 1)
    const axis = directionOf(units, start, end)
    let crossed = 0
    for (let at = start; at < end; at++) {
      const box = boxOf(units, at)
      crossed += Number(isCrossed(box, bars[axis], axis) || isDeleted(box, deleted))
    }
    if (crossed * 2 < end - start || crossed === 0) continue
    for (let at = start; at < end; at++) if (units.sights[at] === SEEN) units.sights[at] = STRUCK
  }
}

/** Bars along the axis, by the bands in which their middles are across it. */
function bandsOf(lines: readonly Rect[], axis: Axis): ReadonlyMap<number, readonly Rect[]> {
  const bands = new Map<number, Rect[]>()
  for (const line of lines) {
    if (extent(line, axis) < extent(line, 1 - axis)) continue
    const band = Math.floor(middle(line, 1 - axis) / BAND)
    const own = bands.get(band) ?? []
    if (own.length < MOST_IN_BAND) own.push(line)
    bands.set(band, own)
  }
  return bands
}

function isCrossed(box: Rect, bands: ReadonlyMap<number, readonly Rect[]> | undefined, axis: Axis): boolean {
  const across = axis === 0 ? 1 : 0
  const edge = EDGE * extent(box, across)
  const [low, high] = [(box[across] ?? 0) + edge, (box[across + 2] ?? 0) - edge]
  const along = middle(box, axis)
  for (let band = Math.floor(low / BAND); band <= Math.floor(high / BAND); band++) {
    for (const line of bands?.get(band) ?? []) {
      const at = middle(line, across)
      if (at >= low && at <= high && along >= (line[axis] ?? 0) && along <= (line[axis + 2] ?? 0)) return true
    }
  }
  return false
}

function isDeleted(box: Rect, deleted: readonly Rect[]): boolean {
  return deleted.some((area) => holds(area, middle(box, 0), middle(box, 1)))
}

const middle = (rect: Rect, axis: number): number => ((rect[axis] ?? 0) + (rect[axis + 2] ?? 0)) / 2

const boxOf = ({ boxes }: Units, unit: number): Rect => [
  boxes[unit * 4] ?? 0,
  boxes[unit * 4 + 1] ?? 0,
  boxes[unit * 4 + 2] ?? 0,
  boxes[unit * 4 + 3] ?? 0,
]

function directionOf({ boxes }: Units, start: number, end: number): Axis {
  const step = (side: number): number =>
    Math.abs((boxes[(end - 1) * 4 + side] ?? 0) - (boxes[start * 4 + side] ?? 0))
  return step(1) > step(0) ? 1 : 0
}
