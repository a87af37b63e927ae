/** Finds a heading or a note across two columns that was written between them, like lines of the left one. */
import type { Block } from './blocks.ts'

/** Maximum blocks of prose, and blocks, that are examined: a drawing has more. */
const MOST_PROSE = 60
const MOST_BLOCKS = 400

/** Whether the order has a block below two others of prose beside each other, after the one and before the other. */
export function isAcross(
  order: readonly number[],
  blocks: readonly Block[],
  prose: readonly Block[],
): boolean {
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
