import type { Quad } from '../document/page-text.ts'

/** Points around the words, and across at least: a line that explains a short quote. */
const [ABOVE, BESIDE, NARROWEST] = [10, 8, 320]

/** Left, top, right, bottom. */
export type Box = readonly [number, number, number, number]

/** The part of a page to show, from the corners of its words in any unit of a point's size. */
export function boxAround(points: readonly (readonly [x: number, y: number])[], pageWidth: number): Box {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const [left, right] = [Math.min(...xs) - BESIDE, Math.max(...xs) + BESIDE]
  const more = Math.max(0, Math.min(NARROWEST, pageWidth) - (right - left)) / 2
  const from = Math.min(Math.max(0, left - more), Math.max(0, pageWidth - (right - left + 2 * more)))
  return [from, Math.min(...ys) - ABOVE, from + right - left + 2 * more, Math.max(...ys) + ABOVE]
}

export function cornersOf([a, b, c, d, e, f, g, h]: Quad): (readonly [number, number])[] {
  return [
    [a, b],
    [c, d],
    [e, f],
    [g, h],
  ]
}
