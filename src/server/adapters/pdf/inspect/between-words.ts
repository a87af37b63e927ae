/** What is drawn between the words of a line: a bar, a picture, a box, a blank to fill in. */
import type { Rect } from '../engine/document.ts'
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

export function drawnBetween(words: readonly Word[], pixels: Pixels): boolean {
  return words.slice(1).some((word, at) => {
    const before = words[at]
    return before !== undefined && isDrawn(before.bounds, word.bounds, pixels)
  })
}

function isDrawn(one: Rect, other: Rect, pixels: Pixels): boolean {
  const [first, second] = [pixels.boxOf(one), pixels.boxOf(other)]
  const [left, right] = [first[2] + 1, second[0] - 1]
  if (right - left < NARROWEST * pixels.scale) return false
  const high = Math.max(first[3], second[3]) - Math.min(first[1], second[1])
  const top = Math.max(0, Math.round(Math.min(first[1], second[1]) - AROUND * high))
  const bottom = Math.min(pixels.height, Math.round(Math.max(first[3], second[3]) + AROUND * high))
  return inkIn([left, top, right, bottom], first, second, pixels) >= SPECK
}

/** Pixels unlike the ground that their row has under the words, without rules from top to bottom. */
function inkIn([left, top, right, bottom]: PixelBox, one: PixelBox, other: PixelBox, pixels: Pixels): number {
  const columns = new Uint32Array(right - left)
  const ground = pixels.groundOf([one, other])
  for (let y = top; y < bottom; y++) {
    const [darkest, lightest] = rangeOf(pixels, y, [one, other])
    for (let x = left; x < right; x++) {
      const light = pixels.without(x, y)
      const isGround = Math.abs(light - ground) <= LEAST
      if (!isGround && (light < darkest - LEAST || light > lightest + LEAST))
        columns[x - left] = (columns[x - left] ?? 0) + 1
    }
  }
  let [ink, rule, wide] = [0, 0, 0]
  for (const count of [...columns, 0]) {
    const isFull = count >= FULL * (bottom - top)
    if (isFull) {
      rule += count
      wide += 1
    } else {
      if (wide > RULE * pixels.scale) ink += rule
      ;[rule, wide] = [0, 0]
      ink += count
    }
  }
  return ink
}

/** Least and greatest brightness of a row under words. */
function rangeOf(pixels: Pixels, y: number, words: readonly PixelBox[]): readonly [number, number] {
  let [darkest, lightest] = [255, 0]
  for (const [left, , right] of words) {
    for (let x = left; x < right; x++) {
      const light = pixels.without(x, y)
      if (light < darkest) darkest = light
      if (light > lightest) lightest = light
    }
  }
  return [darkest, lightest]
}
