/** Blocks of lines by position only, for pages whose lines were written in another order than they are read. */
import type { Piece } from '../../../../../domain/document/page-pieces.ts'
import { union } from '../../engine/document.ts'
import { type Block, follows } from './blocks.ts'

/** Maximum pieces on a line; a page with more is a drawing. */
const MOST_IN_ROW = 60

const NOWHERE = [0, 0, 0, 0] as const

interface Open {
  readonly pieces: number[]
  box: Block['box']
  /** Index of its last line. */
  last: number
}

/** Indices of pieces from the top down, those of a line from left to right. */
export type Rows = readonly (readonly number[])[]

export function rowsOf(pieces: readonly Piece[], chosen: Iterable<number> = pieces.keys()): Rows {
  const boxAt = (at: number): Block['box'] => pieces[at]?.box ?? NOWHERE
  const middle = (at: number): number => boxAt(at)[1] + boxAt(at)[3]
  const rows: number[][] = []
  for (const at of [...chosen].sort((a, b) => middle(b) - middle(a) || a - b)) {
    const row = rows.at(-1)
    const isSame = row && boxAt(row[0] ?? 0)[1] * 2 < middle(at)
    if (row && isSame) row.push(at)
    else rows.push([at])
  }
  return rows.map((row) => row.sort((a, b) => boxAt(a)[0] - boxAt(b)[0] || a - b))
}

/** A page's pieces, with what all looks at their order begin with. */
export interface Layout {
  readonly pieces: readonly Piece[]
  readonly rows: Rows
  /** Undefined for pages that are drawings. */
  readonly paragraphs: readonly Block[] | undefined
}

export function layoutOf(pieces: readonly Piece[]): Layout {
  const rows = rowsOf(pieces)
  return { pieces, rows, paragraphs: paragraphsOf(pieces, rows) }
}

/** A line joins the block above it if it is the only one below that block and that block is the only one above it. */
function paragraphsOf(pieces: readonly Piece[], rows: Rows): readonly Block[] | undefined {
  if (rows.some((row) => row.length > MOST_IN_ROW)) return undefined
  const blocks: Open[] = []
  /** Those that a line may join, the one that grew last at the end. */
  const open: Open[] = []
  for (const row of rows) {
    const above = row.map((at) => open.filter((block) => isAbove(pieces, block, at)))
    const joined = row.map((at, i): Open => {
      const [only, ...others] = above[i] ?? []
      const isOnly = only && others.length === 0 && above.filter((each) => each.includes(only)).length === 1
      const box = pieces[at]?.box ?? NOWHERE
      if (!isOnly) return { pieces: [at], box, last: at }
      only.pieces.push(at)
      only.box = union(only.box, box)
      only.last = at
      return only
    })
    for (const block of joined) {
      if (block.pieces.length === 1) blocks.push(block)
      else open.splice(open.lastIndexOf(block), 1)
    }
    open.push(...joined)
    if (open.length > MOST_IN_ROW) open.splice(0, open.length - MOST_IN_ROW)
  }
  return blocks
}

function isAbove(pieces: readonly Piece[], { last, box }: Open, at: number): boolean {
  const [before, piece] = [pieces[last], pieces[at]]
  return before !== undefined && piece !== undefined && follows(before, piece, box)
}
