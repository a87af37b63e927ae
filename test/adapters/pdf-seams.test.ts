/** Words side by side in two columns are never read as one sentence without a seam between them. */
import { expect, test } from 'vitest'
import { type PageText } from '../../src/domain/document/page-text.ts'
import { makePdf, readPages, write } from './pdf-samples.ts'

const LEFT = [
  'The library opens on Monday at nine and',
  'stays open until the last reader leaves',
  'the hall, which is never before seven in',
  'the evening. Children may stay with their',
  'parents in all rooms but the archive, for',
  'which a ticket is needed that costs two.',
]
const RIGHT = [
  'Members pay no fee for the first copy of',
  'a page and ten cents for each other one,',
  'as the board decided in its last meeting.',
  'Whoever keeps a book for longer than four',
  'weeks pays a fine of one dollar for every',
  'further week that it is not brought back.',
]

/** Two columns written row by row; the left one begins `drop` lines lower. */
async function bulletin(rows: number, gap: number, drop: number): Promise<PageText | undefined> {
  const pdf = await makePdf((canvas) => {
    write(canvas, 'Bulletin of the library', 72, 760, 18)
    for (let row = 0; row < rows; row++) {
      write(canvas, LEFT[row] ?? '', 60, 700 - (row + drop) * 14, 11)
      write(canvas, RIGHT[row] ?? '', 270 + gap, 700 - row * 14, 11)
    }
  })
  return (await readPages(pdf))[0]
}

/** Whether the text goes on from one line to the other without a seam. */
function goesOn({ text, seams = [] }: PageText, one: string, other: string): boolean {
  const at = text.replaceAll('\n', ' ').indexOf(`${one} ${other}`)
  const next = at + one.length + 1
  return at >= 0 && !seams.includes(next)
}

const PAGES = [2, 3, 4, 5, 6].flatMap((rows) =>
  [14, 24, 40].flatMap((gap) => [0, 1, 2].map((drop) => [rows, gap, drop] as const)),
)

test.each(PAGES)(
  'a bulletin of %i rows, %i points apart, %i lines lower on the left: nothing is spliced',
  async (rows, gap, drop) => {
    const page = await bulletin(rows, gap, drop)
    const spliced = LEFT.slice(0, rows).flatMap((left) =>
      RIGHT.slice(0, rows).flatMap((right) => [[left, right] as const, [right, left] as const]),
    )
    const isEnd = (line: string): boolean => line === LEFT[rows - 1] || line === RIGHT[rows - 1]
    const joined = spliced.filter(([one, other]) => !isEnd(one) && page && goesOn(page, one, other))
    expect(joined).toEqual([])
  },
)

test('paragraphs, headings and columns that are read one after the other have no seams', async () => {
  const pdf = await makePdf((canvas) => {
    write(canvas, 'Terms of use', 220, 760, 18)
    for (const [row, line] of [...LEFT, ...RIGHT].entries())
      write(canvas, line, 60, 700 - row * 14 - (row > 5 ? 20 : 0), 11)
    for (const [row, line] of LEFT.entries()) write(canvas, line, 60, 400 - row * 14, 11)
    for (const [row, line] of RIGHT.entries()) write(canvas, line, 320, 400 - row * 14, 11)
    write(canvas, '1', 300, 40, 9)
  })
  expect((await readPages(pdf))[0]?.seams).toBeUndefined()
})

test('rows of a table and labels beside answers have no seams', async () => {
  const pdf = await makePdf((canvas) => {
    for (const [row, [name, sum]] of [
      ['Rent of the flat', '500'],
      ['Deposit', '1,500'],
      ['Fee for the keys', '20'],
    ].entries()) {
      write(canvas, name ?? '', 72, 700 - row * 20)
      write(canvas, sum ?? '', 300, 700 - row * 20)
    }
  })
  const [page] = await readPages(pdf)
  expect(page?.text).toContain('Deposit 1,500')
  expect(page?.seams).toBeUndefined()
})
