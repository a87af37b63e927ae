/** Appearance of highlights, the same in both writers. */
import type { Quad } from '../../../../domain/document/page-text.ts'
import type { Mark } from '../../../base/ports.ts'
import { area, extent, overlap, type Rect, rectAround } from '../engine/document.ts'

/** Author of every note. */
export const AUTHOR = 'Rulemark'

/** Black text on them keeps a contrast of at least 10:1; red and blue differ for each colour blindness and in grey print. */
export const MARK_COLOURS: Readonly<Record<Mark['kind'], readonly [number, number, number]>> = {
  broken: [0.988, 0.647, 0.647],
  general: [0.749, 0.859, 0.996],
  open: [0.992, 0.878, 0.6],
}

/** Multiply gives exactly these colours; a viewer without blend modes lets the words through at a contrast of at least 5:1. */
export const OPACITY = 0.4

/** `strength`: 1 for the words themselves. */
export function paintOf(kind: Mark['kind'], strength = 1): readonly number[] {
  return MARK_COLOURS[kind].map((part) => Number((1 - ((1 - part) * strength) / OPACITY).toFixed(4)))
}

/** Colours of the line under words already highlighted: at least 3:1 against either highlight. */
const LINE_COLOURS: typeof MARK_COLOURS = {
  broken: [0.725, 0.11, 0.11],
  general: [0.114, 0.306, 0.847],
  open: [0.631, 0.384, 0.027],
}
/** Share of a colour's strength for the rest of a sentence. */
export const LIGHT = 0.4
const LINE_HEIGHT = 1.1

/** /F 4: printed with the page. */
export const PRINTED = 4

/** Points by which a highlight exceeds its words on each side, and its corner radius. */
const OVERHANG = 0.8
const CORNER = 1.8
/** Bézier handle length for a quarter circle, as a share of the radius. */
const HANDLE = 0.552

/** Bounds of a painted highlight, including the overhang. */
export function paintedBounds(quads: readonly Quad[]): Rect {
  const [left, bottom, right, top] = rectAround(quads.flat())
  return [left - OVERHANG, bottom, right + OVERHANG, top]
}

/** /M is a graphics state with Multiply and OPACITY. Words in `painted` are underlined: two colours would be hard to read. */
export function highlightAppearance(mark: Mark, painted: readonly Quad[] = []): string {
  const earlier = painted.map((quad) => paintedBounds([quad]))
  const pieces = mark.quads.map((quad) => divided(paintedBounds([quad]), earlier))
  const fills = pieces.flatMap(({ alone }) => alone.map(roundedBox))
  const lines = pieces.flatMap(({ shared }) => shared.map(lineUnder))
  return [
    ...filled(lines, LINE_COLOURS[mark.kind]),
    '/M gs',
    ...filled(fills, paintOf(mark.kind)),
    ...filled(restOf(mark, earlier).map(roundedBox), paintOf(mark.kind, LIGHT)),
  ].join(' ')
}

/** Boxes of the rest of the sentence, without what is painted. */
export function restOf({ quads, around = [] }: Mark, painted: readonly Rect[]): readonly Rect[] {
  const strong = [...painted, ...quads.map((quad) => paintedBounds([quad]))]
  return around.flatMap((quad) => divided(paintedBounds([quad]), strong).alone)
}

function filled(paths: readonly string[], colour: readonly number[]): string[] {
  return paths.length === 0 ? [] : [colour.join(' '), 'rg', ...paths, 'f']
}

function lineUnder([left, bottom, right]: Rect): string {
  return `${[left, bottom, right - left, LINE_HEIGHT].map(shortened).join(' ')} re`
}

/** Path of a box with rounded corners, starting at its lower left. */
export function roundedBox([left, bottom, right, top]: Rect): string {
  const radius = Math.min(CORNER, (right - left) / 2, (top - bottom) / 2)
  const near = radius * (1 - HANDLE)
  const path = [
    [left + radius, bottom, 'm'],
    [right - radius, bottom, 'l'],
    [right - near, bottom, right, bottom + near, right, bottom + radius, 'c'],
    [right, top - radius, 'l'],
    [right, top - near, right - near, top, right - radius, top, 'c'],
    [left + radius, top, 'l'],
    [left + near, top, left, top - near, left, top - radius, 'c'],
    [left, bottom + radius, 'l'],
    [left, bottom + near, left + near, bottom, left + radius, bottom, 'c'],
    ['h'],
  ]
  return path.flat().map(shortened).join(' ')
}

function shortened(part: string | number): string {
  return typeof part === 'number' ? String(Math.round(part * 1_000) / 1_000) : part
}

/** Marks that can be drawn: on an existing page and with at least one quad of finite numbers. */
export function drawable(marks: readonly Mark[], pages: number): readonly Mark[] {
  return marks.filter(
    ({ page, quads, around = [] }) =>
      page >= 1 &&
      page <= pages &&
      quads.length > 0 &&
      [...quads, ...around].every((quad) => quad.every(Number.isFinite)),
  )
}

/** Start and end along the line, in points. */
type Span = readonly [number, number]

/** Parts of a line shorter than this, in points, contain no word. */
const SHORTEST = 1

/** The pieces of `box`, along its longer side, that lie under one of the `painted` boxes, and the rest. */
function divided(
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
