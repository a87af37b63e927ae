/** Whether lines cross out a glyph, whose ink is given by its left, bottom, right and top. */
import type { Rect } from '../../engine/document.ts'

/** Minimum ratio of a line's length to its thickness. */
export const LONGER = 2
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
export const HORIZONTAL = 1
export const VERTICAL = 2
export const BOTH = HORIZONTAL | VERTICAL

/** From left to right: x and y of its ends. */
export type Slant = readonly [number, number, number, number]

export interface Lines {
  readonly solid: Rect[]
  readonly dotted: Rect[]
  readonly slants: Slant[]
}

/** The directions in which the lines cross the ink: HORIZONTAL, VERTICAL, both or 0. */
export function crossingIn(near: Lines, left: number, bottom: number, right: number, top: number): number {
  const { solid, dotted, slants } = near
  if (isFilled(solid, left, bottom, right, top)) return BOTH
  let slanted = 0
  for (const slant of slants) slanted += passing(slant, left, bottom, right, top)
  if (slanted > 0 && slanted >= ACROSS_SLANTED * (right - left)) return BOTH
  const isCrossedBy = (those: readonly Rect[], kind: typeof LINE, axis: 0 | 1): boolean =>
    those.length > 0 &&
    (axis === 0
      ? isCrossed(those, kind, 0, left, right, bottom, top)
      : isCrossed(those, kind, 1, bottom, top, left, right))
  const level = isCrossedBy(solid, LINE, 0) || isCrossedBy(dotted, DOTTED, 0)
  const upright = isCrossedBy(solid, LINE, 1) || isCrossedBy(dotted, DOTTED, 1)
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
