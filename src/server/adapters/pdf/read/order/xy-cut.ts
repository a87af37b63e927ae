/** Orders the blocks of a page by position. */
import type { Piece } from '../../../../../domain/document/page-pieces.ts'
import { type Block, blocksOf, GUTTER, jumps, rowsOf } from './blocks.ts'
import { isProse, isWrapped } from './prose.ts'

/** Maximum depth of cutting a page, and maximum blocks for which it is tried. */
const DEEPEST = 24
const MOST_BLOCKS = 600

/** Lines of a cell; more of them side by side are rows of a table. */
const MOST_IN_CELL = 5
/** Points by which the left edges of a column's cells may differ. */
const SAME_EDGE = 3

/** From the top down where a gap crosses all blocks, and from left to right where one runs all the way down. */
export function cut(
  pieces: readonly Piece[],
  blocks: readonly Block[],
  depth = 0,
  tables: readonly Table[] = [],
): readonly number[] {
  const own = blocks.flatMap((block) => block.pieces)
  if (blocks.length < 2) return own
  if (depth > DEEPEST || blocks.length > MOST_BLOCKS) return inRows(pieces, own)
  const inner = (groups: readonly (readonly Block[])[], around: readonly Table[]): readonly number[] =>
    groups.flatMap((group) => cut(pieces, group, depth + 1, around))
  const rows = parted(blocks, ({ box }) => [-box[3], -box[1]], -SLACK)
  if (rows.length > 1) return inner(rows, [...tables, ...rows.flatMap((row) => tableOf(pieces, row))])
  const columns = columnsOf(blocks)
  if (columns.length < 2) return inRows(pieces, own)
  const isText = blocks.some((block) => isWrapped(pieces, block))
  const isCell = tables.some((table) => isRowOf(table, columns))
  return isText || isCell || readDown(pieces, linesOf(columns))
    ? inner(columns, tables)
    : asWritten(pieces, own)
}

const columnsOf = (blocks: readonly Block[]): readonly (readonly Block[])[] =>
  parted(blocks, ({ box }) => [box[0], box[2]], GUTTER)

const linesOf = (columns: readonly (readonly Block[])[]): readonly (readonly number[])[] =>
  columns.map((column) => column.flatMap((block) => block.pieces))

/** Left edges of the cells of a row that is read cell by cell: other rows with these cells are too. */
type Table = readonly number[]

const leftOf = (column: readonly Block[]): number => Math.min(...column.map(({ box }) => box[0]))

function tableOf(pieces: readonly Piece[], row: readonly Block[]): readonly Table[] {
  const columns = columnsOf(row)
  const lines = linesOf(columns)
  const isOneLine = lines.every((column) => column.length === 1)
  return columns.length > 1 && !isOneLine && readDown(pieces, lines) ? [columns.map(leftOf)] : []
}

function isRowOf(table: Table, columns: readonly (readonly Block[])[]): boolean {
  const isSame = columns.length === table.length
  return isSame && columns.every((column, at) => Math.abs(leftOf(column) - (table[at] ?? 0)) < SAME_EDGE)
}

/**
 * Whether cells side by side are read one by one: each is prose, or at most half as high as the highest, or there are few
 * lines, more in some cells than in others, and some are wrapped ones.
 */
function readDown(pieces: readonly Piece[], columns: readonly (readonly number[])[]): boolean {
  const rows = columns.map((column) => rowsOf(pieces, column).length)
  const highest = Math.max(...rows)
  const isWrapped = (column: readonly number[]): boolean => column.length > 1 && isProse(pieces, column)
  const isEven = rows.every((count) => count === highest)
  if (highest <= MOST_IN_CELL && !isEven && columns.some(isWrapped)) return true
  return columns.every((column, at) => (rows[at] ?? 0) * 2 <= highest || isProse(pieces, column))
}

/** In the stream's order, unless it jumps up and down: then line by line. */
function asWritten(pieces: readonly Piece[], own: readonly number[]): readonly number[] {
  const stream = own.toSorted((a, b) => a - b)
  return jumps(blocksOf(pieces, stream)) === 0 ? stream : inRows(pieces, own)
}

function inRows(pieces: readonly Piece[], own: readonly number[]): readonly number[] {
  return rowsOf(pieces, own).flat()
}

/** Points by which two separate blocks may overlap. */
const SLACK = 1

/** Groups with disjoint extents, in ascending order; blocks keep their order within each. */
function parted(
  blocks: readonly Block[],
  extentOf: (block: Block) => readonly [number, number],
  apart: number,
): readonly (readonly Block[])[] {
  const sorted = blocks.map((block, at) => ({ at, extent: extentOf(block) }))
  sorted.sort((a, b) => a.extent[0] - b.extent[0] || a.at - b.at)
  const groups: { end: number; members: number[] }[] = []
  for (const { at, extent } of sorted) {
    const group = groups.at(-1)
    if (group && extent[0] < group.end + apart) {
      group.members.push(at)
      group.end = Math.max(group.end, extent[1])
    } else groups.push({ end: extent[1], members: [at] })
  }
  return groups.map(({ members }) => members.sort((a, b) => a - b).flatMap((at) => blocks[at] ?? []))
}
