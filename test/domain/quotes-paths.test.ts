/** Quotes over cells in another order than the page's own: which cells, and where each is quoted. */
import { expect, test } from 'vitest'
import { findPath } from '../../src/domain/quotes/search/cell-paths.ts'
import { quoteText } from '../../src/domain/quotes/search/quote-text.ts'
import { indexDocument } from '../../src/domain/quotes.ts'
import { type Cell, pageOf } from '../support/cells.ts'

function path(pages: readonly (readonly Cell[])[], quote: string): string[] | null {
  const all = pages.map((cells, at) => pageOf(cells, at + 1))
  const places = findPath(indexDocument(all), quoteText(quote))
  return (
    places?.map(({ page, start, end }) => `${page}:${start} ${all[page - 1]?.text.slice(start, end)}`) ?? null
  )
}

const PRICE = 'The total price'
const CROWNS = 'one hundred crowns'
const LONG = 'The total price of all goods of the order'
const MONTHLY = 'before the end of every month'
const BETWEEN: readonly Cell[] = [
  [0, 20, 'Date of signing'],
  [0, 40, 'Place of it'],
]

test.each<readonly [string, readonly Cell[], string, readonly string[] | null]>([
  [
    'the nearer of two equal cells is chosen',
    [
      [0, 0, PRICE],
      [0, 200, CROWNS],
      [100, 0, CROWNS],
    ],
    `${PRICE} ${CROWNS}`,
    [`1:0 ${PRICE}`, `1:35 ${CROWNS}`],
  ],
  [
    'and if it comes first in the page',
    [
      [0, 0, PRICE],
      [100, 0, CROWNS],
      [0, 200, CROWNS],
      [300, 0, 'Signed by both'],
    ],
    `Signed by both ${PRICE} ${CROWNS}`,
    ['1:54 Signed by both', `1:0 ${PRICE}\n${CROWNS}`],
  ],
  [
    'a cell that a reader may read next comes before a nearer one that is not',
    [
      [0, 0, PRICE],
      [0, 20, 'Date of signing'],
      [0, 60, CROWNS],
      [400, 0, CROWNS],
    ],
    `${PRICE} ${CROWNS}`,
    [`1:0 ${PRICE}`, `1:51 ${CROWNS}`],
  ],
  [
    'a cell is read once',
    [
      [0, 0, CROWNS],
      [200, 0, PRICE],
    ],
    `${CROWNS} ${PRICE} ${CROWNS}`,
    null,
  ],
  [
    'a quote may begin and end inside of cells, at words',
    [
      [0, 0, `Sum: ${PRICE}`],
      [0, 20, 'Date of signing'],
      [200, 0, `${CROWNS} only`],
    ],
    `total price ${CROWNS}`,
    ['1:9 total price', `1:37 ${CROWNS}`],
  ],
  [
    'a quote may not begin inside of a word',
    [
      [0, 0, PRICE],
      [0, 20, 'Date of signing'],
      [200, 0, CROWNS],
    ],
    `otal price ${CROWNS}`,
    null,
  ],
  [
    'a quote may not end inside of a word',
    [
      [0, 0, PRICE],
      [0, 20, 'Date of signing'],
      [200, 0, CROWNS],
    ],
    `${PRICE} one hundred crow`,
    null,
  ],
  [
    'a cell in the middle is read to its end',
    [
      [0, 0, PRICE],
      [0, 20, 'Date of signing'],
      [200, 0, `${CROWNS} only`],
      [400, 0, 'in advance'],
    ],
    `${PRICE} ${CROWNS} in advance`,
    null,
  ],
  [
    'a broken word continues in another cell',
    [
      [0, 0, 'According to the agree-'],
      [0, 20, 'Date of signing'],
      [200, 0, 'ment of parties'],
    ],
    'According to the agreement of parties',
    ['1:0 According to the agree', '1:40 ment of parties'],
  ],
  [
    'another word does not',
    [
      [0, 0, 'According to the agree'],
      [0, 20, 'Date of signing'],
      [200, 0, 'ment of parties'],
    ],
    'According to the agreement of parties',
    null,
  ],
  [
    'a number beside its label is found',
    [
      [0, 0, PRICE],
      [0, 20, 'Date of signing'],
      [200, 0, '14,500'],
    ],
    `${PRICE} 14,500`,
    [`1:0 ${PRICE}`, '1:32 14,500'],
  ],
  [
    'a number elsewhere could be any',
    [
      [0, 0, LONG],
      [260, 0, 'unknown'],
      [0, 20, 'Date of signing'],
      [260, 40, '14,500'],
    ],
    `${LONG} 14,500`,
    null,
  ],
  [
    'nor may a quote begin with a number from elsewhere',
    [
      [0, 0, '14,500'],
      [80, 0, 'unknown'],
      [0, 20, 'Date of signing'],
      [300, 40, LONG],
    ],
    `14,500 ${LONG}`,
    null,
  ],
  [
    'behind the number of a row a quote may leave it',
    [[0, 0, LONG], [260, 0, '14,500'], ...BETWEEN, [300, 60, MONTHLY]],
    `${LONG} 14,500 ${MONTHLY}`,
    [`1:0 ${LONG}\n14,500`, `1:77 ${MONTHLY}`],
  ],
  [
    'also if another number is beside it',
    [[0, 0, LONG], [260, 0, '14,500'], [305, 0, '7'], ...BETWEEN, [300, 60, MONTHLY]],
    `${LONG} 14,500 ${MONTHLY}`,
    [`1:0 ${LONG}\n14,500`, `1:79 ${MONTHLY}`],
  ],
  [
    'but not between the number and its unit',
    [[0, 0, LONG], [260, 0, '14,500'], [305, 0, 'crowns'], ...BETWEEN, [300, 60, MONTHLY]],
    `${LONG} 14,500 ${MONTHLY}`,
    null,
  ],
  [
    'a quote may leave a row for a far cell',
    [
      [0, 0, 'The Supplier delivers the goods'],
      [0, 20, 'Date of signing'],
      [0, 40, 'Place of it'],
      [300, 60, 'before the end of every month'],
    ],
    'The Supplier delivers the goods before the end of every month',
    ['1:0 The Supplier delivers the goods', '1:60 before the end of every month'],
  ],
  [
    'but not past a negation',
    [
      [0, 0, 'The Supplier delivers the goods'],
      [170, 0, 'never'],
      [0, 20, 'Date of signing'],
      [0, 40, 'Place of it'],
      [300, 60, 'before the end of every month'],
    ],
    'The Supplier delivers the goods before the end of every month',
    null,
  ],
  [
    'nor to one behind a negation',
    [
      [0, 0, 'The Supplier delivers the goods'],
      [0, 20, 'Date of signing'],
      [0, 40, 'Place of it'],
      [270, 60, 'not'],
      [300, 60, 'before the end of every month'],
    ],
    'The Supplier delivers the goods before the end of every month',
    null,
  ],
  [
    'a few words leave no row',
    [
      [0, 0, 'Supplier'],
      [0, 20, 'Date of signing'],
      [0, 40, 'Place of it'],
      [300, 60, 'monthly'],
    ],
    'Supplier monthly',
    null,
  ],
])('%s', (_, cells, quote, places) => {
  expect(path([cells], quote)).toEqual(places)
})

test('of several pages, the one with all cells is found among those with most of the words', () => {
  const names = ['Alder', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir']
  const page = (at: number, ...cells: readonly Cell[]): readonly Cell[] => [
    [0, 0, `${names[at]} begins`],
    ...cells,
    [0, 600, `the end of ${names[at]}`],
  ]
  const price: Cell = [0, 200, PRICE]
  const near: Cell = [200, 200, CROWNS]
  const far: Cell = [300, 300, CROWNS]
  const between: readonly Cell[] = [
    [0, 220, 'Date of signing'],
    [0, 240, 'Place'],
  ]
  const quote = `${PRICE} ${CROWNS}`
  const pageOfPath = (...pages: readonly (readonly Cell[])[]): string | undefined =>
    path(pages, quote)?.[0]?.[0]
  const halves = [0, 1, 2, 3, 4].map((at) => page(at, price, ...between))
  expect(pageOfPath(...halves, page(5, price, ...between, near))).toBe('6')
  expect(pageOfPath(page(0, price, ...between, far), page(1, price, ...between, near))).toBe('2')
  expect(pageOfPath(page(0, price, ...between, near), page(1, price, ...between, far))).toBe('1')
  expect(pageOfPath(page(0, price, ...between, near), page(1, price, ...between, near))).toBe('1')
})

test('cells that follow each other on the page are one place', () => {
  const cells: readonly Cell[] = [
    [0, 0, PRICE],
    [0, 12, CROWNS],
    [0, 24, 'Date of signing'],
    [0, 60, 'paid at once'],
  ]
  expect(path([cells], `${PRICE} ${CROWNS} paid at once`)).toEqual([
    `1:0 ${PRICE}\n${CROWNS}`,
    '1:51 paid at once',
  ])
})

const HOME: Cell = [250, 300, PRICE]
/** Cells between, so that no other is next to the price. */
const RING: readonly Cell[] = [
  [150, 300, 'Ref. no.'],
  [350, 300, 'Ref. no.'],
  [250, 280, 'Ref. no.'],
  [250, 320, 'Ref. no.'],
]

test.each<readonly [string, readonly [number, number], readonly [number, number]]>([
  ['to the left', [40, 300], [480, 300]],
  ['to the right', [450, 300], [10, 300]],
  ['above', [250, 150], [250, 460]],
  ['below', [250, 440], [250, 130]],
  ['above, if the other is to the right and below', [250, 230], [350, 360]],
  ['to the right and below, by the sum of both', [370, 340], [250, 400]],
])('of two equal cells the nearer is read: the one %s', (_, [left, down], [otherLeft, otherDown]) => {
  const near: Cell = [left, down, CROWNS]
  const far: Cell = [otherLeft, otherDown, CROWNS]
  const ends = (cells: readonly Cell[]): string | undefined => path([cells], `${PRICE} ${CROWNS}`)?.[1]
  const at = (cells: readonly Cell[], cell: Cell): string =>
    `1:${cells.slice(0, cells.indexOf(cell)).reduce((sum, [, , text = '']) => sum + text.length + 1, 0)} ${CROWNS}`
  for (const cells of [
    [HOME, ...RING, near, ...RING, far],
    [HOME, ...RING, far, ...RING, near],
  ])
    expect(ends(cells)).toBe(at(cells, near))
})

test('one leap needs two runs of twelve letters on average', () => {
  const found = (first: string, second: string): unknown =>
    path(
      [
        [
          [0, 0, first],
          [0, 20, 'Date of signing'],
          [0, 60, second],
        ],
      ],
      `${first} ${second}`,
    )
  expect(found('totals prices', 'hundred euros')).not.toBeNull()
  expect(found('total prices', 'hundred euros')).toBeNull()
})
