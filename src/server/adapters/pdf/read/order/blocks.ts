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
export function blocksByPiece(blocks: readonly Block[]): readonly (Block | undefined)[] {
  const byPiece: Block[] = []
  for (const block of blocks) for (const at of block.pieces) byPiece[at] = block
  return byPiece
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

/** Maximum pieces on a line; a page with more is a drawing. */
export const MOST_IN_ROW = 60

const NOWHERE = [0, 0, 0, 0] as const

interface Open {
  readonly pieces: number[]
  box: Block['box']
  /** Index of its last line. */
  last: number
}

/** Indices of pieces from the top down, those of a line from left to right. */
export type Rows = readonly (readonly number[])[]

export function rowsOf(pieces: readonly Piece[], chosen: Iterable<number> = pieces.keys()): Rows {
  const rows: number[][] = []
  for (const at of [...chosen].sort((a, b) => middleOf(pieces, b) - middleOf(pieces, a) || a - b)) {
    const row = rows.at(-1)
    const isSame = row && boxAt(pieces, row[0] ?? 0)[1] * 2 < middleOf(pieces, at)
    if (row && isSame) row.push(at)
    else rows.push([at])
  }
  return rows.map((row) => row.sort((a, b) => boxAt(pieces, a)[0] - boxAt(pieces, b)[0] || a - b))
}

export const boxAt = (pieces: readonly Piece[], at: number): Rect => pieces[at]?.box ?? NOWHERE

/** Twice the height of its middle. */
function middleOf(pieces: readonly Piece[], at: number): number {
  const box = boxAt(pieces, at)
  return box[1] + box[3]
}

/** A page's pieces, with what all looks at their order begin with. */
export interface Layout {
  readonly pieces: readonly Piece[]
  readonly rows: Rows
  /** Undefined for pages that are drawings. */
  readonly paragraphs: readonly Block[] | undefined
}

export function layoutOf(pieces: readonly Piece[]): Layout {
  const rows = rowsOf(pieces)
  return { pieces, rows, paragraphs: paragraphsOf(pieces, rows) }
}

/** A line joins the block above it if it is the only one below that block and that block is the only one above it. */
function paragraphsOf(pieces: readonly Piece[], rows: Rows): readonly Block[] | undefined {
  if (rows.some((row) => row.length > MOST_IN_ROW)) return undefined
  const blocks: Open[] = []
  /** Those that a line may join, the one that grew last at the end. */
  const open: Open[] = []
  for (const row of rows) {
    const above = row.map((at) => open.filter((block) => isAbove(pieces, block, at)))
    const joined = row.map((at, i): Open => {
      const [only, ...others] = above[i] ?? []
      const isOnly = only && others.length === 0 && above.filter((each) => each.includes(only)).length === 1
      const box = boxAt(pieces, at)
      if (!isOnly) return { pieces: [at], box, last: at }
      only.pieces.push(at)
      only.box = union(only.box, box)
      only.last = at
      return only
    })
    for (const block of joined) {
      if (block.pieces.length === 1) blocks.push(block)
      else open.splice(open.lastIndexOf(block), 1)
    }
    open.push(...joined)
    if (open.length > MOST_IN_ROW) open.splice(0, open.length - MOST_IN_ROW)
  }
  return blocks
}

function isAbove(pieces: readonly Piece[], { last, box }: Open, at: number): boolean {
  const before = pieces[last]
  const piece = pieces[at]
  return before !== undefined && piece !== undefined && follows(before, piece, box)
}
