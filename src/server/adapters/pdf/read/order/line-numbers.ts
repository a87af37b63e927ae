/** The numbers of lines in a margin: they are read where a sentence ends, so that they interrupt none. */
import type { Piece } from '../../../../../domain/document/page-pieces.ts'
import { decoded, type Units } from '../text/text-buffer.ts'
import type { Layout } from './blocks.ts'
import { areWrapped } from './prose.ts'

const LONGEST_NUMBER = 3
const LINE_NUMBER = /^\d{1,3}$/
const SENTENCE_END = /[.!?\u061f\u06d4\u3002\uff01\uff1f]["'\u00bb\u2019\u201d\u300d)]?$/u

/** Minimum numbered lines, and the share of them that must be wrapped text: a table has numbered rows. */
const FEWEST_NUMBERS = 6
const WRAPPED = 0.7
/** Points by which the ends of numbers below each other may differ. */
const ALIGNED = 3

/** Indices of the pieces that count the rows from the top down, where most rows are full lines of text. */
export function lineNumbersOf(units: Units, { pieces, rows }: Layout): ReadonlySet<number> {
  const numbers = new Map<number, number>()
  for (const [at, piece] of pieces.entries()) {
    const text = piece.inked <= LONGEST_NUMBER ? decoded(units, piece.start, piece.end) : ''
    if (LINE_NUMBER.test(text)) numbers.set(at, Number(text))
  }
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
    const edge = Math.max(...lines.map((line) => pieces[line.at(-1) ?? -1]?.box[2] ?? 0))
    return counted.length >= FEWEST_NUMBERS && areWrapped(pieces, lines, edge, WRAPPED) ? counted : []
  })
  return new Set(found)
}

const NONE: ReadonlySet<number> = new Set()

function areAligned(one: Piece | undefined, other: Piece | undefined): boolean {
  if (!one || !other) return false
  return [0, 2].some((side) => Math.abs((one.box[side] ?? 0) - (other.box[side] ?? 0)) < ALIGNED)
}

/** The order with the pieces after the last line that ends a sentence; at the end if none does. */
export function withAside(
  units: Units,
  pieces: readonly Piece[],
  order: readonly number[],
  aside: ReadonlySet<number>,
): readonly number[] {
  const last = order.findLastIndex((at) => {
    const { start = 0, end = 0 } = pieces[at] ?? {}
    return SENTENCE_END.test(decoded(units, Math.max(start, end - 2), end))
  })
  return order.toSpliced(last < 0 ? order.length : last + 1, 0, ...aside)
}
