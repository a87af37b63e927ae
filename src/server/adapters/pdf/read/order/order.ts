/** Keeps the stream's order if a reader could follow it; if it jumps or returns, orders paragraphs and cells by position. */

import { frameOf } from '../../../../../domain/document/page-frame.ts'
import { highOf, type Piece, piecesOf } from '../../../../../domain/document/page-pieces.ts'
import { TextBuffer, type Units } from '../text/text-buffer.ts'
import {
  type Block,
  blocksByPiece,
  blocksOf,
  isBeside,
  jumps,
  type Layout,
  layoutOf,
  SLACK,
} from './blocks.ts'
import { hasEnclosed, withInserted } from './inserted-text.ts'
import { straightenLatin } from './latin-runs.ts'
import { lineNumbersOf, withAside } from './line-numbers.ts'
import { withMarks } from './marks.ts'
import { isProse, isWrapped } from './prose.ts'
import { seamsOf } from './seams.ts'
import { cut } from './xy-cut.ts'

/** Breaks that justify reordering the page: a header or footer written last makes one. */
const FEW_BREAKS = 2
/** Share of pieces higher than wide above which a page is set vertically and keeps its order. */
const VERTICAL_SHARE = 0.3

/** Gap between words, in line heights, if other words are in a gap of their line. */
const WORD_GAP = 0.15
const NEW_LINE = 10
const SPACE = 32

export interface Ordered {
  /** Unchanged if already ordered. No character is lost or doubled. */
  readonly units: Units
  /** Units before which the order is in doubt, ascending. */
  readonly seams: readonly number[]
}

/** The page's units in reading order. */
export function inReadingOrder(drawn: Units): Ordered {
  const units = withMarks(drawn)
  const frame = frameOf(units)
  if (frame.isMirrored) straightenLatin(units, frame)
  const read = ordered(units)
  // Words may have been put in the order of their line.
  if (frame.isMirrored && read.units !== units) straightenLatin(read.units, frame)
  return read
}

function ordered(units: Units): Ordered {
  const lines = piecesOf(units)
  if (!lines || isVertical(lines) || !hasBeside(lines)) return { units, seams: [] }
  const whole = layoutOf(lines)
  const layout = hasEnclosed(whole) ? layoutOf(piecesOf(units, WORD_GAP) ?? lines) : whole
  const order = orderWith(units, layout, lineNumbersOf(units, layout))
  const seams = seamsOf(layout, order)
  if (!order.every((piece, at) => piece === at)) return arranged(units, layout.pieces, order, seams)
  return { units, seams: seams.map((at) => layout.pieces[at]?.start ?? 0) }
}

function orderWith(units: Units, layout: Layout, aside: ReadonlySet<number>): readonly number[] {
  if (aside.size === 0) return placed(layout)
  const { pieces } = layout
  const others = [...pieces.keys()].filter((at) => !aside.has(at))
  const order = placed(layoutOf(others.flatMap((at) => pieces[at] ?? []))).map((at) => others[at] ?? 0)
  return withAside(units, pieces, order, aside)
}

function placed(layout: Layout): readonly number[] {
  return withInserted(layout, orderOf(layout))
}

/** Indices of the pieces in reading order. */
function orderOf({ pieces, paragraphs }: Layout): readonly number[] {
  const stream = [...pieces.keys()]
  if (!paragraphs) return stream
  const prose = paragraphs.filter((block) => block.pieces.length > 1 && isProse(pieces, block.pieces))
  const running = paragraphs.filter((block) => isWrapped(pieces, block) || prose.includes(block))
  /** How often it goes back up the page, or returns to running text that it had left. */
  const breaks = (order: readonly number[]): number =>
    jumps(blocksOf(pieces, order)) + returns(order, running)
  const before = breaks(stream)
  const isWoven = isAcross(pieces, stream, paragraphs, prose)
  if (before < FEW_BREAKS && !isWoven) return stream
  const byPlace = cut(pieces, paragraphs)
  const after = breaks(byPlace)
  return after * 2 <= before || (isWoven && after <= before) ? byPlace : stream
}

/** Points by which lines below each other may overlap. */
const OVERLAP = 2

/** Whether anything was drawn that is not below all that was drawn before: if not, there is one order only. */
function hasBeside(pieces: readonly Piece[]): boolean {
  return pieces.some(({ box }, at) => box[3] > (pieces[at - 1]?.box[1] ?? Number.POSITIVE_INFINITY) + OVERLAP)
}

/** Counts how often the order returns to one of the blocks after lines of another one. */
function returns(order: readonly number[], blocks: readonly Block[]): number {
  const blockOf = blocksByPiece(blocks)
  const seen = new Set<Block>()
  let count = 0
  let last: Block | undefined
  for (const at of order) {
    const block = blockOf[at]
    if (!block) continue
    if (block !== last && seen.has(block)) count += 1
    seen.add(block)
    last = block
  }
  return count
}

function isVertical(pieces: readonly Piece[]): boolean {
  return pieces.filter(isTall).length > VERTICAL_SHARE * pieces.length
}

const isTall = ({ box, inked }: Piece): boolean => inked > 2 && box[3] - box[1] > 1.5 * (box[2] - box[0])

function arranged(
  units: Units,
  pieces: readonly Piece[],
  order: readonly number[],
  doubts: readonly number[],
): Ordered {
  const buffer = new TextBuffer(units.length)
  const places = new Set(doubts)
  const seams: number[] = []
  let last = -1
  for (const [place, at] of order.entries()) {
    const [before, piece] = [pieces[last], pieces[at]]
    if (!piece) continue
    if (before && !isJoined(before, piece, at === last + 1))
      buffer.push(isBeside(before, piece, SLACK) ? SPACE : NEW_LINE)
    if (places.has(place)) seams.push(buffer.length)
    buffer.copy(units, piece.start, piece.end)
    last = at
  }
  return { units: buffer.units(), seams }
}

/** Whether they are of one word, of which some letters were drawn later, in another font. */
function isJoined(before: Piece, piece: Piece, isNext: boolean): boolean {
  const high = Math.min(highOf(before), highOf(piece))
  return !isNext && isBeside(before, piece, SLACK) && piece.box[0] - before.box[2] < WORD_GAP * high
}

/** Maximum blocks of prose, and blocks, that are examined: a drawing has more. */
const MOST_PROSE = 60
const MOST_BLOCKS = 400

/**
 * Whether a heading or a note across two columns was written between them, like lines of the left one: the order has a line
 * below two blocks of prose beside each other, after the one and before the other.
 */
export function isAcross(
  pieces: readonly Piece[],
  order: readonly number[],
  blocks: readonly Block[],
  prose: readonly Block[],
): boolean {
  if (prose.length < 2 || prose.length > MOST_PROSE || blocks.length > MOST_BLOCKS) return false
  const rank = new Map(order.map((at, index) => [at, index]))
  const begin = ({ pieces: [first] }: Block): number => rank.get(first ?? -1) ?? 0
  for (const across of blocks) {
    const above = prose.filter((block) => isOver(block.box, across.box))
    const [earlier, later] = [
      above.filter((block) => begin(block) < begin(across)),
      above.filter((block) => begin(block) > begin(across)),
    ]
    // Lines of both columns that were taken for one block are not across.
    const lines = earlier.length * later.length === 0 ? [] : across.pieces.flatMap((at) => pieces[at] ?? [])
    const isFound = lines.some(({ box }) => {
      const isUnder = (block: Block): boolean => isOver(block.box, box)
      return later.some(
        (right) => isUnder(right) && earlier.some((left) => left.box[2] <= right.box[0] && isUnder(left)),
      )
    })
    if (isFound) return true
  }
  return false
}

function isOver(upper: Block['box'], lower: Block['box']): boolean {
  const shared = Math.min(upper[2], lower[2]) - Math.max(upper[0], lower[0])
  return upper[1] >= lower[3] - 1 && shared > 0.3 * (upper[2] - upper[0])
}
