/** Cuts a page's text into pieces of lines: text without a wide gap, in stream order. */
import type { PageText } from './page-text.ts'

/** Left, bottom, right, top. */
export type Box = readonly [number, number, number, number]

export interface Piece {
  /** Range of units without surrounding separators; `end` exclusive. */
  readonly start: number
  readonly end: number
  /** Rotated so that most lines run to the right. */
  readonly box: Box
  /** Number of characters other than spaces. */
  readonly inked: number
}

/** A page's UTF-16 units with their boxes, four numbers each; four zeros if not on the page. */
export interface Characters {
  readonly length: number
  readonly codes: Uint16Array
  readonly boxes: Float32Array
}

/** Gap between two characters, in line heights, that starts a new piece. */
const WIDE_GAP = 1.1
/** Pages with more pieces keep the stream's order. */
export const MOST_PIECES = 4_000

/** Characters examined for the direction of a page's lines. */
const SAMPLE = 500
const ROTATIONS = [0, 90, 180, 270] as const
const NEW_LINE = 10
const SPACE = 32
const NO_BREAK_SPACE = 0xa0
const WIDE_SPACES: readonly number[] = [0x1680, 0x202f, 0x205f, 0x3000]

type Numbers = [number, number, number, number]

interface Growing extends Piece {
  end: number
  readonly box: Numbers
  inked: number
}

/** Rotation that makes most lines run to the right, by the direction in which most characters follow each other. */
function directionOf({ length, boxes }: Characters): PageText['rotation'] {
  const ways = [0, 0, 0, 0]
  const step = Math.max(1, Math.floor(length / SAMPLE))
  for (let at = 1; at < length; at += step) {
    const before = at * 4 - 4
    if (boxes[before + 2] === 0 || boxes[before + 6] === 0) continue
    const x = (boxes[before + 4] ?? 0) - (boxes[before] ?? 0)
    const y = (boxes[before + 5] ?? 0) - (boxes[before + 1] ?? 0)
    const way = Math.abs(x) >= Math.abs(y) ? (x >= 0 ? 0 : 2) : y >= 0 ? 1 : 3
    ways[way] = (ways[way] ?? 0) + 1
  }
  const most = ways.indexOf(Math.max(...ways))
  return ROTATIONS[most] ?? 0
}

/** Undefined for more than MOST_PIECES. */
export function piecesOf(units: Characters, wideGap = WIDE_GAP): readonly Piece[] | undefined {
  const rotation = directionOf(units)
  const pieces: Growing[] = []
  const box: Numbers = [0, 0, 0, 0]
  let open: Growing | undefined
  let right = 0
  for (let at = 0; at < units.length; at++) {
    const code = units.codes[at] ?? 0
    const isDrawn = takeBox(units.boxes, at, rotation, box)
    const isApart = isDrawn && open && (!continues(open.box, box, wideGap) || isBefore(open, right, box))
    if (code === NEW_LINE || isApart) open = undefined
    if (!isDrawn || isSpacing(code)) continue
    right = box[2]
    if (open) grow(open, box, at)
    else {
      open = { start: at, end: at + 1, box: [...box], inked: 1 }
      pieces.push(open)
      if (pieces.length > MOST_PIECES) return undefined
    }
  }
  return pieces
}

function grow(piece: Growing, box: Numbers, at: number): void {
  const own = piece.box
  own[0] = Math.min(own[0], box[0])
  own[1] = Math.min(own[1], box[1])
  own[2] = Math.max(own[2], box[2])
  own[3] = Math.max(own[3], box[3])
  piece.end = at + 1
  piece.inked += 1
}

/** Whether the next character lies before a piece that ran to the right, up to its last character. */
function isBefore({ box, inked }: Growing, right: number, next: Box): boolean {
  return inked > 2 && right === box[2] && next[2] <= box[0]
}

/** Whether the next character continues the piece: on its line, level or upright, without a wide gap. */
function continues(piece: Box, next: Box, wideGap: number): boolean {
  return (
    isNear(piece[1], piece[3], next[1], next[3], piece[0], piece[2], next[0], next[2], wideGap) ||
    isNear(piece[0], piece[2], next[0], next[2], piece[1], piece[3], next[1], next[3], wideGap)
  )
}

/** The first four numbers are the extents across the line, the others along it, each of the piece and the next. */
function isNear(
  low: number,
  high: number,
  nextLow: number,
  nextHigh: number,
  from: number,
  to: number,
  nextFrom: number,
  nextTo: number,
  wideGap: number,
): boolean {
  const size = high - low
  const nextSize = nextHigh - nextLow
  const shared = Math.min(high, nextHigh) - Math.max(low, nextLow)
  if (shared < 0.3 * Math.min(size, nextSize)) return false
  const gap = wideGap * Math.max(size, nextSize)
  return nextFrom - to < gap && from - nextTo < gap
}

/** Writes the rotated box of the character to `into`; false if it is not on the page. */
function takeBox(boxes: Float32Array, at: number, rotation: PageText['rotation'], into: Numbers): boolean {
  const left = boxes[at * 4] ?? 0
  const bottom = boxes[at * 4 + 1] ?? 0
  const right = boxes[at * 4 + 2] ?? 0
  const top = boxes[at * 4 + 3] ?? 0
  if (!(right > left || top > bottom)) return false
  if (rotation === 0) write(into, left, bottom, right, top)
  else if (rotation === 90) write(into, bottom, -right, top, -left)
  else if (rotation === 180) write(into, -right, -top, -left, -bottom)
  else write(into, -top, left, -bottom, right)
  return true
}

function write(into: Numbers, left: number, bottom: number, right: number, top: number): void {
  into[0] = left
  into[1] = bottom
  into[2] = right
  into[3] = top
}

/** White space of any width, which draws nothing. */
export function isSpacing(code: number): boolean {
  if (code < NO_BREAK_SPACE) return code <= SPACE
  return code === NO_BREAK_SPACE || (code >= 0x2000 && code <= 0x200f) || WIDE_SPACES.includes(code)
}
