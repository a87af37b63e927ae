/** Tells drawn check boxes from bullets and pictures of their size, by their pixels. */
import { area, overlap, type Rect, union } from '../../engine/document.ts'
import { type Canvas, scaleWithin } from '../drawing/canvas.ts'
import { type Drawing, lightAt } from '../drawing/drawing.ts'
import { type Sign, turnedBack } from './signs.ts'

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
export async function withCheckBoxes(canvas: Canvas, signs: readonly Sign[]): Promise<readonly Sign[]> {
  const toUser = (box: Rect): Rect => overlap(turnedBack(box, canvas.turns), canvas.visible)
  const squares = signs.filter(({ isSquare }) => isSquare).map(({ box }) => toUser(box))
  const drawing = squares.length > 0 ? await drawAll(canvas, squares.reduce(union)) : undefined
  return signs.flatMap((sign) => {
    const text = drawing && sign.isSquare ? readBox(drawing, toUser(sign.box)) : undefined
    if (text === undefined) return sign.isFirst && sign.isSquare ? [] : [sign]
    return [{ ...sign, text }]
  })
}

async function drawAll(canvas: Canvas, all: Rect): Promise<Drawing | undefined> {
  const scale = scaleWithin(SCALE, MOST_PIXELS, all)
  const pixels = area(all) * scale * scale
  if (!(pixels > 0) || !canvas.painting.isComplete) return undefined
  return canvas.budget.spend(pixels, () => canvas.draw(all, scale))
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
