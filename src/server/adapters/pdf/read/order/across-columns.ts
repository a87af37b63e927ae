/** Finds a heading or a note across two columns that was written between them, like lines of the left one. */
import type { Piece } from '../../../../../domain/page-pieces.ts'
import type { Block } from './blocks.ts'
import { isProse } from './columns.ts'

/** Maximum blocks of prose, and blocks, that are examined: a drawing has more. */
const MOST_PROSE = 60
const MOST_BLOCKS = 400

/** Whether the order has a block below two others beside each other, after the one and before the other. */
export function isAcross(
  pieces: readonly Piece[],
  order: readonly number[],
  blocks: readonly Block[],
): boolean {
  const prose = blocks.filter((block) => block.pieces.length > 1 && isProse(pieces, block.pieces))
  if (prose.length < 2 || prose.length > MOST_PROSE || blocks.length > MOST_BLOCKS) return false
  const rank = new Map(order.map((at, index) => [at, index]))
  const begin = ({ pieces: [first] }: Block): number => rank.get(first ?? -1) ?? 0
  return blocks.some((across) => {
    const above = prose.filter((block) => isOver(block.box, across.box))
    const earlier = above.filter((block) => begin(block) < begin(across))
    return above.some(
      (later) => begin(later) > begin(across) && earlier.some(({ box }) => box[2] <= later.box[0]),
    )
  })
}

function isOver(upper: Block['box'], lower: Block['box']): boolean {
  const shared = Math.min(upper[2], lower[2]) - Math.max(upper[0], lower[0])
  return upper[1] >= lower[3] - 1 && shared > 0.3 * (upper[2] - upper[0])
}
