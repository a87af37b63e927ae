/** Whether the lines of a drawn page run from top to bottom, so that it lies on its side. */
import type { Drawing } from './drawn-page.ts'

/** Pixels; at 72 dpi a few lines high, and narrow enough that a crooked scan's lines stay apart. */
const TILE = 64

/**
 * Sums of ink along a line of text differ strongly from those beside it, sums across lines hardly: compares both in
 * every tile of a drawing at 72 dpi.
 */
export function liesOnSide({ pixels, width, height }: Drawing): boolean {
  let [across, down] = [0, 0]
  for (let top = 0; top + TILE <= height; top += TILE) {
    for (let left = 0; left + TILE <= width; left += TILE) {
      const [rows, columns] = sumsOf(pixels, top * width + left, width)
      across += roughness(rows)
      down += roughness(columns)
    }
  }
  return down > across
}

function sumsOf(pixels: Uint8Array, start: number, width: number): readonly [Float64Array, Float64Array] {
  const [rows, columns] = [new Float64Array(TILE), new Float64Array(TILE)]
  for (let y = 0; y < TILE; y += 1) {
    for (let x = 0; x < TILE; x += 1) {
      const light = pixels[start + y * width + x] ?? 255
      rows[y] = (rows[y] ?? 0) + light
      columns[x] = (columns[x] ?? 0) + light
    }
  }
  return [rows, columns]
}

function roughness(sums: Float64Array): number {
  return sums.reduce((all, sum, at) => all + (at === 0 ? 0 : (sum - (sums[at - 1] ?? 0)) ** 2), 0)
}
