/** The order is in doubt where it leaves or enters a paragraph beside others midway, or goes on in a cell or box beside it. */
import { highOf, type Piece } from '../../../../../domain/document/page-pieces.ts'
import { type Block, blocksByPiece, type Layout } from './blocks.ts'
import { areWrapped } from './prose.ts'

/** Least width of text, in heights of its lines: narrower cells hold words, not sentences. */
const NARROWEST = 8
/** Share of lines after which the next word had no room. */
const WRAPPED = 0.6

/** The places in the order before which it is in doubt. */
export function seamsOf({ pieces, paragraphs }: Layout, order: readonly number[]): readonly number[] {
  if (!paragraphs) return []
  const wide = paragraphs.filter((block) => isWide(pieces, block))
  const blockOf = blocksByPiece(wide)
  const text = new Set(
    wide.filter((block) => {
      const lines = block.pieces.map((at) => [at])
      return areWrapped(pieces, lines, block.box[2], WRAPPED)
    }),
  )
  return [...order.keys()].filter((place) => {
    const one = order[place - 1] ?? -1
    const other = order[place] ?? -1
    const from = blockOf[one]
    const to = blockOf[other]
    if (!from || !to || from === to) return false
    if (!(text.has(from) || text.has(to))) return false
    const isLeft = text.has(from) && from.pieces.at(-1) !== one
    const isEntered = text.has(to) && to.pieces[0] !== other
    const isUnlike = !(text.has(from) && text.has(to))
    return isLeft || isEntered || (isUnlike && areSideBySide(from.box, to.box))
  })
}

/** Points by which lines below each other may overlap. */
const SLACK = 2

function areSideBySide(one: Block['box'], other: Block['box']): boolean {
  const isApart = one[2] <= other[0] || other[2] <= one[0]
  return isApart && Math.min(one[3], other[3]) - Math.max(one[1], other[1]) > SLACK
}

/** Whether it has several lines, and room for sentences. */
function isWide(pieces: readonly Piece[], { pieces: lines, box }: Block): boolean {
  const first = pieces[lines[0] ?? -1]
  return first !== undefined && lines.length > 1 && box[2] - box[0] >= NARROWEST * highOf(first)
}
