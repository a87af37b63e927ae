/** What is drawn over or under the letters of a word, which is left when these are taken away. */
import type { PixelBox, Pixels } from './pixels.ts'
import type { Word } from './place-text.ts'

/** Part of the height of most letters, above and below, where an underline or a rule may be. */
const EDGE = 0.27
/** Least difference from the ground, of 255, and as a share of the word's contrast. */
const LEAST = 40
const OF_CONTRAST = 0.33
/** Share of a column that a thin line fills at most: a ground fills it all. */
const THIN = 0.6
/** Pixels by which a line may rise from one column to the next. */
const SLOPE = 3
/** Shares of a word's columns: crossed by a line, or by anything drawn. */
const CROSSED = 0.5
const DRAWN = 0.2

/** `line`: the word is crossed out; `drawing`: something else is among its letters. */
export function crossings({ bounds, glyphs }: Word, pixels: Pixels): 'line' | 'drawing' | undefined {
  const letters = glyphs.filter(({ isWordy }) => isWordy).map(({ ink }) => pixels.boxOf(ink))
  if (letters.length === 0) return undefined
  const [left, , right] = pixels.boxOf(bounds)
  const top = -middleOf(letters.map((box) => -box[1]))
  const bottom = middleOf(letters.map((box) => box[3]))
  const edge = Math.round(EDGE * (bottom - top))
  const zone: PixelBox = [left, top + edge, right, bottom - edge]
  if (zone[3] <= zone[1]) return undefined
  const ground = pixels.groundOf([zone])
  const least = Math.max(LEAST, OF_CONTRAST * pixels.range('change', zone)[1])
  const columns = Array.from({ length: right - left }, (_, x) =>
    columnOf(pixels, left + x, zone, ground, least),
  )
  const thin = columns.filter((rows) => rows.length > 0 && rows.length <= THIN * (zone[3] - zone[1]))
  if (thin.length < DRAWN * columns.length) return undefined
  let level = 0
  let last: number | undefined
  for (const rows of thin) {
    const middle = ((rows[0] ?? 0) + (rows.at(-1) ?? 0)) / 2
    if (last === undefined || Math.abs(middle - last) <= SLOPE) level += 1
    last = middle
  }
  return level >= CROSSED * columns.length ? 'line' : 'drawing'
}

/** Of two in the middle the smaller one: most letters have no stems. */
const middleOf = (values: number[]): number => values.sort((a, b) => a - b)[(values.length - 1) >> 1] ?? 0

/** Rows of a column that differ from the ground. */
function columnOf(
  pixels: Pixels,
  x: number,
  [, top, , bottom]: PixelBox,
  ground: number,
  least: number,
): readonly number[] {
  const rows: number[] = []
  for (let y = top; y < bottom; y++) {
    if (Math.abs(pixels.without(x, y) - ground) >= least) rows.push(y)
  }
  return rows
}
