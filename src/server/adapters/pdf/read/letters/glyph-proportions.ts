/** Tells the glyphs of a page apart without drawing them. */
import type { Glyphs } from '../text/glyphs.ts'

/** Maximum difference between the proportions of one glyph at two places. */
const SAME_GLYPH = 0.0006
/** Share of a glyph that its neighbour may cover where it is measured. */
const COVERED = 0.12

/** A number that tells a font's glyphs apart: the shape of the ink and where it lies in the character's box. */
export function proportionsOf(glyphs: Glyphs, glyph: number, boxes: Float32Array): number {
  const box = glyphs.unit(glyph) * 4
  const x = glyphs.left(glyph) - (boxes[box] ?? 0)
  const y = glyphs.bottom(glyph) - (boxes[box + 1] ?? 0)
  return (glyphs.width(glyph) + 3 * x + 7 * y) / glyphs.height(glyph)
}

export function isKnown(all: readonly number[] | undefined, one: number): boolean {
  if (all) for (const known of all) if (Math.abs(one - known) <= SAME_GLYPH) return true
  return false
}

/** Whether the glyph has ink and its neighbours in the same text object hardly touch it. */
export function isClear(glyphs: Glyphs, glyph: number): boolean {
  const [wide, high] = [glyphs.width(glyph), glyphs.height(glyph)]
  if (!(wide > 0 && high > 0)) return false
  return [glyph - 1, glyph + 1].every((next) => {
    if (next < 0 || next >= glyphs.length || glyphs.owner(next) !== glyphs.owner(glyph)) return true
    const x =
      Math.min(glyphs.right(glyph), glyphs.right(next)) - Math.max(glyphs.left(glyph), glyphs.left(next))
    const y =
      Math.min(glyphs.top(glyph), glyphs.top(next)) - Math.max(glyphs.bottom(glyph), glyphs.bottom(next))
    return !(x > 0 && y > 0 && x * y > COVERED * wide * high)
  })
}
