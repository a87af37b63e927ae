/** Which lines are headers and footers: on turned pages, on pages of several sizes, and beside text. */
import { expect, test } from 'vitest'
import { type PageText } from '../../src/domain/document/page-text.ts'
import { runningLines } from '../../src/domain/quotes/index/headers-and-footers.ts'
import { finished } from '../../src/domain/text/steps.ts'

type Row = readonly [text: string, down: number]
type Turn = readonly [rotation: PageText['rotation'], origin: readonly [number, number]]

const ACROSS = 600

/** A page whose displayed height is `tall`: letters are 5 points wide and 10 high, `down` points below its top. */
function pageOf(rows: readonly Row[], at: number, [rotation, origin]: Turn, tall: number): PageText {
  const [x, y] = origin
  const text = rows.map(([row]) => row).join('\n')
  const boxes = new Float32Array(text.length * 4)
  const boxAt = (over: number, down: number): readonly number[] => {
    if (rotation === 90) return [x + down, y + over, x + down + 10, y + over + 5]
    if (rotation === 180) return [x + ACROSS - over - 5, y + down, x + ACROSS - over, y + down + 10]
    if (rotation === 270) return [x + tall - down - 10, y + over, x + tall - down, y + over + 5]
    return [x + over, y + tall - down - 10, x + over + 5, y + tall - down]
  }
  let start = 0
  for (const [row, down] of rows) {
    for (let i = 0; i < row.length; i += 1) boxes.set(boxAt(50 + i * 5, down), (start + i) * 4)
    start += row.length + 1
  }
  const [width, height] = rotation % 180 === 0 ? [ACROSS, tall] : [tall, ACROSS]
  return { number: at + 1, width, height, rotation, origin: [x, y], text, boxes }
}

const BODIES = [
  'The goods are delivered in May.',
  'The price is paid in June.',
  'Pets stay out.',
  'The lift is new.',
]
const TURNS: readonly Turn[] = ([0, 90, 180, 270] as const).flatMap((rotation) => [
  [rotation, [0, 0]] as const,
  [rotation, [-300, 1200]] as const,
])

/** The lines left out of each page; pages are 700, 800, 900 and 1,000 points tall. */
function leftOut(turn: Turn, rows: (body: string, tall: number, at: number) => readonly Row[]): string[] {
  const pages = BODIES.map((body, at) => {
    const tall = 700 + at * 100
    const [rotation, [x, y]] = turn
    return pageOf(rows(body, tall, at), at, [rotation, [x - at * 50, y + at * 30]], tall)
  })
  const ranges = finished(runningLines(pages))
  return pages.map(({ text }, at) =>
    (ranges[at] ?? []).map(({ start, end }) => text.slice(start, end)).join(' | '),
  )
}

test.each(TURNS)('pages turned by %i degrees that begin at %j have headers and footers', (...turn) => {
  const found = leftOut(turn, (body, tall, at) => [
    ['Rental agreement', 20],
    [body, 100],
    [`It is item ${at} of the list.`, 120],
    [`Page ${at + 1}`, tall - 40],
  ])
  expect(found).toEqual(BODIES.map((_, at) => `Rental agreement | Page ${at + 1}`))
})

test.each(TURNS)(
  'on pages turned by %i degrees that begin at %j, a line below text is no header',
  (...turn) => {
    const found = leftOut(turn, (body, tall) => [
      [body, 20],
      ['Rental agreement', 32],
      ['Rental office', tall - 60],
      [`${body} So it is.`, tall - 48],
    ])
    expect(found).toEqual(BODIES.map(() => ''))
  },
)

test.each(TURNS)(
  'on pages turned by %i degrees that begin at %j, words level with a header stay, and it ends below them',
  (...turn) => {
    const found = leftOut(turn, (body) => [
      [body, 20],
      ['Rental agreement', 24],
      ['Copy for the landlord', 34],
      [`${body} So it is.`, 100],
    ])
    expect(found).toEqual(BODIES.map(() => 'Rental agreement | Copy for the landlord'))
  },
)

/** The lines left out of pages of 800 points, each with its rows above ten lines of text. */
function headers(...pages: readonly (readonly Row[])[]): string[] {
  const texts = pages.map((rows, at) => {
    const body = Array.from(
      { length: 10 },
      (_, i): Row => [`${BODIES[(at + i) % 4]} (${'x'.repeat(at * 10 + i)})`, 300 + i * 20],
    )
    return pageOf([...rows, ...body], at, [0, [0, 0]], 800)
  })
  const ranges = finished(runningLines(texts))
  return texts.map(({ text }, at) =>
    (ranges[at] ?? []).map(({ start, end }) => text.slice(start, end)).join(' | '),
  )
}

const HEADER: Row = ['Rental agreement', 20]

test.each<readonly [string, readonly (readonly Row[])[], readonly string[]]>([
  ['a single page has none', [[HEADER]], ['']],
  ['two pages are enough', [[HEADER], [HEADER]], [HEADER[0], HEADER[0]]],
  ['two of four too', [[HEADER], [HEADER], [], []], [HEADER[0], HEADER[0], '', '']],
  ['but not two of five', [[HEADER], [HEADER], [], [], []], ['', '', '', '', '']],
  [
    'three of seven are',
    [[HEADER], [HEADER], [HEADER], [], [], [], []],
    [HEADER[0], HEADER[0], HEADER[0], '', '', '', ''],
  ],
  ['one a little lower on another page is the same', [[HEADER], [[HEADER[0], 26]]], [HEADER[0], HEADER[0]]],
  ['one much lower is not', [[HEADER], [[HEADER[0], 30]]], ['', '']],
  [
    'a line of 200 characters may be one',
    [[['x'.repeat(200), 20]], [['x'.repeat(200), 20]]],
    ['x'.repeat(200), 'x'.repeat(200)],
  ],
  ['a longer one is text', [[['x'.repeat(201), 20]], [['x'.repeat(201), 20]]], ['', '']],
  ['pages may have Roman numbers', [[['i', 20]], [['(ii)', 20]]], ['i', '(ii)']],
  [
    'capitals and spaces do not matter',
    [[HEADER], [['RENTAL  AGREEMENT', 20]]],
    [HEADER[0], 'RENTAL  AGREEMENT'],
  ],
  [
    'at most eight lines',
    [0, 1].map(() => [...'abcdefghj'].map((letter, i): Row => [`${letter} line`, 20 + i * 20])),
    [0, 1].map(() => [...'abcdefgh'].map((letter) => `${letter} line`).join(' | ')),
  ],
])('headers: %s', (_, pages, expected) => {
  expect(headers(...pages)).toEqual(expected)
})

test('characters that are not drawn have no place in a line, and a line of them is none', () => {
  const pages = [800, 900].map((tall, at) => {
    const page = pageOf(
      [
        ['Rental agreement', 20],
        ['', 30],
        ['none', 40],
        ['Rental office', 60],
        [BODIES[at] ?? '', 100],
      ],
      at,
      [0, [0, 0]],
      tall,
    )
    const none = page.text.indexOf('none')
    page.boxes.fill(0, none * 4, (none + 4) * 4)
    page.boxes.fill(0, 12, 16)
    return page
  })
  const found = finished(runningLines(pages)).map((ranges, at) =>
    ranges.map(({ start, end }) => pages[at]?.text.slice(start, end)),
  )
  expect(found).toEqual([0, 1].map(() => ['Rental agreement', 'Rental office']))
})

test('words are level with a header up to half of the height of the higher', () => {
  const found = (height: number, down: number): number => {
    const pages = BODIES.slice(0, 2).map((body, at) => {
      const page = pageOf(
        [
          [body, down],
          ['Rental agreement', 20],
          [`${body} So it is.`, 700],
        ],
        at,
        [0, [0, 0]],
        800,
      )
      for (let i = 0; i < body.length; i += 1) page.boxes[i * 4 + 1] = (page.boxes[i * 4 + 3] ?? 0) - height
      return page
    })
    return finished(runningLines(pages)).flat().length
  }
  // The middles are 14 and 15 points apart; the higher line has 30 points.
  expect([found(30, -4), found(30, -5), found(10, 16), found(10, 15)]).toEqual([2, 0, 2, 0])
})

test('a line at another height on each page is text', () => {
  const found = leftOut([0, [0, 0]], (body, _, at) => [
    ['Rental agreement', 20 + at * 60],
    [body, 400],
  ])
  expect(found).toEqual(BODIES.map(() => ''))
})
