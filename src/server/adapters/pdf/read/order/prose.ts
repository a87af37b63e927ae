/** Recognises running text: its lines are long and full, or each ended where the next one's first word had no room. */
import type { Piece } from '../../../../../domain/document/page-pieces.ts'
import { type Block, boxAt, type Rows } from './blocks.ts'

/** Minimum width of a line of prose, in line heights, on average: about 20 Latin letters. */
const PROSE = 11
/** Minimum share of a column's lines that reach this share of its width. */
const FULL_SHARE = 0.6
const FULL_WIDTH = 0.75

/** Width of a space, in line heights. */
const SPACE = 0.2
/** Lines that must show that the text is wrapped; a list shows it by chance in one of three lines. */
const FEWEST = 2
/** Width of narrow cells, in line heights: lists of them are often about equally wide. */
const NARROW = 16

/** Whether lines are long and mostly reach the column's edge, unlike table cells. */
export function isProse(pieces: readonly Piece[], lines: readonly number[]): boolean {
  let [left, right, long, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0]
  for (const at of lines) {
    const box = boxAt(pieces, at)
    left = Math.min(left, box[0])
    right = Math.max(right, box[2])
    long += box[2] - box[0]
    high += box[3] - box[1]
  }
  if (long < PROSE * high) return false
  const edge = left + FULL_WIDTH * (right - left)
  const full = lines.filter((at) => (pieces[at]?.box[2] ?? 0) >= edge).length
  return full >= Math.min(lines.length - 1, FULL_SHARE * lines.length)
}

/** Whether the first word of the next line had no room on the line, which could reach to `edge`. */
function hasNoRoom(line: Piece, next: Piece, edge: number): boolean {
  return line.box[2] + SPACE * (line.box[3] - line.box[1]) + next.word > edge
}

/** Whether at least this share of the lines have no room for the next one's first word. */
export function areWrapped(pieces: readonly Piece[], lines: Rows, edge: number, share: number): boolean {
  const full = lines.filter((line, at) => {
    const [last, next] = [pieces[line.at(-1) ?? -1], pieces[lines[at + 1]?.[0] ?? -1]]
    return last !== undefined && next !== undefined && hasNoRoom(last, next, edge)
  })
  return full.length >= share * (lines.length - 1)
}

/** Whether all lines but the longest and the last show that the text is wrapped, and these are enough. */
export function isWrapped(pieces: readonly Piece[], { pieces: lines, box }: Block): boolean {
  const first = pieces[lines[0] ?? 0]
  if (!first || lines.length < FEWEST + 2 || box[2] - box[0] < NARROW * (first.box[3] - first.box[1]))
    return false
  return lines.slice(1).every((at, i) => {
    const [before, next] = [pieces[lines[i] ?? 0], pieces[at]]
    if (!before || !next || next.box[3] > before.box[3]) return false
    return hasNoRoom(before, next, box[2])
  })
}
