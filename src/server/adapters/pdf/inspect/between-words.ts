/** What is drawn between the words of a line: a bar, a picture, a box, a blank to fill in. */
import type { PixelBox, Pixels } from './pixels.ts'
import type { Word } from './place-text.ts'

/** Points of the narrowest gap that is looked at. */
const NARROWEST = 1.2
/** Part of the words' height below and above them, where blanks are. */
const AROUND = 0.3
/** Least difference, of 255, from the ground on which the words beside the gap are. */
const LEAST = 40
/** Points of the widest rule of a table or a frame, and the share of the gap's height that it fills. */
const RULE = 2
const FULL = 0.9
/** Pixels of something drawn. */
const SPECK = 8

export function drawnBetween(line: readonly Word[], pixels: Pixels): boolean {
  if (line.length < 2) return false
  const boxes = line.map(({ bounds }) => pixels.boxOf(bounds))
  const ground = pixels.groundOf(boxes)
  return boxes.some((box, at) => {
    const next = boxes[at + 1]
    return next !== undefined && isDrawn(box, next, ground, pixels)
  })
}

function isDrawn(one: PixelBox, other: PixelBox, ground: number, pixels: Pixels): boolean {
  const [left, right] = [one[2] + 1, other[0] - 1]
  if (right - left < NARROWEST * pixels.scale) return false
  const [above, below] = [Math.min(one[1], other[1]), Math.max(one[3], other[3])]
  const more = AROUND * (below - above)
  const top = Math.max(0, Math.round(above - more))
  const bottom = Math.min(pixels.height, Math.round(below + more))
  const columns = new Uint32Array(right - left)
  for (let y = top; y < bottom; y++) {
    let under: readonly [number, number] | undefined
    for (let x = left; x < right; x++) {
      const light = pixels.without(x, y)
      if (Math.abs(light - ground) <= LEAST) continue
      under ??= rangeUnder(y, [one, other], pixels)
      if (light < under[0] - LEAST || light > under[1] + LEAST)
        columns[x - left] = (columns[x - left] ?? 0) + 1
    }
  }
  return inkIn(columns, FULL * (bottom - top), RULE * pixels.scale) >= SPECK
}

/** Least and greatest brightness of a row under words. */
function rangeUnder(y: number, words: readonly PixelBox[], pixels: Pixels): readonly [number, number] {
  const ranges = words.map(([left, , right]) => pixels.range('without', [left, y, right, y + 1]))
  return [Math.min(...ranges.map(([least]) => least)), Math.max(...ranges.map(([, most]) => most))]
}

/** Pixels in the columns, without rules: columns filled from top to bottom, few of them side by side. */
function inkIn(columns: Uint32Array, full: number, widest: number): number {
  let [ink, rule, wide] = [0, 0, 0]
  for (const count of [...columns, 0]) {
    if (count >= full) {
      rule += count
      wide += 1
    } else {
      if (wide > widest) ink += rule
      ;[rule, wide] = [0, 0]
      ink += count
    }
  }
  return ink
}
