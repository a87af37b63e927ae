/** Whether the letters of a word can be seen. */
import { extent } from '../engine/document.ts'
import type { Pixels } from './pixels.ts'
import type { Glyph, Word } from './place-text.ts'

/** Least change of a pixel, of 255, that a reader notices. */
const CHANGE = 30
/** Shares of a letter's height and width over which it changes: what is left of one that is covered has less. */
const HIGH = 0.6
const WIDE = 0.5
/** Points below which letters are too small to be read: those of type of two points are about as high. */
const SMALLEST = 1.2
/** Range of brightness of writing in a picture. */
const WRITING = 60

/** Signs count only in words without letters, being hardly more than dots. `isOfDrawings`: PDFium doesn't know the glyphs' size. */
export function isShown(word: Word, pixels: Pixels, isOfDrawings: boolean): boolean {
  const letters = word.glyphs.filter(isLetter)
  if (letters.length === 0) return changes(word, pixels)
  return letters.every((glyph) => {
    const { high, wide } = changed(glyph, pixels)
    return isOfDrawings ? high > 0 : high >= HIGH && wide >= WIDE
  })
}

/** Whether all letters of a line are too low, or too narrow, to be read. */
export function isTiny(line: readonly Word[]): boolean {
  const letters = line.flatMap(({ glyphs }) => glyphs).filter(isLetter)
  return (
    letters.length > 1 &&
    ([0, 1] as const).some((axis) => letters.every(({ ink }) => extent(ink, axis) < SMALLEST))
  )
}

const isLetter = ({ isWordy }: Glyph): boolean => isWordy

/** Shares of the letter's height and width over which it changes. */
function changed({ ink }: Glyph, pixels: Pixels): { high: number; wide: number } {
  const box = pixels.boxOf(ink)
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let y = box[1]; y < box[3]; y++) {
    for (let x = box[0]; x < box[2]; x++) {
      if (pixels.change(x, y) < CHANGE) continue
      if (x < left) left = x
      if (x >= right) right = x + 1
      if (y < top) top = y
      bottom = y + 1
    }
  }
  return {
    high: Math.max(0, bottom - top) / (box[3] - box[1]),
    wide: Math.max(0, right - left) / (box[2] - box[0]),
  }
}

/** Whether anything of it can be seen. */
export function changes(word: Word, pixels: Pixels): boolean {
  return word.glyphs.some((glyph) => changed(glyph, pixels).high > 0)
}

/** Whether there is writing where a recognised word is. */
export function showsPicture({ bounds }: Word, pixels: Pixels): boolean {
  const [darkest, lightest] = pixels.range('withText', pixels.boxOf(bounds))
  return lightest - darkest >= WRITING
}
