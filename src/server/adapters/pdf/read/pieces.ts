/** A page's text cut into pieces of lines: what stands side by side without a wide gap, in the order of the stream. */
import type { PageText } from '../../../../domain/page-text.ts'
import type { Rect } from '../engine/document.ts'
import { isSpacing } from './hidden.ts'
import type { Units } from './text-buffer.ts'

export interface Piece {
  /** Units of the text, without separators around them; `end` exclusive. */
  readonly start: number
  readonly end: number
  /** As the page is shown: x to the right, y upwards. */
  readonly box: Rect
  /** Characters other than spaces. */
  readonly inked: number
}

/** Gap between two characters, in heights of the line, from which on they are in different pieces. */
const WIDE_GAP = 1.1
/** Pages with more pieces are left in the order of the stream. */
export const MOST_PIECES = 4_000

const NEW_LINE = 10

/** Undefined when the page has too many. */
export function piecesOf(units: Units, rotation: PageText['rotation']): readonly Piece[] | undefined {
  const pieces: Piece[] = []
  let open: Growing | undefined
  for (let at = 0; at < units.length; at++) {
    const box = shownBox(units.boxes, at, rotation)
    const isBreak = units.codes[at] === NEW_LINE || (box && open && !continues(open.box, box))
    if (isBreak && open) {
      pieces.push(open)
      open = undefined
      if (pieces.length > MOST_PIECES) return undefined
    }
    if (!box || isSpacing(units.codes[at] ?? 0)) continue
    open = open ? grown(open, box, at) : { start: at, end: at + 1, box, inked: 1 }
  }
  return open ? [...pieces, open] : pieces
}

type Growing = Piece

function grown(piece: Growing, box: Rect, at: number): Growing {
  const { box: own } = piece
  const wider: Rect = [
    Math.min(own[0], box[0]),
    Math.min(own[1], box[1]),
    Math.max(own[2], box[2]),
    Math.max(own[3], box[3]),
  ]
  return { start: piece.start, end: at + 1, box: wider, inked: piece.inked + 1 }
}

/** Whether the next character goes on with the piece: on its line, and no wide gap away on either side. */
function continues(piece: Rect, next: Rect): boolean {
  const high = Math.max(piece[3] - piece[1], next[3] - next[1])
  const shared = Math.min(piece[3], next[3]) - Math.max(piece[1], next[1])
  if (shared < 0.3 * Math.min(piece[3] - piece[1], next[3] - next[1])) return false
  return next[0] - piece[2] < WIDE_GAP * high && piece[0] - next[2] < WIDE_GAP * high
}

/** Undefined for what is not on the page. */
function shownBox(boxes: Float32Array, at: number, rotation: PageText['rotation']): Rect | undefined {
  const left = boxes[at * 4] ?? 0
  const bottom = boxes[at * 4 + 1] ?? 0
  const right = boxes[at * 4 + 2] ?? 0
  const top = boxes[at * 4 + 3] ?? 0
  if (!(right > left || top > bottom)) return undefined
  if (rotation === 90) return [bottom, -right, top, -left]
  if (rotation === 180) return [-right, -top, -left, -bottom]
  if (rotation === 270) return [-top, left, -bottom, right]
  return [left, bottom, right, top]
}
