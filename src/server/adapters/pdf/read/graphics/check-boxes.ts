/** Tells drawn check boxes from bullets and pictures of their size, by their pixels. */
import { area, overlap, type Rect } from '../../engine/document.ts'
import type { Pdfium } from '../../engine/engine.ts'
import type { DrawingBudget } from '../drawing/budget.ts'
import { type Canvas, type Drawing, draw, lightAt } from '../drawing/drawing.ts'
import { type Sign, turned } from './drawn-signs.ts'

const EMPTY = '\u2610'
const TICKED = '\u2612'

/** Pixels per point, less if the boxes are far apart; maximum pixels. */
const SCALE = 3
const MOST_PIXELS = 3_000_000
/** Brightness that differs from paper. */
const DARK = 215
/** Share of a box within which its border lies on each side. */
const BORDER = 0.24
/** Share of the inside that a tick fills at least, and at most: a bullet fills more. */
const TICK = 0.04
const FULL = 0.9

/** The signs with check boxes read as such. A square at the start of a line that is none is no sign. */
export function withCheckBoxes(
  pdfium: Pdfium,
  canvas: Omit<Canvas, 'doubles'>,
  signs: readonly Sign[],
  budget: DrawingBudget,
): readonly Sign[] {
  const toUser = (box: Rect): Rect => overlap(turned(box, (4 - canvas.turns) & 3), canvas.visible)
  const squares = signs.filter(({ isSquare }) => isSquare).map(({ box }) => toUser(box))
  const drawing = squares.length > 0 ? drawAll(pdfium, canvas, squares, budget) : undefined
  return signs.flatMap((sign) => {
    const text = drawing && sign.isSquare ? readBox(drawing, toUser(sign.box)) : undefined
    if (text === undefined) return sign.isFirst && sign.isSquare ? [] : [sign]
    return [{ ...sign, text }]
  })
}

function drawAll(
  pdfium: Pdfium,
  canvas: Omit<Canvas, 'doubles'>,
  squares: readonly Rect[],
  budget: DrawingBudget,
): Drawing | undefined {
  const sideOf = (side: 0 | 1 | 2 | 3, choose: (one: number, other: number) => number): number =>
    squares.map((box) => box[side]).reduce((one, other) => choose(one, other))
  const all: Rect = [sideOf(0, Math.min), sideOf(1, Math.min), sideOf(2, Math.max), sideOf(3, Math.max)]
  const scale = Math.min(SCALE, Math.sqrt(MOST_PIXELS / area(all)))
  const pixels = area(all) * scale * scale
  if (!(pixels > 0) || pixels > budget.pixels || !canvas.painting.isComplete) return undefined
  budget.pixels -= pixels
  budget.isBusy = true
  const drawing = draw(pdfium, canvas, all, scale)
  budget.isBusy = false
  return drawing
}

/** Undefined for anything but a frame, which is empty or has a mark in it. */
function readBox(drawing: Drawing, box: Rect): string | undefined {
  const [left, top, right, bottom] = drawing.toPixels(box)
  const [wide, high] = [right - left, bottom - top]
  const sides = new Set<string>()
  let [inside, dark] = [0, 0]
  for (let y = Math.floor(top); y < Math.ceil(bottom); y++) {
    for (let x = Math.floor(left); x < Math.ceil(right); x++) {
      const [across, down] = [(x + 0.5 - left) / wide, (y + 0.5 - top) / high]
      const isDark = lightAt(drawing.bytes, (y * drawing.width + x) * 4) < DARK
      const side = sideAt(across, down)
      if (side !== '') {
        if (isDark) sides.add(side)
        continue
      }
      if (!isInside(across) || !isInside(down)) continue
      inside += 1
      if (isDark) dark += 1
    }
  }
  if (sides.size < 4 || inside === 0 || dark > FULL * inside) return undefined
  return dark < TICK * inside ? EMPTY : TICKED
}

const isInside = (share: number): boolean => share > BORDER && share < 1 - BORDER

/** The side of a box on whose border a point may lie; none for corners. */
function sideAt(across: number, down: number): string {
  if (isInside(down)) return across < BORDER ? 'left' : across > 1 - BORDER ? 'right' : ''
  return isInside(across) ? (down < BORDER ? 'top' : 'bottom') : ''
}
