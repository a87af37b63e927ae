/**
 * Text that stands beside what sentences say: the numbers of lines in a margin, and ruby, the small kana over words that
 * say how these are read. It is read where a sentence ends, so that it interrupts none.
 */
import type { Piece } from '../../../../../domain/document/page-pieces.ts'
import { decoded, type Units } from '../text/text-buffer.ts'
import type { Layout, Rows } from './paragraphs.ts'
import { hasNoRoom } from './wrapped-text.ts'

const LINE_NUMBER = /^\d{1,3}$/
const KANA = /^[\u3041-\u30ff]+$/
const SENTENCE_END = /[.!?\u061f\u06d4\u3002\uff01\uff1f]["'\u00bb\u2019\u201d\u300d)]?$/u
const LONGEST_RUBY = 24
/** Maximum examined; a page has fewer. */
const MOST_RUBY = 1_000

/** Minimum numbered lines, and the share of them that must be wrapped text: a table has numbered rows. */
const FEWEST_NUMBERS = 6
const WRAPPED = 0.7
/** Points by which the ends of numbers below each other may differ. */
const ALIGNED = 3

/** Height of ruby and its distance from the words under it, in their heights. */
const SMALL = 0.65
const NEAR = 0.5

export type TextOf = (piece: Piece) => string

export function textIn(units: Units): TextOf {
  return ({ start, end }) => decoded(units, start, end)
}

/** Indices of such pieces. */
export function asideOf({ pieces, rows }: Layout, textOf: TextOf): ReadonlySet<number> {
  const texts = new Map<number, string>()
  for (const [at, piece] of pieces.entries()) if (piece.inked <= LONGEST_RUBY) texts.set(at, textOf(piece))
  const alike = (pattern: RegExp): number[] =>
    [...texts.keys()].filter((at) => pattern.test(texts.get(at) ?? ''))
  const numbers = alike(LINE_NUMBER)
  const kana = alike(KANA).slice(0, MOST_RUBY)
  const numberAt = (at: number): number => Number(texts.get(at))
  return new Set([
    ...lineNumbers(pieces, rows, numbers, numberAt),
    ...kana.filter((at) => isRuby(pieces, at)),
  ])
}

/** Numbers that count the rows from the top down, where most rows are full lines of text. */
function lineNumbers(
  pieces: readonly Piece[],
  rows: Rows,
  numbers: readonly number[],
  numberAt: (at: number) => number,
): readonly number[] {
  if (numbers.length < FEWEST_NUMBERS) return []
  const isNumber = new Set(numbers)
  return [0, -1].flatMap((outer) => {
    const ends = rows.map((row) => row.at(outer) ?? -1).filter((at) => isNumber.has(at))
    const counted = ends.filter((at, i) => {
      const [before, next] = [ends[i - 1], ends[i + 1]]
      const follows = (one: number | undefined, other: number | undefined): boolean =>
        one !== undefined &&
        other !== undefined &&
        numberAt(other) === numberAt(one) + 1 &&
        areAligned(pieces[one], pieces[other])
      return follows(before, at) || follows(at, next)
    })
    const lines = rows
      .filter((row) => counted.includes(row.at(outer) ?? -1))
      .map((row) => row.filter((at) => !isNumber.has(at)))
    return counted.length >= FEWEST_NUMBERS && isText(pieces, lines) ? counted : []
  })
}

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

/** Whether it is right over larger words. */
function isRuby(pieces: readonly Piece[], at: number): boolean {
  const ruby = pieces[at]
  if (!ruby) return false
  const high = ruby.box[3] - ruby.box[1]
  return pieces.some(({ box }) => {
    const line = box[3] - box[1]
    const gap = ruby.box[1] - box[3]
    const isOver = Math.min(ruby.box[2], box[2]) - Math.max(ruby.box[0], box[0]) > high / 2
    return isOver && high <= SMALL * line && gap > -NEAR * line && gap < NEAR * line
  })
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
