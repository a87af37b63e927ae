/** Quotes over the cells of tables and forms, which readers take in different orders. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { type Cell, pageOf } from '../support/cells.ts'

const TABLE: readonly Cell[] = [
  [50, 50, 'Service'],
  [200, 50, 'Response time'],
  [400, 50, 'Credit'],
  [50, 70, 'Hosting of the', 'production system'],
  [200, 70, 'within thirty', 'minutes'],
  [400, 70, 'ten percent of', 'the monthly fee'],
  [50, 110, 'Backup of the', 'customer data'],
  [200, 110, 'within four', 'hours'],
  [400, 110, 'not agreed'],
]
/** The same table with each line of its rows written across the page. */
const ACROSS: readonly Cell[] = [...TABLE].flatMap(([left, down, ...lines]) =>
  lines.map((line, i): Cell => [left, down + i * 12, line]),
)
const acrossPage = pageOf([...ACROSS].sort((a, b) => a[1] - b[1] || a[0] - b[0]))
const byColumns = pageOf([...TABLE].sort((a, b) => a[0] - b[0] || a[1] - b[1]))

const ORDERS = {
  'cell by cell': 'Hosting of the production system within thirty minutes ten percent of the monthly fee',
  'with separators':
    'Hosting of the production system | within thirty minutes | ten percent of the monthly fee',
  'line by line': 'Hosting of the within thirty ten percent of production system minutes the monthly fee',
  'column by column': 'Service Hosting of the production system Backup of the customer data Response time',
  'a label and its value': 'Backup of the customer data: within four hours',
}

test.each(Object.entries(ORDERS))('a table is quoted %s, in whatever order it was written', (_, quote) => {
  for (const page of [pageOf(TABLE), acrossPage, byColumns]) {
    const found = locateQuote(indexDocument([page]), quote)
    const words = (text: string): string[] => (text.match(/\p{L}+/gu) ?? []).sort()
    expect(words(found?.quote ?? '')).toEqual(words(quote))
  }
})

test('cells in an order that no reader would take, other numbers and missing words are not located', () => {
  const index = indexDocument([pageOf(TABLE)])
  for (const quote of [
    'minutes Service the monthly fee hours Credit customer data Hosting of the not agreed production system',
    'Hosting of the production system within forty minutes ten percent of the monthly fee hours',
    'Backup of the customer data within four hours agreed Credit Service',
  ]) {
    expect(locateQuote(index, quote)?.isProof ?? false).toBe(false)
  }
  expect(
    locateQuote(index, 'minutes Service the monthly fee hours Credit not agreed data Hosting'),
  ).toBeNull()
})

test('words of a justified line are not cells, so the parties of a sentence can’t be exchanged', () => {
  const words = 'The Licensor shall indemnify the Licensee against all claims of third parties'.split(' ')
  const cells = words.map((word, i): Cell => [50 + words.slice(0, i).join('').length * 5 + i * 12, 50, word])
  const index = indexDocument([pageOf(cells)])
  expect(locateQuote(index, words.join(' '))?.status).toBe('verified')
  const exchanged = 'The Licensee shall indemnify the Licensor against all claims of third parties'
  expect(locateQuote(index, exchanged)?.quote).not.toBe(exchanged)
})

test('thousands of equal cells are searched within the limits', () => {
  const cells = Array.from(
    { length: 3900 },
    (_, i): Cell => [10 + (i % 20) * 29, Math.floor(i / 20) * 3.9, i % 3 === 0 ? 'no' : 'yes'],
  )
  const index = indexDocument([pageOf([...cells, [50, 20, 'Answers of the clients']])])
  const quote = `Answers of the clients ${'yes no yes no no yes '.repeat(150)}`
  expect(locateQuote(index, quote)).toBeNull()
})
