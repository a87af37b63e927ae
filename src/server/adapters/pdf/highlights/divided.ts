/** Divides the box of a highlight where earlier highlights cover its words. */
import { area, extent, overlap, type Rect } from '../engine/document.ts'

/** Start and end along the line, in points. */
type Span = readonly [number, number]

/** Parts of a line shorter than this, in points, contain no word. */
const SHORTEST = 1

/** The pieces of `box`, along its longer side, that lie under one of the `painted` boxes, and the rest. */
export function divided(
  box: Rect,
  painted: readonly Rect[],
): { readonly shared: readonly Rect[]; readonly alone: readonly Rect[] } {
  const along = box[2] - box[0] >= box[3] - box[1] ? 0 : 1
  const whole: Span = [box[along], box[along + 2] ?? 0]
  const taken = painted
    .map((other) => overlap(box, other))
    .filter((both) => area(both) > 0 && isOnTheLine(both, box, 1 - along))
    .map((both): Span => [both[along], both[along + 2] ?? 0])
  const left = outside(taken, whole)
  const pieces = (spans: readonly Span[]): Rect[] =>
    spans.map(([start, end]) => (along === 0 ? [start, box[1], end, box[3]] : [box[0], start, box[2], end]))
  return { shared: pieces(outside(left, whole)), alone: pieces(left) }
}

/** Whether at least half of the line's height is covered: boxes of neighbouring lines may touch. */
function isOnTheLine(both: Rect, box: Rect, across: number): boolean {
  return extent(both, across) * 2 >= extent(box, across)
}

/** What is left of `whole` without the spans `taken`. */
function outside(taken: readonly Span[], [start, end]: Span): Span[] {
  const left: Span[] = []
  let at = start
  for (const [from, to] of taken.toSorted((a, b) => a[0] - b[0])) {
    left.push([at, from])
    at = Math.max(at, to)
  }
  left.push([at, end])
  return left.filter(([from, to]) => to - from >= SHORTEST)
}
