/** Blocks of text (paragraphs, cells, boxes) and their reading order. */

import type { Piece } from '../../../../domain/page-pieces.ts'
import type { Rect } from '../engine/document.ts'
import { isBeside } from './columns.ts'

export interface Block {
  /** Indices of its pieces, in reading order. */
  readonly pieces: readonly number[]
  readonly box: Rect
}

/** Maximum distance to the next line and maximum shift of its start, in line heights. */
const WIDEST_STEP = 1
const WIDEST_SHIFT = 4

/** Groups pieces that follow each other on a line or from one line to the next. */
export function blocksOf(pieces: readonly Piece[], order: readonly number[]): readonly Block[] {
  const blocks: { pieces: number[]; box: Rect }[] = []
  let before: Piece | undefined
  for (const at of order) {
    const piece = pieces[at]
    if (!piece) continue
    const block = blocks.at(-1)
    if (block && before && follows(before, piece, block.box)) {
      block.pieces.push(at)
      block.box = union(block.box, piece.box)
    } else blocks.push({ pieces: [at], box: piece.box })
    before = piece
  }
  return blocks
}

function follows(before: Piece, piece: Piece, block: Rect): boolean {
  if (isBeside(before, piece)) return true
  const high = Math.max(before.box[3] - before.box[1], piece.box[3] - piece.box[1])
  const low = before.box[1] - piece.box[3]
  const shared = Math.min(block[2], piece.box[2]) - Math.max(block[0], piece.box[0])
  if (low < -0.5 * high || low > WIDEST_STEP * high || shared <= 0) return false
  return (
    Math.abs(piece.box[0] - block[0]) < WIDEST_SHIFT * high || shared >= 0.5 * (piece.box[2] - piece.box[0])
  )
}

function union(a: Rect, b: Rect): Rect {
  return [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])]
}

/** Counts steps back up the page except those to the next column, which a reader takes too. */
export function jumps(blocks: readonly Block[]): number {
  let count = 0
  for (const [at, { box }] of blocks.entries()) {
    const next = blocks[at + 1]?.box
    if (next && next[1] >= box[3] - 1 && next[0] < box[2] - 1) count += 1
  }
  return count
}

/** Maximum depth of cutting a page, and maximum blocks for which it is tried. */
const DEEPEST = 24
const MOST_BLOCKS = 600

/**
 * Orders the blocks from the top down where a gap crosses all of them, from left to right where one runs all the way
 * down, and otherwise as in the stream.
 */
export function cut(blocks: readonly Block[], depth = 0): readonly Block[] {
  if (blocks.length < 2 || depth > DEEPEST || blocks.length > MOST_BLOCKS) return blocks
  const rows = parted(blocks, ({ box }) => [-box[3], -box[1]])
  if (rows.length > 1) return rows.flatMap((row) => cut(row, depth + 1))
  const columns = parted(blocks, ({ box }) => [box[0], box[2]])
  if (columns.length > 1) return columns.flatMap((column) => cut(column, depth + 1))
  return blocks
}

/** Points by which two separate blocks may overlap. */
const SLACK = 1

/** Groups with disjoint extents, in ascending order; blocks keep their order within each. */
function parted(
  blocks: readonly Block[],
  extentOf: (block: Block) => readonly [number, number],
): readonly (readonly Block[])[] {
  const sorted = blocks.map((block, at) => ({ at, extent: extentOf(block) }))
  sorted.sort((a, b) => a.extent[0] - b.extent[0] || a.at - b.at)
  const groups: { end: number; members: number[] }[] = []
  for (const { at, extent } of sorted) {
    const group = groups.at(-1)
    if (group && extent[0] < group.end - SLACK) {
      group.members.push(at)
      group.end = Math.max(group.end, extent[1])
    } else groups.push({ end: extent[1], members: [at] })
  }
  return groups.map(({ members }) => members.sort((a, b) => a - b).flatMap((at) => blocks[at] ?? []))
}
