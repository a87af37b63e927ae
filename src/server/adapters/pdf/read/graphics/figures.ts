/** Tells a picture or a word from rules and plain ground, by its pixels. */
import type { Rect } from '../../engine/document.ts'
import { type Drawing, eachPixel, lightAt, pixelArea, rangeIn } from '../drawing/drawing.ts'

/** Least range of brightness of a figure, and least area in squares of its box's shorter side. */
const FIGURE_RANGE = 90
const FIGURE_AREA = 0.015

/** Whether the box shows something other than rules that run through it, on a plain ground. */
export function showsFigure(drawing: Drawing, box: Rect): boolean {
  const area = pixelArea(drawing, box)
  const [wide, high] = [area[2] - area[0], area[3] - area[1]]
  const [darkest, lightest] = rangeIn(drawing, area)
  if (lightest - darkest < FIGURE_RANGE) return false
  const middle = (lightest + darkest) / 2
  let dark = 0
  eachPixel(drawing, area, (_x, _y, at) => {
    dark += Number(lightAt(drawing.bytes, at) < middle)
  })
  const isLight = dark > (wide * high) / 2
  const isFigure = (at: number): boolean => lightAt(drawing.bytes, at) < middle !== isLight
  const [columns, rows] = [new Uint32Array(wide), new Uint32Array(high)]
  eachPixel(drawing, area, (x, y, at) => {
    if (!isFigure(at)) return
    const [column, row] = [x - area[0], y - area[1]]
    columns[column] = (columns[column] ?? 0) + 1
    rows[row] = (rows[row] ?? 0) + 1
  })
  let rest = 0
  eachPixel(drawing, area, (x, y, at) => {
    rest += Number(isFigure(at) && columns[x - area[0]] !== high && rows[y - area[1]] !== wide)
  })
  return rest > FIGURE_AREA * Math.min(wide, high) ** 2
}
