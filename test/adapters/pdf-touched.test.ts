/** Small drawings that turn letters and figures into others: their words prove nothing, those beside other drawings do. */
import { expect, test } from 'vitest'
import { append, type Canvas, makePdf, readPages, write } from './pdf-samples.ts'

/** Draws beside a place on the base line (0, 0), at which the rest of the line begins. */
type Line = readonly [ahead: string, rest: string, operators: string]

const CHANGED: Readonly<Record<string, Line>> = {
  'a point': ['The rent is 1', '5 euros.', '-0.6 0 1.3 1.3 re f'],
  'a comma': ['The rent is 1', '5 euros.', '0.9 w 0 1.3 m -0.6 -0.6 l S'],
  'a minus': ['It stays at ', '5 degrees.', '0.9 w -3 3.5 m -0.3 3.5 l S'],
  'a figure before': ['The rent is ', '5 euros.', '1.2 w -1 0 m -1 8.6 l S'],
  'a figure behind': ['The rent is 15', ' euros.', '1 w 0.6 0.5 2.2 7.6 re S'],
  'a stroke in a figure': ['The rent is 5', '0 euros.', '1.1 w 1 4.3 m 5.6 4.3 l S'],
  'a stroke through a sign': ['The rent ', '= 5 euros.', '0.8 w 1.6 0 m 5 7.5 l S'],
  'an exponent': ['It has 5 m', ' of land.', '0.6 w 0.4 7 m 2.2 8.4 l 0.4 4.6 l 2.4 4.6 l S'],
  'white over half of a figure': [
    'The rent is ',
    '8 euros.',
    '1 g -0.2 1 2.1 2.8 re f -0.2 4.8 2.1 2.8 re f',
  ],
  'white over a leg': ['The shaft is ', 'mine.', '1 g 7.3 -1 2.6 10 re f'],
}

const LEFT: Readonly<Record<string, Line>> = {
  'an underline': ['The rent is ', '5 euros.', '0.6 w 0 -1.5 m 7 -1.5 l S'],
  'dots under a word': [
    'The rent is ',
    '15 euros.',
    Array.from({ length: 9 }, (_, at) => `${at * 3} 0 1 1 re f`).join(' '),
  ],
  'a frame': ['The rent is ', '5 euros.', '0.5 w -1.5 -2 10 13 re S'],
  'a circle around it': ['The rent is ', '5 euros.', '0.5 w -3 4 m -3 14 10 14 10 4 c 10 -6 -3 -6 -3 4 c S'],
  'the border of a cell': ['The rent is ', '5 euros.', '0.5 w -1 -6 m -1 14 l S'],
  'a white area below': ['The rent is ', '5 euros.', '1 g 0 -14 12 12 re f'],
  'a square before a space': ['The rent ', '  is due.', '0 0 3 3 re f'],
}

const lineAt = (nth: number): number => 740 - nth * 30

function draw(canvas: Canvas, lines: readonly Line[]): void {
  for (const [nth, [ahead, rest, operators]] of lines.entries()) {
    write(canvas, `${ahead}${rest}`, 72, lineAt(nth))
    const x = 72 + canvas.font.widthOfTextAtSize(ahead, 12)
    append(canvas.page, `q 0 g 0 G 1 0 0 1 ${x} ${lineAt(nth)} cm ${operators} Q`)
  }
}

async function struckLines(lines: Readonly<Record<string, Line>>): Promise<string[]> {
  const [page] = await readPages(await makePdf((canvas) => draw(canvas, Object.values(lines))))
  const struck = page?.struck ?? []
  return Object.keys(lines).filter((_, nth) => {
    const [start, end] = [0, 1].map(
      (more) =>
        page?.text
          .split('\n')
          .slice(0, nth + more)
          .join('\n').length ?? 0,
    )
    return struck.some((range) => range.start < (end ?? 0) && range.end > (start ?? 0))
  })
}

test('words that a small drawing changes prove nothing', async () => {
  expect(await struckLines(CHANGED)).toEqual(Object.keys(CHANGED))
})

test('words beside other small drawings do', async () => {
  expect(await struckLines(LEFT)).toEqual([])
})

test('the underline of a raised sign is no part of the letter before it', async () => {
  const struckBy = async (dx: number): Promise<(string | undefined)[]> => {
    const pdf = await makePdf((canvas) => {
      write(canvas, 'A FICO', 72, 700)
      const x = 72 + canvas.font.widthOfTextAtSize('A FICO', 12)
      write(canvas, '®', x, 704, 7)
      append(canvas.page, `0 g ${x + dx} 703 5 0.5 re f`)
    })
    const [page] = await readPages(pdf)
    return (page?.struck ?? []).map(({ start, end }) => page?.text.slice(start, end))
  }
  expect(await struckBy(0.1)).toEqual([])
  expect(await struckBy(-2.5)).toEqual(['FICO®'])
})
