/** Whether the letters of a word can be seen. */
import { extent } from '../engine/document.ts'
import type { Pixels } from './pixels.ts'
import type { Glyph, Word } from './place-text.ts'

/** Least change of a pixel, of 255, that a reader notices. */
const CHANGE = 30
/** Shares of a letter's rows and columns that change: what is left of one that is covered has fewer. */
const ROWS = 0.6
const COLUMNS = 0.6
/** Points below which letters are too low to be read: those of type of two points are about as high. */
const LOWEST = 1.2
/** Range of brightness of writing in a picture. */
const WRITING = 60

/** Signs are only looked at in words without letters, because many are hardly more than a dot. */
export function isShown(word: Word, pixels: Pixels): boolean {
  if (Math.min(extent(word.bounds, 0), extent(word.bounds, 1)) < LOWEST && word.glyphs.some(isLetter)) return false
  const letters = word.glyphs.filter(isLetter)
  return letters.length > 0
    ? letters.every((glyph) => isGlyphShown(glyph, pixels))
    : changes(word, pixels)
}

const isLetter = ({ isWordy }: Glyph): boolean => isWordy

function isGlyphShown(glyph: Glyph, pixels: Pixels): boolean {
  const { rows, columns } = changed(glyph, pixels)
  return rows >= ROWS && columns >= COLUMNS
}

function changed({ ink }: Glyph, pixels: Pixels): { rows: number; columns: number; count: number } {
  const box = pixels.boxOf(ink)
  const [rows, columns] = [new Set<number>(), new Set<number>()]
  let count = 0
  pixels.each(box, (at, x, y) => {
    if ((pixels.change[at] ?? 0) < CHANGE) return
    rows.add(y)
    columns.add(x)
    count += 1
  })
  return { rows: rows.size / (box[3] - box[1]), columns: columns.size / (box[2] - box[0]), count }
}

/** Whether anything of it can be seen. */
export function changes(word: Word, pixels: Pixels): boolean {
  return word.glyphs.some((glyph) => changed(glyph, pixels).count > 0)
}

/** Whether there is writing where a recognised word is. */
export function showsPicture({ bounds }: Word, pixels: Pixels): boolean {
  let [darkest, lightest] = [255, 0]
  pixels.each(pixels.boxOf(bounds), (at) => {
    const light = pixels.withText[at] ?? 0
    darkest = Math.min(darkest, light)
    lightest = Math.max(lightest, light)
  })
  return lightest - darkest >= WRITING
}
