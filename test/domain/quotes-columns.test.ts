/** The head of a table's column takes out what is below it. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { type Cell, pageOf } from '../support/cells.ts'

const LEFT = 50
const NEXT = 300
const QUOTE = 'Damage by water is paid in full.'

/** Whether a quote proves that is below the first of these heads. */
function isProof(heads: readonly Cell[], { left = LEFT, quote = QUOTE } = {}): boolean {
  const cells: Cell[] = [
    [LEFT, 20, 'The insurer pays for what is listed in the table that is shown below.'],
    ...heads,
    [LEFT, 75, 'Damage by fire is paid in May.'],
    [NEXT, 75, 'Theft is paid in full.'],
    [left, 90, quote],
    [NEXT, 90, 'Theft by guests is paid in May.'],
    [LEFT, 120, 'The list is a part of this contract and was made by the insurer in May.'],
  ]
  return (locateQuote(indexDocument([pageOf(cells)]), quote) ?? expect.fail(quote)).isProof
}

const under = (head: string, other = 'Comment', down = 60): readonly Cell[] => [
  [LEFT, 60, head],
  [NEXT, down, other],
]

test.each([
  ...['Excluded', 'Not included', 'Before', 'Old wording', 'Excluded removed deleted', '対象外', 'Deleted'],
  ...['Not in this policy', 'Previous text of the'],
])('below "%s" a quote proves nothing', (head) => {
  expect(isProof(under(head))).toBe(false)
})

test.each([
  ...['Included', 'Now', 'New wording', 'Excluded and then included', 'Not in this new policy', '対象'],
  'Removal of excluded deleted goods from it',
])('below "%s" a quote is proof', (head) => {
  expect(isProof(under(head))).toBe(true)
})

test('only a head in a row of heads above the quote counts, and one over its own column', () => {
  expect(isProof(under('Excluded', 'A comment of more than thirty letters'))).toBe(true)
  expect(isProof(under('Excluded', 'Comment', 62))).toBe(false)
  expect(isProof(under('Excluded', 'Comment', 64))).toBe(true)
  expect(isProof(under('Comment', 'Excluded'))).toBe(true)
  expect(isProof([...under('Excluded'), [420, 60, 'Date']])).toBe(false)
})

test('a column begins a little left of its head, and ends where the next begins', () => {
  expect(isProof(under('Excluded'), { left: LEFT - 7 })).toBe(false)
  expect(isProof(under('Excluded'), { left: LEFT - 9 })).toBe(true)
  const wide: readonly Cell[] = [
    [LEFT, 60, 'Excluded'],
    [130, 60, 'Comment'],
  ]
  expect(isProof(wide)).toBe(true)
})
