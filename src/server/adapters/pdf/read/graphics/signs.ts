/** Drawn things that are read as characters. */
import { isSpacing } from '../../../../../domain/page-pieces.ts'
import type { Rect } from '../../engine/document.ts'
import { TextBuffer, type Units } from '../text/text-buffer.ts'

/** Unicode's object replacement character. */
export const OBJECT = '\ufffc'
export const BLANK = '____'

/** A drawn thing. Boxes are in user space turned upright: text runs to the right. */
export interface Sign {
  /** The character before which it is read. */
  readonly unit: number
  readonly box: Rect
  readonly text: string
  /** Whether it has the size of a check box: its drawing decides. */
  readonly isSquare: boolean
  /** Whether it is before the first word of a line. */
  readonly isFirst: boolean
}

/** `turns`: clockwise quarter turns that make the page upright. */
export function turned([left, bottom, right, top]: Rect, turns: number): Rect {
  if (turns === 1) return [bottom, -right, top, -left]
  if (turns === 2) return [-right, -top, -left, -bottom]
  return turns === 3 ? [-top, left, -bottom, right] : [left, bottom, right, top]
}

/** Turns the box of a sign back into user space. */
export function turnedBack(box: Rect, turns: number): Rect {
  return turned(box, (4 - turns) & 3)
}

/** The units with the signs among them, apart from words. */
export function withSigns(units: Units, signs: readonly Sign[], turns: number): Units {
  if (signs.length === 0) return units
  const buffer = new TextBuffer(units.length)
  const isApart = (unit: number): boolean => isSpacing(units.codes[unit] ?? SPACE)
  let from = 0
  for (const { unit, box, text } of signs) {
    buffer.copy(units, from, unit)
    from = unit
    if (!isApart(unit - 1)) buffer.push(SPACE)
    for (const char of text) buffer.push(char.charCodeAt(0), turnedBack(box, turns))
    if (!isApart(unit)) buffer.push(SPACE)
  }
  buffer.copy(units, from, units.length)
  return buffer.units()
}

const SPACE = 32
