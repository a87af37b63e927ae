/**
 * Glyphs that are read as several letters: ligatures, or words that nobody sees, because a font may map a glyph to any
 * text.
 */
import type { Glyphs } from '../text/glyphs.ts'
import { HIDDEN, type Units } from '../text/text-buffer.ts'

/** Ligatures, digraphs, fractions and enclosed signs that fonts have as one glyph. */
const LIGATURE =
  /^(?:[ft]{1,3}[ijlbhk]?|[Tt]h|[cs][hkpt]|Qu|ij|IJ|[aAoO][eE]|ss|SS|lj|LJ|Lj|nj|NJ|Nj|d[z\u017e]|D[z\u017e]|TM|SM|N[oº°]|\d[/\u2044]\d)$/u
/** Characters of other scripts: an Arabic or Indic ligature represents up to this many. */
const MOST_LETTERS = 4
const LATIN = /[\p{sc=Latin}\p{N}\s]/u
const MARKS = /\p{M}/gu
/** PDFium reverses the letters of a line that runs to the left, also within a ligature; none begins with an alef. */
const REVERSED = /^[\u0622\u0623\u0625\u0627\u0671]\u0644$/

/** Hides the characters to which one glyph is mapped, unless it can show them, and puts lam before alef. */
export function readLigatures(glyphs: Glyphs, { codes, sights, length }: Units): void {
  for (let first = 0; first < glyphs.length; ) {
    let next = first + 1
    while (next < glyphs.length && isSame(glyphs, first, next)) next += 1
    if (next > first + 1) {
      const start = glyphs.unit(first)
      const end = Math.min(length, glyphs.unit(next - 1) + 1)
      const shown = String.fromCharCode(...codes.subarray(start, Math.min(end, start + LONGEST)))
      if (REVERSED.test(shown)) codes.subarray(start, end).reverse()
      else if (!isLigature(shown)) sights.fill(HIDDEN, start, end)
    }
    first = next
  }
}

/** Whether two characters have the ink of one glyph. */
function isSame(glyphs: Glyphs, one: number, other: number): boolean {
  return (
    glyphs.left(one) === glyphs.left(other) &&
    glyphs.right(one) === glyphs.right(other) &&
    glyphs.bottom(one) === glyphs.bottom(other) &&
    glyphs.top(one) === glyphs.top(other) &&
    glyphs.width(one) > 0
  )
}

/** Units that are examined. */
const LONGEST = 16

function isLigature(shown: string): boolean {
  const letters = shown.replace(MARKS, '')
  if (letters.length <= 1 || LIGATURE.test(letters)) return true
  return letters.length <= MOST_LETTERS && !LATIN.test(letters)
}
