import { expect, test } from 'vitest'
import type { PageText } from '../../src/domain/page-text.ts'
import { indexDocument, type Located, locateQuote } from '../../src/domain/quotes.ts'

function locateIn(texts: readonly string[], quote: string): Located | null {
  const pages = texts.map((text, i): PageText => {
    const boxes = new Float32Array(text.length * 4)
    return { number: i + 1, width: 595, height: 842, rotation: 0, text, boxes }
  })
  return locateQuote(indexDocument(pages), quote)
}

function placed(texts: readonly string[], found: Located | null): string[] | undefined {
  return found?.places.map((place) => (texts[place.page - 1] ?? '').slice(place.start, place.end))
}

const OVER_A_PAGE = [
  'The Supplier may terminate this Agreement by written notice\nConfidential treatment requested by the parties. Page 3 of 10\n',
  'EXHIBIT 10.4 Framework agreement of 2 May 2024\nsent at least sixty days before the end of the year.',
]

test('a quote continues across footer and header, which are not among its places', () => {
  const quote =
    'The Supplier may terminate this Agreement by written notice sent at least sixty days before the end of the year.'
  const found = locateIn(OVER_A_PAGE, quote)
  expect(found?.status).toBe('repaired')
  expect(placed(OVER_A_PAGE, found)).toEqual([
    'The Supplier may terminate this Agreement by written notice',
    'sent at least sixty days before the end of the year.',
  ])
})

const COLUMNS = [
  'Obligations of the Supplier\ndelivers the ordered goods in time\nkeeps the goods insured until delivery\n' +
    'Obligations of the Customer\npays the agreed price by bank transfer\nreturns the empty containers monthly',
]

test('cells of columns are located in the order of the quote', () => {
  const quote =
    'Obligations of the Supplier Obligations of the Customer delivers the ordered goods in time pays the agreed price by bank transfer'
  expect(placed(COLUMNS, locateIn(COLUMNS, quote))).toEqual([
    'Obligations of the Supplier',
    'Obligations of the Customer',
    'delivers the ordered goods in time',
    'pays the agreed price by bank transfer',
  ])
})

test('a cell is located with the sign that belongs to it', () => {
  const text = COLUMNS.map((page) =>
    page.replace('keeps the goods', '– 500 dollars in each month of the year\nkeeps'),
  )
  const found = locateIn(text, 'Obligations of the Customer 500 dollars in each month of the year')
  expect(placed(text, found)).toEqual([
    'Obligations of the Customer',
    '– 500 dollars in each month of the year',
  ])
  expect(found?.quote).toBe('Obligations of the Customer … – 500 dollars in each month of the year')
})

test('words from the middle of lines are not joined', () => {
  const text = [
    'The Customer shall pay the purchase price to the Supplier in advance. The Agent of the Customer is bound to keep all ' +
      'documents of the project secret for ever.',
  ]
  const quote =
    'bound to keep all documents of the project secret pay the purchase price to the Supplier in advance'
  expect(locateIn(text, quote)).toBeNull()
  expect(
    locateIn(
      [
        text
          .join()
          .replace(' pay', '\npay')
          .replace('. The', '.\nThe')
          .replace('bound', '\nbound')
          .replace(' for', '\nfor'),
      ],
      quote,
    ),
  ).not.toBeNull()
})

test('a number between lines that the document doesn’t have there is not skipped', () => {
  const text = [
    '3. Charges are apportioned in accordance with accounting principles, consistently applied.\n7. Accounting Provisions. The parties keep books.',
  ]
  const quote =
    'are apportioned in accordance with accounting principles, consistently applied. 37. Accounting Provisions. The parties keep books.'
  expect(locateIn(text, quote)).toBeNull()
  expect(locateIn(text, quote.replace('37.', '7.'))?.status).toBe('verified')
})

test('a negation between lines is not skipped', () => {
  const text = [
    'The following is agreed on the liability of the Supplier:\nnot\nto be liable for any indirect damage of the Customer',
  ]
  const quote =
    'The following is agreed on the liability of the Supplier: to be liable for any indirect damage of the Customer'
  expect(locateIn(text, quote)).toBeNull()
})
