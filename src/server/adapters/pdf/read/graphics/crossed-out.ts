/** Finds words crossed out by a drawn line: the document itself deletes them, so they prove nothing. */

import { HORIZONTAL, VERTICAL } from '../objects/crossing.ts'
import type { Strokes } from '../objects/strokes.ts'
import type { Glyphs } from '../text/glyphs.ts'
import { wordAround } from '../text/sights.ts'
import { HIDDEN, STRUCK, type Units } from '../text/text-buffer.ts'

/** The directions of the lines that cross each of the `length` units of the text. */
export function crossedBy(lines: readonly Strokes[], glyphs: Glyphs, length: number): Uint8Array {
  const crossed = new Uint8Array(length)
  for (const strokes of lines) {
    if (!strokes.mayCross()) continue
    for (let glyph = 0; glyph < glyphs.length; glyph++) {
      const unit = glyphs.unit(glyph)
      crossed[unit] =
        (crossed[unit] ?? 0) |
        strokes.crossing(glyphs.left(glyph), glyphs.bottom(glyph), glyphs.right(glyph), glyphs.top(glyph))
    }
  }
  return crossed
}

/** Minimum letters that count as crossed out without the rest of their word. */
const FEWEST = 3

/**
 * Marks visible letters crossed in the direction in which their word runs: most of the word, or several in a row.
 * `partly`: hidden letters that are partly visible, such as the strokes above and below a thick line.
 */
export function strikeOut(units: Units, crossed: Uint8Array, partly: ReadonlySet<number>): void {
  const mark = (start: number, end: number): void => {
    for (let at = start; at < end; at++) {
      if (units.sights[at] !== HIDDEN || partly.has(at)) units.sights[at] = STRUCK
    }
  }
  for (let unit = 0; unit < units.length; unit++) {
    if (crossed[unit] === 0) continue
    const { start, end } = wordAround(units, unit)
    const direction = directionOf(units, start, end)
    const isCrossed = (at: number): boolean => ((crossed[at] ?? 0) & direction) !== 0
    const word = Array.from({ length: end - start }, (_, at) => start + at)
    if (word.filter(isCrossed).length * 2 >= word.length) mark(start, end)
    for (let at = start, run = 0; at <= end; at++) {
      if (at === end || !isCrossed(at)) {
        if (run >= FEWEST) mark(at - run, at)
        run = 0
      } else run += 1
    }
    unit = end - 1
  }
}

function directionOf({ boxes }: Units, start: number, end: number): number {
  const step = (side: number): number =>
    Math.abs((boxes[(end - 1) * 4 + side] ?? 0) - (boxes[start * 4 + side] ?? 0))
  return step(1) > step(0) ? VERTICAL : HORIZONTAL
}

/** Marks the visible words of letters that drawings change. */
export function strikeTouched(units: Units, touched: readonly number[]): void {
  for (const unit of touched) {
    if (units.sights[unit] === HIDDEN) continue
    const { start, end } = wordAround(units, unit)
    for (let at = start; at < end; at++) if (units.sights[at] !== HIDDEN) units.sights[at] = STRUCK
  }
}
