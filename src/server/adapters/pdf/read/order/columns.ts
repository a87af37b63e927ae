/** Reorders prose columns whose lines alternate in the stream: the whole left column before the right one. */
import type { Piece } from '../../../../../domain/document/page-pieces.ts'

/** Minimum rows side by side that count as columns. */
export const FEWEST_ROWS = 4
/** Minimum width of a line of prose, in line heights, on average: about 20 Latin letters. */
const PROSE = 11
/** Minimum share of a column's lines that reach this share of its width. */
const FULL_SHARE = 0.6
const FULL_WIDTH = 0.75

/** Returns indices of pieces in reading order; `order` is the stream's order. */
export function withColumns(pieces: readonly Piece[], order: readonly number[]): readonly number[] {
  const read: number[] = []
  for (let at = 0; at < order.length; ) {
    const rows = rowsFrom(pieces, order, at)
    const taken = Math.max(
      1,
      rows.reduce((sum, row) => sum + row.left.length + row.right.length, 0),
    )
    if (rows.length > 0 && isProse(pieces, columnOf(rows, 0)) && isProse(pieces, columnOf(rows, 1))) {
      for (const side of [0, 1] as const) for (const row of rows) read.push(...sideOf(row, side))
    } else read.push(...order.slice(at, at + taken))
    at += taken
  }
  return read
}

/** Pieces of one line left and right of the gutter. */
interface Row {
  readonly left: readonly number[]
  readonly right: readonly number[]
}

const sideOf = (row: Row, side: 0 | 1): readonly number[] => (side === 0 ? row.left : row.right)

const columnOf = (rows: readonly Row[], side: 0 | 1): readonly number[] =>
  rows.flatMap((row) => sideOf(row, side))

/** Rows from `at` on divided by a common gutter; one column may end before the other. */
function rowsFrom(pieces: readonly Piece[], order: readonly number[], at: number): readonly Row[] {
  const rows: Row[] = []
  let [from, to] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  let next = at
  while (next < order.length) {
    const first = pieces[order[next] ?? 0]
    const second = pieces[order[next + 1] ?? -1]
    if (!first) break
    const isPair = second !== undefined && isBeside(first, second)
    const last = lastBox(pieces, rows.at(-1))
    if (last && first.box[3] > last[3]) break
    if (isPair) {
      if (Math.max(from, first.box[2]) >= Math.min(to, second.box[0])) break
      from = Math.max(from, first.box[2])
      to = Math.min(to, second.box[0])
      rows.push({ left: [order[next] ?? 0], right: [order[next + 1] ?? 0] })
      next += 2
    } else {
      if (rows.length === 0 || (first.box[0] < to && first.box[2] > from)) break
      const isLeft = first.box[2] <= to
      rows.push(isLeft ? { left: [order[next] ?? 0], right: [] } : { left: [], right: [order[next] ?? 0] })
      next += 1
    }
  }
  return rows.filter(({ left, right }) => left.length > 0 && right.length > 0).length >= FEWEST_ROWS
    ? rows
    : []
}

function lastBox(pieces: readonly Piece[], row: Row | undefined): Piece['box'] | undefined {
  return pieces[row?.left[0] ?? row?.right[0] ?? -1]?.box
}

/** Points by which words of a line that were not drawn one after the other may overlap. */
export const SLACK = 1

/** Whether the second is on the first one's line, to its right; they may overlap by `slack` points. */
export function isBeside(first: Piece, second: Piece, slack = 0): boolean {
  const shared = Math.min(first.box[3], second.box[3]) - Math.max(first.box[1], second.box[1])
  const high = Math.min(first.box[3] - first.box[1], second.box[3] - second.box[1])
  return shared >= 0.5 * high && second.box[0] >= first.box[2] - slack
}

/** Whether lines are long and mostly reach the column's edge, unlike table cells. */
export function isProse(pieces: readonly Piece[], lines: readonly number[]): boolean {
  let [left, right, long, high] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0]
  for (const at of lines) {
    const box = pieces[at]?.box ?? NOWHERE
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

const NOWHERE = [0, 0, 0, 0] as const
