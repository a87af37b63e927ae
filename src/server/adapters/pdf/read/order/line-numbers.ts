/** The numbers of lines in a margin: they are read where a sentence ends, so that they interrupt none. */
import type { Piece } from '../../../../../domain/document/page-pieces.ts'
import { decoded, type Units } from '../text/text-buffer.ts'
import type { Layout } from './paragraphs.ts'
import { hasNoRoom } from './prose.ts'

const LONGEST_NUMBER = 3
const LINE_NUMBER = /^\d{1,3}$/
const SENTENCE_END = /[.!?\u061f\u06d4\u3002\uff01\uff1f]["'\u00bb\u2019\u201d\u300d)]?$/u

/** Minimum numbered lines, and the share of them that must be wrapped text: a table has numbered rows. */
const FEWEST_NUMBERS = 6
const WRAPPED = 0.7
/** Points by which the ends of numbers below each other may differ. */
const ALIGNED = 3

export type TextOf = (piece: Piece) => string

export function textIn(units: Units): TextOf {
  return ({ start, end }) => decoded(units, start, end)
}

/** Indices of the pieces that count the rows from the top down, where most rows are full lines of text. */
export function lineNumbersOf({ pieces, rows }: Layout, textOf: TextOf): ReadonlySet<number> {
  const isShort = ({ inked }: Piece): boolean => inked <= LONGEST_NUMBER
  const numbers = new Map(
    [...pieces.entries()].flatMap(([at, piece]) => {
      const text = isShort(piece) ? textOf(piece) : ''
      return LINE_NUMBER.test(text) ? [[at, Number(text)] as const] : []
    }),
  )
  if (numbers.size < FEWEST_NUMBERS) return NONE
  const found = [0, -1].flatMap((outer) => {
    const ends = rows.map((row) => row.at(outer) ?? -1).filter((at) => numbers.has(at))
    const counted = ends.filter((at, i) => {
      const [before, next] = [ends[i - 1], ends[i + 1]]
      const follows = (one: number | undefined, other: number | undefined): boolean =>
        one !== undefined &&
        other !== undefined &&
        numbers.get(other) === (numbers.get(one) ?? 0) + 1 &&
        areAligned(pieces[one], pieces[other])
      return follows(before, at) || follows(at, next)
    })
    const lines = rows
      .filter((row) => counted.includes(row.at(outer) ?? -1))
      .map((row) => row.filter((at) => !numbers.has(at)))
    return counted.length >= FEWEST_NUMBERS && isText(pieces, lines) ? counted : []
  })
  return new Set(found)
}

const NONE: ReadonlySet<number> = new Set()

function areAligned(one: Piece | undefined, other: Piece | undefined): boolean {
  if (!one || !other) return false
  return [0, 2].some((side) => Math.abs((one.box[side] ?? 0) - (other.box[side] ?? 0)) < ALIGNED)
}

/** Whether most lines are followed by a word that had no room on them. */
function isText(pieces: readonly Piece[], lines: readonly (readonly number[])[]): boolean {
  const ends = lines.map((line) => ({ first: pieces[line[0] ?? -1], last: pieces[line.at(-1) ?? -1] }))
  const edge = Math.max(...ends.map(({ last }) => last?.box[2] ?? 0))
  const full = ends.slice(1).filter(({ first }, i) => {
    const before = ends[i]?.last
    return before !== undefined && first !== undefined && hasNoRoom(before, first, edge)
  })
  return full.length >= WRAPPED * (lines.length - 1)
}

/** The order with the pieces after the last line that ends a sentence; at the end if none does. */
export function withAside(
  pieces: readonly Piece[],
  order: readonly number[],
  aside: ReadonlySet<number>,
  textOf: TextOf,
): readonly number[] {
  const endsSentence = (at: number): boolean => {
    const piece = pieces[at]
    return (
      piece !== undefined &&
      SENTENCE_END.test(textOf({ ...piece, start: Math.max(piece.start, piece.end - 2) }))
    )
  }
  const last = order.findLastIndex(endsSentence)
  return order.toSpliced(last < 0 ? order.length : last + 1, 0, ...aside)
}
