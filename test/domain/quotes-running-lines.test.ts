/** Which lines are headers and footers: on turned pages, on pages of several sizes, and beside text. */
import { expect, test } from 'vitest'
import type { PageText } from '../../src/domain/page-text.ts'
import { runningLines } from '../../src/domain/quotes/running-lines.ts'
import { finished } from '../../src/domain/steps.ts'

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
    return pageOf(rows(body, tall, at), at, turn, tall)
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

test('a line at another height on each page is text', () => {
  const found = leftOut([0, [0, 0]], (body, _, at) => [
    ['Rental agreement', 20 + at * 60],
    [body, 400],
  ])
  expect(found).toEqual(BODIES.map(() => ''))
})
