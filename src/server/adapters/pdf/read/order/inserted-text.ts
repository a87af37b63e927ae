/** Words or lines written later, or earlier, into a gap of other text: without them it would say what the page doesn't. */
import { CAPITAL_SIZE, highOf, type Piece } from '../../../../../domain/document/page-pieces.ts'
import { isBeside, type Layout, MOST_IN_ROW, SLACK } from './blocks.ts'

/** Maximum distance to the next line, in line heights: double spacing. */
const WIDEST_SPACING = 1.6
/** Share of the next line's height below which a line in between is a note or an index. */
const SMALLEST = 0.6
/** Maximum rows between two lines that are examined. */
const MOST_ROWS = 6
/** Rows by which letters of one line may be apart: they have several heights, and other cells have lines in between. */
const NEAR_ROWS = 2

/** Whether a piece is within another one of its line, in a gap too narrow to divide that one. */
export function hasEnclosed({ pieces, rows }: Layout): boolean {
  for (const row of rows) {
    let around: Piece | undefined
    for (const at of row) {
      const piece = pieces[at]
      if (!piece) continue
      const isWithin = around && piece.box[0] > around.box[0] + SLACK && piece.box[2] < around.box[2] - SLACK
      if (isWithin) return true
      if (!around || piece.box[2] > around.box[2]) around = piece
    }
  }
  return false
}

/** `order` with each piece that fills a gap moved into it. */
export function withInserted({ pieces, rows }: Layout, order: readonly number[]): readonly number[] {
  const rowOf = new Uint32Array(pieces.length)
  for (const [index, row] of rows.entries()) for (const at of row) rowOf[at] = index
  const moved = new Set<number>()
  const after = new Map<number, number[]>()

  /** The rows from `first` to `last`, without what was moved. */
  function piecesIn(first: number, last: number): readonly number[] {
    const near = rows.slice(Math.max(0, first), last + 1)
    return near.flatMap((row) => row.slice(0, MOST_IN_ROW)).filter((at) => !moved.has(at))
  }

  /** The next piece in the gap between two others: of one line, or of two. */
  function between(one: number, other: number): number | undefined {
    const first = pieces[one]
    const second = pieces[other]
    const row = rowOf[one] ?? 0
    const last = rowOf[other] ?? 0
    if (!first || !second) return undefined
    if (isOnLine(first, second)) {
      const [from, to] = [Math.min(row, last), Math.max(row, last)]
      if (to - from > NEAR_ROWS) return undefined
      const inGap = piecesIn(from - NEAR_ROWS, to + NEAR_ROWS).filter(
        (at) => at !== one && at !== other && isInGap(first, pieces[at], second),
      )
      return inGap.sort((a, b) => (pieces[a]?.box[0] ?? 0) - (pieces[b]?.box[0] ?? 0))[0]
    }
    if (last <= row + 1 || last > row + MOST_ROWS) return undefined
    return piecesIn(row + 1, last - 1).find((at) => isBetween(first, pieces[at], second))
  }

  /** Lines fill a gap if they are not a part of a text that goes on before or after them. */
  function isFilled(one: number, found: readonly number[], other: number): boolean {
    const [first, last] = [found[0], found.at(-1)]
    if (first === undefined || last === undefined) return false
    if (isOnLine(pieces[one], pieces[other])) return true
    const [before, after] = [order[order.indexOf(first) - 1], order[order.indexOf(last) + 1]]
    return !goesOn(before, first) && (after === other || !goesOn(last, after))
  }

  function goesOn(one = -1, other = -1): boolean {
    const [line, next] = [pieces[one], pieces[other]]
    if (!line || !next || highOf(line) >= CAPITAL_SIZE * highOf(next)) return false
    return rowOf[other] === (rowOf[one] ?? 0) + 1 && isUnder(line, next)
  }

  let last: number | undefined
  for (const at of order) {
    if (moved.has(at)) continue
    const found: number[] = []
    for (let next = last; next !== undefined; ) {
      next = between(next, at)
      if (next === undefined) break
      moved.add(next)
      found.push(next)
    }
    if (last !== undefined && isFilled(last, found, at)) after.set(last, found)
    else for (const one of found) moved.delete(one)
    last = at
  }
  if (moved.size === 0) return order
  const read: number[] = []
  const open = order.filter((at) => !moved.has(at)).reverse()
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    read.push(at)
    open.push(...(after.get(at) ?? []).toReversed())
  }
  return read
}

const isOnLine = (first: Piece | undefined, second: Piece | undefined): boolean =>
  first !== undefined && second !== undefined && isBeside(first, second, SLACK)

/** Whether it lies between two pieces of a line, and is no drop capital. */
const isInGap = (first: Piece, piece: Piece | undefined, second: Piece): boolean =>
  piece !== undefined &&
  isOnLine(first, piece) &&
  isOnLine(piece, second) &&
  highOf(piece) < CAPITAL_SIZE * Math.max(highOf(first), highOf(second))

/** Whether it is a line of about their size, right under the first and above the second. */
function isBetween(first: Piece, piece: Piece | undefined, second: Piece): boolean {
  if (!piece) return false
  const least = SMALLEST * Math.max(highOf(first), highOf(second))
  return (
    highOf(piece) >= least && isUnder(first, piece) && second.box[3] < piece.box[3] && shares(piece, second)
  )
}

function isUnder(first: Piece, piece: Piece): boolean {
  const high = Math.max(highOf(first), highOf(piece))
  const gap = first.box[1] - piece.box[3]
  return gap > -0.5 * high && gap < WIDEST_SPACING * high && shares(first, piece)
}

/** Whether they are in the same column. */
function shares({ box }: Piece, { box: other }: Piece): boolean {
  const shared = Math.min(box[2], other[2]) - Math.max(box[0], other[0])
  return shared >= 0.5 * Math.min(box[2] - box[0], other[2] - other[0])
}
