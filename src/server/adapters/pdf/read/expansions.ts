/**
 * Finds glyphs that are read as words: a font may map one glyph to several letters, as for a ligature, and so to words
 * that nobody sees.
 */
import { HIDDEN, type Units } from './text-buffer.ts'

/** Ligatures, digraphs, fractions and enclosed signs that fonts have as one glyph. */
const LIGATURE =
  /^(?:[ft]{1,3}[ijlbhk]?|[Tt]h|[cs][kpt]|ij|IJ|[aAoO][eE]|ss|SS|lj|LJ|Lj|nj|NJ|Nj|d[z\u017e]|D[z\u017e]|TM|SM|N[oº°]|\d[/\u2044]\d)$/u
/** Characters of other scripts: an Arabic or Indic ligature represents up to this many. */
const MOST_LETTERS = 4
const LATIN = /[\p{sc=Latin}\p{N}\s]/u
const MARKS = /\p{M}/gu

/** Numbers of a glyph in `inks`: its unit and the bounds of its ink. */
const STRIDE = 5

/** Hides the characters to which one glyph is mapped, unless it can show them. */
export function hideExpansions(inks: readonly number[], { codes, sights, length }: Units): void {
  for (let first = 0; first < inks.length; ) {
    let next = first + STRIDE
    while (next < inks.length && isSame(inks, first, next)) next += STRIDE
    if (next > first + STRIDE) {
      const start = inks[first] ?? 0
      const end = Math.min(length, (inks[next - STRIDE] ?? 0) + 1)
      const shown = String.fromCharCode(...codes.subarray(start, Math.min(end, start + LONGEST)))
      if (!isLigature(shown)) sights.fill(HIDDEN, start, end)
    }
    first = next
  }
}

/** Whether two characters have the ink of one glyph. */
function isSame(inks: readonly number[], one: number, other: number): boolean {
  return (
    inks[one + 1] === inks[other + 1] &&
    inks[one + 2] === inks[other + 2] &&
    inks[one + 3] === inks[other + 3] &&
    inks[one + 4] === inks[other + 4] &&
    (inks[one + 3] ?? 0) > (inks[one + 1] ?? 0)
  )
}

/** Units that are examined. */
const LONGEST = 16

function isLigature(shown: string): boolean {
  const letters = shown.replace(MARKS, '')
  if (letters.length <= 1 || LIGATURE.test(letters)) return true
  return letters.length <= MOST_LETTERS && !LATIN.test(letters)
}
