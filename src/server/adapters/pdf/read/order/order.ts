/**
 * Reading order. Keeps the stream's order if a reader could follow it; if it jumps up and down the page or returns to
 * earlier paragraphs, orders paragraphs and cells by position.
 */

import { frameOf } from '../../../../../domain/document/page-frame.ts'
import { highOf, type Piece, piecesOf } from '../../../../../domain/document/page-pieces.ts'
import { TextBuffer, type Units } from '../text/text-buffer.ts'
import { isAcross } from './across-columns.ts'
import { type Block, blocksByPiece, blocksOf, jumps } from './blocks.ts'
import { FEWEST_ROWS, isBeside, isProse, SLACK, withColumns } from './columns.ts'
import { type Begun, capitalsOf, withCapitals } from './drop-capitals.ts'
import { hasEnclosed, withInserted } from './inserted-text.ts'
import { straightenLatin } from './latin-runs.ts'
import { asideOf, textIn, withAside } from './line-numbers-and-ruby.ts'
import { withMarks } from './marks.ts'
import { paragraphsOf } from './paragraphs.ts'
import { seamsOf } from './seams.ts'
import { isInterrupted } from './wrapped-text.ts'
import { cut } from './xy-cut.ts'

/** Jumps that justify reordering the page: a header or footer written last makes one. */
const FEW_JUMPS = 2
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
  if (!lines || lines.length < 2 || isVertical(lines)) return { units, seams: [] }
  const pieces = hasEnclosed(lines) ? (piecesOf(units, WORD_GAP) ?? lines) : lines
  const textOf = textIn(units)
  const aside = asideOf(pieces, textOf)
  const capitals = capitalsOf(pieces, textOf)
  if (aside.size + capitals.size === 0) {
    const order = placed(pieces)
    if (!order.every((piece, at) => piece === at)) return arranged(units, pieces, order, capitals)
    return { units, seams: seamsOf(pieces, order).map((at) => pieces[at]?.start ?? 0) }
  }
  const others = placedWithout(pieces, new Set([...aside, ...capitals.keys()]))
  const order = withCapitals(withAside(pieces, others, aside, textOf), capitals)
  return arranged(units, pieces, order, capitals)
}

function placed(pieces: readonly Piece[]): readonly number[] {
  return withInserted(pieces, pieces.length < 3 ? [...pieces.keys()] : orderOf(pieces))
}

/** Indices of the other pieces in reading order. */
function placedWithout(pieces: readonly Piece[], aside: ReadonlySet<number>): readonly number[] {
  const others = [...pieces.keys()].filter((at) => !aside.has(at))
  return placed(others.flatMap((at) => pieces[at] ?? [])).map((index) => others[index] ?? 0)
}

/** Indices of the pieces in reading order. */
export function orderOf(pieces: readonly Piece[]): readonly number[] {
  const stream = withColumns(pieces, [...pieces.keys()])
  const before = jumps(blocksOf(pieces, stream))
  const paragraphs = paragraphsOf(pieces)
  if (!paragraphs) return stream
  const prose = paragraphs.filter((block) => block.pieces.length > 1 && isProse(pieces, block.pieces))
  const isWoven =
    returns(stream, prose) >= FEWEST_ROWS ||
    isInterrupted(pieces, stream, paragraphs) ||
    isAcross(pieces, stream, paragraphs, prose)
  if (before < FEW_JUMPS && !isWoven) return stream
  const byPlace = cut(pieces, paragraphs)
  const after = jumps(blocksOf(pieces, byPlace))
  return after * 2 <= before || (isWoven && after <= before) ? byPlace : stream
}

/** Counts how often the order returns to one of the blocks after lines of another one. */
function returns(order: readonly number[], blocks: readonly Block[]): number {
  const blockOf = blocksByPiece(blocks)
  const seen = new Set<Block>()
  let count = 0
  let last: Block | undefined
  for (const at of order) {
    const block = blockOf.get(at)
    if (!block) continue
    if (block !== last && seen.has(block)) count += 1
    seen.add(block)
    last = block
  }
  return count
}

function isVertical(pieces: readonly Piece[]): boolean {
  const tall = pieces.filter(({ box, inked }) => inked > 2 && box[3] - box[1] > 1.5 * (box[2] - box[0]))
  return tall.length > VERTICAL_SHARE * pieces.length
}

function arranged(
  units: Units,
  pieces: readonly Piece[],
  order: readonly number[],
  capitals: ReadonlyMap<number, Begun>,
): Ordered {
  const buffer = new TextBuffer(units.length)
  const places = new Set(seamsOf(pieces, order))
  const seams: number[] = []
  let last = -1
  let isBegun = false
  for (const [place, at] of order.entries()) {
    const [before, piece] = [pieces[last], pieces[at]]
    if (!piece) continue
    if (before && !isBegun && !isJoined(before, piece, at === last + 1))
      buffer.push(isBeside(before, piece, SLACK) ? SPACE : NEW_LINE)
    if (places.has(place) && !isBegun) seams.push(buffer.length)
    isBegun = capitals.get(at)?.isWord === false
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
