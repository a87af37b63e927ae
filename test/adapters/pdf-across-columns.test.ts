/** A line across two columns, which was written between them. */
import { expect, test } from 'vitest'
import type { Piece } from '../../src/domain/document/page-pieces.ts'
import type { Block } from '../../src/server/adapters/pdf/read/order/blocks.ts'
import { isAcross } from '../../src/server/adapters/pdf/read/order/order.ts'

type Box = Piece['box']

const pieceOf = (box: Box): Piece => ({ start: 0, end: 1, box, inked: 1, word: 10 })
const LEFT: Box = [0, 500, 200, 700]
const RIGHT: Box = [250, 500, 450, 700]

/** Two columns with lines below them that were written after the left one, and are taken for one block. */
function isAcrossWith(...lines: readonly Box[]): boolean {
  const pieces = [LEFT, ...lines, RIGHT].map(pieceOf)
  const last = pieces.length - 1
  const below: Block = { pieces: lines.map((_, at) => at + 1), box: [0, 380, 450, 410] }
  const columns: Block[] = [
    { pieces: [0], box: LEFT },
    { pieces: [last], box: RIGHT },
  ]
  return isAcross(pieces, [...pieces.keys()], [...columns, below], columns)
}

test('a line that is as wide as both columns is across them', () => {
  expect(isAcrossWith([0, 400, 450, 410])).toBe(true)
  expect(isAcrossWith([0, 400, 180, 410], [0, 380, 450, 390])).toBe(true)
})

test('lines of both columns side by side are not', () => {
  expect(isAcrossWith([0, 400, 200, 410], [250, 400, 450, 410])).toBe(false)
  expect(isAcrossWith([0, 400, 200, 410])).toBe(false)
})
