/** Recognises wrapped text: where each line ended, the next one's first word had no room. */
import type { Piece } from '../../../../../domain/document/page-pieces.ts'
import { type Block, blocksByPiece } from './blocks.ts'

/** Width of a space, in line heights. */
const SPACE = 0.2
/** Lines that must show that the text is wrapped; a list shows it by chance in one of three lines. */
const FEWEST = 2
/** Width of narrow cells, in line heights: lists of them are often about equally wide. */
const NARROW = 16

/** Whether the first word of the next line had no room on the line, which could reach to `edge`. */
export function hasNoRoom(line: Piece, next: Piece, edge: number): boolean {
  return line.box[2] + SPACE * (line.box[3] - line.box[1]) + next.word > edge
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

/** Whether the order returns to wrapped text after a line beside it. */
export function isInterrupted(
  pieces: readonly Piece[],
  order: readonly number[],
  blocks: readonly Block[],
): boolean {
  const blockOf = blocksByPiece(blocks.filter((block) => isWrapped(pieces, block)))
  const left = new Set<Block>()
  let last: Block | undefined
  return order.some((at) => {
    const block = blockOf.get(at)
    if (block && left.has(block)) return true
    if (last && block !== last && isSide(last.box, pieces[at]?.box)) left.add(last)
    if (block) last = block
    return false
  })
}

function isSide(block: Block['box'], line: Piece['box'] | undefined): boolean {
  if (!line) return false
  const isApart = line[0] >= block[2] || line[2] <= block[0]
  return isApart && line[3] > block[1] && line[1] < block[3]
}
