/** Blocks of text (paragraphs, cells, boxes) and their reading order. */

import type { Piece } from '../../../../../domain/document/page-pieces.ts'
import { type Rect, union } from '../../engine/document.ts'

export interface Block {
  /** Indices of its pieces, in reading order. */
  readonly pieces: readonly number[]
  readonly box: Rect
}

/** Maximum distance to the next line and maximum shift of its start, in line heights. */
const WIDEST_STEP = 1
const WIDEST_SHIFT = 4
/** Least distance of columns in points: words that touch are of one line. */
export const GUTTER = 2

/** Points by which words of a line that were not drawn one after the other may overlap. */
export const SLACK = 1

/** Whether the second is on the first one's line, to its right; they may overlap by `slack` points. */
export function isBeside(first: Piece, second: Piece, slack = 0): boolean {
  const shared = Math.min(first.box[3], second.box[3]) - Math.max(first.box[1], second.box[1])
  const high = Math.min(first.box[3] - first.box[1], second.box[3] - second.box[1])
  return shared >= 0.5 * high && second.box[0] >= first.box[2] - slack
}

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

/** The block of each piece. */
export function blocksByPiece(blocks: readonly Block[]): ReadonlyMap<number, Block> {
  return new Map(blocks.flatMap((block) => block.pieces.map((at) => [at, block] as const)))
}

/** Whether the piece continues the block's last line, or begins its next one. */
export function follows(before: Piece, piece: Piece, block: Rect): boolean {
  if (isBeside(before, piece)) return true
  const high = Math.max(before.box[3] - before.box[1], piece.box[3] - piece.box[1])
  const low = before.box[1] - piece.box[3]
  const shared = Math.min(block[2], piece.box[2]) - Math.max(block[0], piece.box[0])
  if (low < -0.5 * high || low > WIDEST_STEP * high || shared <= 0) return false
  return (
    Math.abs(piece.box[0] - block[0]) < WIDEST_SHIFT * high || shared >= 0.5 * (piece.box[2] - piece.box[0])
  )
}

/** Counts steps back up the page, except those to the next column, which readers also take. */
export function jumps(blocks: readonly Block[]): number {
  let count = 0
  for (const [at, { box }] of blocks.entries()) {
    const next = blocks[at + 1]?.box
    if (next && next[1] >= box[3] - 1 && next[0] < box[2] + GUTTER) count += 1
  }
  return count
}
