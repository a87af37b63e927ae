/** Cuts a page's text into pieces of lines: text without a wide gap, in stream order. */
import {
  type Box,
  type Characters,
  type Frame,
  frameOf,
  type Numbers,
  noBox,
  runsToTheLeft,
  takeBox,
} from './page-frame.ts'

export interface Piece {
  /** Range of units without surrounding separators; `end` exclusive. */
  readonly start: number
  readonly end: number
  /** Rotated so that most lines run to the right; mirrored for scripts that run to the left. */
  readonly box: Box
  /** Number of characters other than spaces. */
  readonly inked: number
  /** Width of its first word, before which a line may end; of two characters in scripts without spaces. */
  readonly word: number
}

/** Gap between two characters, in line heights, that starts a new piece. */
const WIDE_GAP = 1.1
/** Height of a drop capital, in heights of its lines. */
export const CAPITAL_SIZE = 1.5
/** Pages with more pieces keep the stream's order. */
export const MOST_PIECES = 4_000

/** First code of the scripts of East Asia, most of them without spaces. */
const IDEOGRAPHIC = 0x2e80
const NEW_LINE = 10
const SPACE = 32
const NO_BREAK_SPACE = 0xa0
const WIDE_SPACES: readonly number[] = [0x1680, 0x202f, 0x205f, 0x3000]

interface Growing extends Piece {
  end: number
  readonly box: Numbers
  inked: number
  word: number
  isWordOver: boolean
  /** Right edge of its last character. */
  right: number
}

/** Undefined for more than MOST_PIECES. */
export function piecesOf(units: Characters, wideGap = WIDE_GAP): readonly Piece[] | undefined {
  const frame = frameOf(units)
  const pieces: Growing[] = []
  const box = noBox()
  let open: Growing | undefined
  for (let at = 0; at < units.length; at++) {
    const code = units.codes[at] ?? 0
    const isDrawn = takeBox(units.boxes, at, frame, box)
    const isApart =
      isDrawn &&
      open &&
      !isNextOnLine(open.box, box, wideGap) &&
      (isCapital(open, box, wideGap) ||
        !(
          continues(open.box, box, wideGap) && !isBefore(open, box, frame.isMirrored || runsToTheLeft(code))
        )) &&
      !(frame.isMirrored && continues(open.box, runFrom(units, at, frame, box), wideGap))
    if (code === NEW_LINE || isApart) open = undefined
    if (open && isSpacing(code)) open.isWordOver = true
    if (!isDrawn || isSpacing(code)) continue
    if (open) grow(open, box, at, code)
    else {
      const [left, , right] = box
      open = { start: at, end: at + 1, box: [...box], inked: 1, word: right - left, isWordOver: false, right }
      pieces.push(open)
      if (pieces.length > MOST_PIECES) return undefined
    }
  }
  return pieces
}

function grow(piece: Growing, box: Numbers, at: number, code: number): void {
  const own = piece.box
  own[0] = Math.min(own[0], box[0])
  own[1] = Math.min(own[1], box[1])
  own[2] = Math.max(own[2], box[2])
  own[3] = Math.max(own[3], box[3])
  piece.right = box[2]
  piece.end = at + 1
  piece.inked += 1
  if (!piece.isWordOver) piece.word = own[2] - own[0]
  if (code >= IDEOGRAPHIC) piece.isWordOver = true
}

/** Whether it is one letter, much larger than the next, or the next is, apart from the line: a drop capital. */
function isCapital(piece: Growing, next: Box, wideGap: number): boolean {
  const high = highOf(piece)
  const nextHigh = next[3] - next[1]
  if (piece.inked === 1 && high >= CAPITAL_SIZE * nextHigh) return true
  return nextHigh >= CAPITAL_SIZE * high && next[0] - piece.box[2] > wideGap * high
}

/** Part of a line's height by which characters beside each other may overlap. */
const TOUCHING = 0.05

/** Whether it goes on to the right at the same height, as nearly all characters do: then no other test would part them. */
function isNextOnLine(piece: Box, next: Box, wideGap: number): boolean {
  if (next[1] !== piece[1] || next[3] !== piece[3]) return false
  const high = next[3] - next[1]
  const isAfter = next[0] >= piece[0] && next[2] > piece[0] + TOUCHING * high
  return isAfter && next[0] - piece[2] < wideGap * high
}

/** Whether the next character lies before a piece that ran to the right; a few characters may also run to the left. */
function isBefore({ box, inked, right }: Growing, next: Box, isLeftward: boolean): boolean {
  const slack = TOUCHING * (box[3] - box[1])
  return (inked > 2 || !isLeftward) && right === box[2] && next[2] <= box[0] + slack
}

/** Maximum characters of a run: a line has fewer. */
const LONGEST_RUN = 500

/** Extent of a number or Latin words in a line that runs the other way: the last of their characters is the nearest. */
function runFrom({ length, codes, boxes }: Characters, at: number, frame: Frame, first: Box): Box {
  const run: Numbers = [...first]
  const next = noBox()
  const gap = first[3] - first[1]
  if (runsToTheLeft(codes[at] ?? 0)) return run
  const most = Math.min(length, at + LONGEST_RUN)
  for (let to = at + 1; to < most && codes[to] !== NEW_LINE && !runsToTheLeft(codes[to] ?? 0); to++) {
    if (!takeBox(boxes, to, frame, next)) continue
    if (next[2] > run[2] || run[0] - next[2] > gap) break
    run[0] = Math.min(run[0], next[0])
  }
  return run
}

/** Widest piece that may continue upright, in widths of its next character: lines of text are no columns. */
const UPRIGHT = 3

/** Whether the next character continues the piece: on its line, level or upright, without a wide gap. */
function continues(piece: Box, next: Box, wideGap: number): boolean {
  if (isNear(piece, next, 1, wideGap)) return true
  return piece[2] - piece[0] < UPRIGHT * (next[2] - next[0]) && isNear(piece, next, 0, wideGap)
}

/** `across`: the axis across the line, 1 if it is level. */
function isNear(piece: Box, next: Box, across: 0 | 1, wideGap: number): boolean {
  const end = across === 1 ? 3 : 2
  const size = piece[end] - piece[across]
  const nextSize = next[end] - next[across]
  const shared = Math.min(piece[end], next[end]) - Math.max(piece[across], next[across])
  if (shared < 0.3 * Math.min(size, nextSize)) return false
  const along = across === 1 ? 0 : 1
  const alongEnd = across === 1 ? 2 : 3
  const gap = wideGap * Math.max(size, nextSize)
  return next[along] - piece[alongEnd] < gap && piece[along] - next[alongEnd] < gap
}

export const highOf = ({ box }: Pick<Piece, 'box'>): number => box[3] - box[1]

/** White space of any width, which draws nothing. */
export function isSpacing(code: number): boolean {
  if (code < NO_BREAK_SPACE) return code <= SPACE
  return code === NO_BREAK_SPACE || (code >= 0x2000 && code <= 0x200f) || WIDE_SPACES.includes(code)
}
