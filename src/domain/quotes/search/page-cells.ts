/** Cells, labels and lines of a page, with the ones that a reader may read next. */

import type { Box } from '../../page-frame.ts'
import { highOf, type Piece, piecesOf } from '../../page-pieces.ts'
import type { PageText } from '../../page-text.ts'
import { remembered } from '../../remembered.ts'
import { unitsOf } from '../text/characters.ts'
import { type Spelling, spellingOf } from './spelling.ts'

export interface Fragment extends Spelling {
  readonly source: string
  /** Position in the page's own order. */
  readonly at: number
  readonly box: Box
  /** Whether its last word may continue in another fragment. */
  readonly isBroken: boolean
}

/** Gaps in line heights. No space is wider than the first, none in a line with narrow spaces than the second. */
const WIDEST_SPACE = 2.5
const WIDE_SPACE = 0.7
const NARROW_SPACE = 0.45
const LONE_SPACE = 1.1
/** In a justified line, whose spaces are all similar, no space is wider than this many of the narrowest. */
const WIDER = 1.8
const HYPHEN = /[-\u2010\u00ad]$/u

/** Gap between two pieces of one line in line heights; infinite between lines. */
function gapBetween(a: Piece, b: Piece): number {
  const height = Math.max(highOf(a), highOf(b))
  const gap = (b.box[0] - a.box[2]) / height
  return areLevel(a, b) && gap > -0.5 && gap < WIDEST_SPACE ? gap : Number.POSITIVE_INFINITY
}

/** Narrowest gap between two cells of a line. */
function cellGap(text: string, line: readonly Piece[], gaps: readonly number[]): number {
  if (line.some(({ start, end }) => /\s/u.test(text.slice(start, end)))) return WIDE_SPACE
  return gaps.length === 1 ? LONE_SPACE : WIDER * Math.min(...gaps)
}

type Cell = Pick<Piece, 'start' | 'end' | 'box'>

function joined(pieces: readonly [Cell, ...Cell[]]): Cell {
  return pieces.reduce((a, b) => ({
    start: a.start,
    end: b.end,
    box: [
      Math.min(a.box[0], b.box[0]),
      Math.min(a.box[1], b.box[1]),
      Math.max(a.box[2], b.box[2]),
      Math.max(a.box[3], b.box[3]),
    ],
  }))
}

/** Splits a list after the items for which `isLast` holds. */
function split<T>(items: readonly T[], isLast: (at: number) => boolean): [T, ...T[]][] {
  const groups: [T, ...T[]][] = []
  for (const [at, item] of items.entries()) {
    if (at === 0 || isLast(at - 1)) groups.push([item])
    else groups.at(-1)?.push(item)
  }
  return groups
}

/** Joins the words of a line that no cell's edge separates. */
function cellsOf(text: string, line: readonly Piece[]): Cell[] {
  const gaps = line.slice(1).map((piece, i) => gapBetween(line[i] ?? piece, piece))
  const limit = cellGap(text, line, gaps)
  return split(line, (at) => (gaps[at] ?? 0) >= limit).map(joined)
}

function fragmentOf({ text }: PageText, { start, end, box }: Cell): Omit<Fragment, 'at'> {
  const source = text.slice(start, end)
  const spelling = spellingOf(source)
  return {
    source,
    ...spelling,
    offsets: spelling.offsets.map((offset) => offset + start),
    box,
    isBroken: HYPHEN.test(source),
  }
}

/** Pages with more characters, four times as many as the fullest known ones, are no tables or forms. */
const MOST_CHARACTERS = 30_000

/** In the page's own order; none if the page has too many characters or pieces. */
export const fragmentsOf = remembered((page: PageText): readonly Fragment[] => {
  const { text, boxes } = page
  if (text.length > MOST_CHARACTERS) return []
  const words = piecesOf({ length: text.length, codes: unitsOf(text), boxes }, NARROW_SPACE) ?? []
  const isLineEnd = (at: number): boolean => {
    const [a, b] = [words[at], words[at + 1]]
    return !a || !b || gapBetween(a, b) === Number.POSITIVE_INFINITY
  }
  return split(words, isLineEnd)
    .flatMap((line) => cellsOf(text, line))
    .map((piece) => fragmentOf(page, piece))
    .filter(({ units }) => units !== '')
    .map((fragment, at) => ({ ...fragment, at }))
})

interface Boxed {
  readonly box: Box
}

function areLevel(a: Boxed, b: Boxed): boolean {
  const shared = Math.min(a.box[3], b.box[3]) - Math.max(a.box[1], b.box[1])
  return shared >= 0.5 * Math.min(highOf(a), highOf(b))
}

function areStacked(a: Fragment, b: Fragment): boolean {
  return Math.min(a.box[2], b.box[2]) > Math.max(a.box[0], b.box[0])
}

/** Whether the second begins so close to the first one's end that both may be of one sentence. */
function areNear(a: Boxed, b: Boxed): boolean {
  return b.box[0] - a.box[2] < WIDEST_SPACE * Math.max(highOf(a), highOf(b))
}

/** Those within half a line height of the highest. */
function highest(fragments: readonly Fragment[]): Fragment[] {
  const top = fragments.reduce((most, { box }) => Math.max(most, box[3]), Number.NEGATIVE_INFINITY)
  return fragments.filter((one) => one.box[3] > top - 0.5 * highOf(one))
}

/** The fragments that a reader may read after a fragment, and those close beside it in its row. */
export interface Neighbours {
  /** The next of the page's own order and of the row, those right below, the first of the next row. */
  readonly next: ReadonlySet<Fragment>
  readonly left: Fragment | undefined
  readonly right: Fragment | undefined
}

export function neighboursOf(fragments: readonly Fragment[], from: Fragment): Neighbours {
  const others = fragments.filter((one) => one !== from)
  const row = others.filter((one) => areLevel(from, one))
  const below = others.filter((one) => one.box[3] < from.box[3] && !areLevel(from, one))
  const byLeft = (a: Fragment, b: Fragment): number => a.box[0] - b.box[0]
  const [right] = row.filter((one) => one.box[0] >= from.box[0]).sort(byLeft)
  const left = row
    .filter((one) => one.box[0] < from.box[0])
    .sort(byLeft)
    .at(-1)
  const [first] = highest(below).sort(byLeft)
  const column = highest(below.filter((one) => areStacked(from, one)))
  const next = [right, first, fragments[from.at + 1], ...column].filter((one) => one !== undefined)
  return {
    next: new Set(next),
    left: left && areNear(left, from) ? left : undefined,
    right: right && areNear(from, right) ? right : undefined,
  }
}
