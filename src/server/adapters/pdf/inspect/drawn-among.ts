/** What is left among the words when their text is taken away: a line through them, a bar, a picture, a blank to fill in. */
import type { PixelBox, Pixels } from './pixels.ts'
import type { Word } from './place-text.ts'

/** Least difference from the ground, of 255. */
const LEAST = 40
/** Part of the height of most letters, above and below, where an underline or a rule may be. */
const EDGE = 0.27
/** Least difference over a word, as a share of the word's contrast. */
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

/** Points of the narrowest gap that is looked at. */
const NARROWEST = 1.2
/** Part of the words' height below and above them, where blanks are. */
const AROUND = 0.3
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
