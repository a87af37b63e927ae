import { expect, test } from 'vitest'
import { type PageText } from '../../src/domain/document/page-text.ts'
import { indexDocument, type Located, locateQuote } from '../../src/domain/quotes/quotes.ts'

const HEIGHT = 800
const WIDTH = 600

type Row = readonly [text: string, down: number]

/** Boxes of a character 5 points wide and 10 high, `down` points below the top of the displayed page. */
function boxOf(column: number, down: number, rotation: PageText['rotation']): readonly number[] {
  const [left, bottom] = [50 + column * 5, HEIGHT - down - 10]
  if (rotation === 90) return [down, left, down + 10, left + 5]
  if (rotation === 180) return [WIDTH - left - 5, down, WIDTH - left, down + 10]
  if (rotation === 270) return [bottom, left, bottom + 10, left + 5]
  return [left, bottom, left + 5, bottom + 10]
}

function pageOf(rows: readonly Row[], number: number, rotation: PageText['rotation'] = 0): PageText {
  const text = rows.map(([row]) => row).join('\n')
  const boxes = new Float32Array(text.length * 4)
  let at = 0
  for (const [row, down] of rows) {
    for (let i = 0; i < row.length; i += 1) {
      if (row[i] !== ' ') boxes.set(boxOf(i, down, rotation), (at + i) * 4)
    }
    at += row.length + 1
  }
  const [width, height] = rotation % 180 === 0 ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH]
  return { number, width, height, rotation, text, boxes }
}

const BODIES: readonly (readonly string[])[] = [
  ['The first page speaks of both the parties and,', 'the goods that the Supplier shall deliver to the'],
  ['Customer within thirty days of each order. What', 'is delivered late may be returned at the cost'],
  ['of the Supplier. Every invoice shall be paid', 'within sixty days of receipt by the Customer, by'],
  ['transfer to the account named in the invoice.', 'This agreement is governed by the law of Utah.'],
]
const OVER_1 = 'the goods that the Supplier shall deliver to the Customer within thirty days of each order.'
const OVER_3 =
  'Every invoice shall be paid within sixty days of receipt by the Customer, by transfer to the account named in the invoice.'

function bodyRows(lines: readonly string[]): Row[] {
  return lines.map((line, i) => [line, 300 + i * 14] as const)
}

function pagesWith(
  head: (page: number) => readonly Row[],
  foot: (page: number) => readonly Row[],
  rotation: PageText['rotation'] = 0,
): PageText[] {
  return BODIES.map((lines, i) =>
    pageOf([...head(i + 1), ...bodyRows(lines), ...foot(i + 1)], i + 1, rotation),
  )
}

function pagesOf(found: Located | null): readonly number[] {
  return (found?.places ?? []).map(({ page }) => page)
}

const NOTHING = (): readonly Row[] => []
const NUMBER = (page: number): readonly Row[] => [[`Page ${page} of 4`, 760]]

test.each([
  ['a page number', NOTHING, NUMBER],
  ['a head and a page number', () => [['Supply Agreement', 40]] as const, NUMBER],
  [
    'heads of two lines',
    () =>
      [
        ['ACME Corporation', 30],
        ['Supply Agreement', 44],
      ] as const,
    NUMBER,
  ],
  [
    'heads by turns, none on the first page',
    (page: number): readonly Row[] => {
      return page === 1 ? [] : [[page % 2 === 0 ? 'ACME Corporation' : 'Supply Agreement', 40]]
    },
    (page: number): readonly Row[] => (page === 1 ? [] : [[`- ${page} -`, 760]]),
  ],
  ['a foot that a reader gives first', () => [['Confidential 2024', 765]] as const, NOTHING],
  [
    'a head that names the section of each page',
    (page: number): readonly Row[] => [[['Delivery', 'Goods', 'Price', 'Law'][page - 1] ?? '', 40]],
    (page: number): readonly Row[] => [[['Draft A', '7 May', 'Initials', 'Seen'][page - 1] ?? '', 760]],
  ],
  ['roman page numbers', NOTHING, (page: number): readonly Row[] => [['i'.repeat(page), 760]]],
])('a sentence across a page end is one: %s', (name, head, foot) => {
  const index = indexDocument(pagesWith(head, foot))
  const quote = name.startsWith('heads by turns') ? OVER_3 : OVER_1
  const found = locateQuote(index, quote)
  expect(found).toMatchObject({ status: 'same', quote })
  expect(pagesOf(found)).toEqual(quote === OVER_1 ? [1, 2] : [3, 4])
})

test.each([0, 90, 180, 270] as const)(
  'headers and footers of pages rotated by %i degrees are left out',
  (turn) => {
    const index = indexDocument(pagesWith(() => [['Supply Agreement', 40]], NUMBER, turn))
    expect(pagesOf(locateQuote(index, OVER_1))).toEqual([1, 2])
  },
)

test('a header can be quoted, also with the text below it', () => {
  const index = indexDocument(pagesWith(() => [['Supply Agreement of ACME', 40]], NUMBER))
  expect(locateQuote(index, 'Supply Agreement of ACME', 2)).toMatchObject({
    status: 'same',
    places: [{ page: 2, start: 0, end: 24 }],
  })
  const both = locateQuote(index, 'Supply Agreement of ACME Customer within thirty days of each order.')
  expect(both).toMatchObject({ status: 'same' })
  expect(pagesOf(both)).toEqual([2])
})

test('a minus at the beginning of a page belongs to its number', () => {
  const rows = (sign: string): readonly Row[] => [[`${sign}5 degrees is the limit for all goods.`, 300]]
  const status = (sign: string): unknown =>
    locateQuote(indexDocument([pageOf(rows(sign), 1)]), '5 degrees is the limit for all goods.')?.status
  expect([status(''), status('\u2212')]).toEqual(['same', 'differs'])
})

test('lines within the text are not footers', () => {
  const within = BODIES.map((lines, i) =>
    pageOf(
      [
        [`Clause ${i} begins`, 100],
        ['and in France', 120],
        [lines.join(' '), 140],
        [`Clause ${i} is over here`, 700 + i],
      ],
      i + 1,
    ),
  )
  const found = locateQuote(indexDocument(within), `Clause 2 begins ${BODIES[2]?.join(' ')}`)
  expect(found?.status).not.toBe('same')
})

test('of equal words those that are visible are located', () => {
  const page = (text: string, number: number): PageText => pageOf([[text, 100]], number)
  const said = 'The liability of the supplier is unlimited in all cases.'
  const hidden = { ...page(`A. ${said}`, 1), hidden: [{ start: 3, end: 3 + said.length }] }
  expect(pagesOf(locateQuote(indexDocument([hidden]), said))).toEqual([1])
  const both = indexDocument([hidden, page(`B. ${said}`, 2)])
  expect(locateQuote(both, said, 1)).toMatchObject({ status: 'same', places: [{ page: 2 }] })
})

test('words on both sides of a place where the reading order is in doubt are located, but not the same', () => {
  const page = pageOf(
    [
      ['The fee is', 100],
      ['paid in May.', 114],
    ],
    1,
  )
  const located = (seam: number, quote: string): unknown => {
    const found = locateQuote(indexDocument([{ ...page, seams: [seam] }]), quote)
    return [found?.status, found?.isFar, found?.diff]
  }
  expect(located(11, 'The fee is paid in May.')).toEqual(['differs', false, []])
  expect(located(11, 'paid in May.')).toEqual(['same', false, []])
  expect(located(10, 'The fee is')).toEqual(['same', false, []])
})

const CLAUSE =
  'Within thirty days of receipt, the Licensor shall indemnify and hold harmless the Licensee against all claims.'
const TERMS = 'The Licensor and the Licensee agree. As to the Licensor or the Licensee, both sign. '.repeat(3)

test('verbatim words come before similar ones anywhere, first those on the given page', () => {
  const page = (text: string, number: number): PageText => pageOf([[text, 100]], number)
  const near = CLAUSE.replace('thirty days', 'thirty days or so')
  const pages = [page(near, 1), page(`A ${CLAUSE}`, 2), page(near, 3), page(`B ${CLAUSE}`, 4)]
  const index = indexDocument(pages)
  const placed = [undefined, 1, 2, 3, 4].map((hint) => pagesOf(locateQuote(index, CLAUSE, hint)))
  expect(placed).toEqual([[2], [2], [2], [4], [4]])
})

test('of a clause about the other party the document’s words are shown', () => {
  const index = indexDocument([pageOf([[`${TERMS}${CLAUSE}`, 100]], 1)])
  const changed = CLAUSE.replace('Licensee against', 'Licensor against')
  expect(locateQuote(index, changed)).toMatchObject({ status: 'differs', isFar: false, quote: CLAUSE })
})

test('the words of a sentence in another order are not the sentence', () => {
  const index = indexDocument([pageOf([[`${TERMS}${CLAUSE} ${BODIES.flat().join(' ')}`, 100]], 1)])
  for (const sentence of [CLAUSE, OVER_1, OVER_3]) {
    const words = sentence.split(' ')
    for (const step of [3, 5, 7]) {
      const mixed = words.map((_, i) => words[(i * step) % words.length] ?? '')
      if (new Set(mixed).size === new Set(words).size) expect(locateQuote(index, mixed.join(' '))).toBeNull()
    }
    expect(locateQuote(index, words.toReversed().join(' '))).toBeNull()
    expect(locateQuote(index, words.toSorted().join(' '))).toBeNull()
  }
})
