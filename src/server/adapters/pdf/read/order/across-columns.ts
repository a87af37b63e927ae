/** Finds a heading or a note across two columns that was written between them, like lines of the left one. */
import type { Piece } from '../../../../../domain/document/page-pieces.ts'
import type { Block } from './blocks.ts'

/** Maximum blocks of prose, and blocks, that are examined: a drawing has more. */
const MOST_PROSE = 60
const MOST_BLOCKS = 400

/** Whether the order has a line below two blocks of prose beside each other, after the one and before the other. */
export function isAcross(
  pieces: readonly Piece[],
  order: readonly number[],
  blocks: readonly Block[],
  prose: readonly Block[],
): boolean {
  if (prose.length < 2 || prose.length > MOST_PROSE || blocks.length > MOST_BLOCKS) return false
  const rank = new Map(order.map((at, index) => [at, index]))
  const begin = ({ pieces: [first] }: Block): number => rank.get(first ?? -1) ?? 0
  return blocks.some((across) => {
    const above = prose.filter((block) => isOver(block.box, across.box))
    const [earlier, later] = [
      above.filter((block) => begin(block) < begin(across)),
      above.filter((block) => begin(block) > begin(across)),
    ]
    // Lines of both columns that were taken for one block are not across.
    const lines = earlier.length * later.length === 0 ? [] : across.pieces.flatMap((at) => pieces[at] ?? [])
    return lines.some(({ box }) => {
      const isUnder = (block: Block): boolean => isOver(block.box, box)
      return later.some(
        (right) => isUnder(right) && earlier.some((left) => left.box[2] <= right.box[0] && isUnder(left)),
      )
    })
  })
}

function isOver(upper: Block['box'], lower: Block['box']): boolean {
  const shared = Math.min(upper[2], lower[2]) - Math.max(upper[0], lower[0])
  return upper[1] >= lower[3] - 1 && shared > 0.3 * (upper[2] - upper[0])
}
