import { expect, test } from 'vitest'
import { type PageText } from '../../src/domain/document/page-text.ts'
import { quadsOf } from '../../src/domain/quotes/quotes.ts'

type Box = readonly [left: number, bottom: number, right: number, top: number]

function pageOf(characters: readonly (readonly [char: string, box?: Box])[], number = 1): PageText {
  const boxes = new Float32Array(characters.length * 4)
  characters.forEach(([, box], i) => {
    if (box) boxes.set(box, i * 4)
  })
  const text = characters.map(([char]) => char).join('')
  return { number, width: 595, height: 842, rotation: 0, text, boxes }
}

/** Characters six points wide and ten high, starting at a point; spaces have no box. */
function across(text: string, x: number, y: number): [string, Box?][] {
  return [...text].map((char, i) => {
    return char.trim() === '' ? [char] : [char, [x + i * 6, y, x + i * 6 + 6, y + 10]]
  })
}

function down(text: string, x: number, y: number): [string, Box?][] {
  return [...text].map((char, i) => [char, [x, y - i * 10 - 10, x + 10, y - i * 10]])
}

function boxesOf(page: PageText, start = 0, end = page.text.length): Box[] {
  const [on] = quadsOf([page], [{ page: page.number, start, end }])
  return (on?.quads ?? []).map((quad): Box => [quad[0], quad[5], quad[2], quad[1]])
}

test('a line is one quad, its corners top left, top right, bottom left, bottom right', () => {
  const page = pageOf(across('two words', 100, 700))
  expect(quadsOf([page], [{ page: 1, start: 0, end: 9 }])).toEqual([
    { page: 1, quads: [[100, 710, 154, 710, 100, 700, 154, 700]] },
  ])
})

test('only the quoted characters are covered', () => {
  expect(boxesOf(pageOf(across('one two three', 0, 700)), 4, 7)).toEqual([[24, 700, 42, 710]])
})

test('every line has its own quad', () => {
  const page = pageOf([...across('first', 0, 700), ['\n'], ...across('second', 0, 688)])
  expect(boxesOf(page)).toEqual([
    [0, 700, 30, 710],
    [0, 688, 36, 698],
  ])
})

test('a raised or small character stays in its line', () => {
  const page = pageOf([
    ...across('mc', 0, 700),
    ['2', [12, 706, 15, 712]],
    ['’', [15, 707, 17, 710]],
    ...across('d', 17, 700),
  ])
  expect(boxesOf(page)).toEqual([[0, 700, 23, 712]])
})

test('cells of one line far apart are two quads', () => {
  const page = pageOf([...across('left', 0, 700), [' '], ...across('right', 300, 700)])
  expect(boxesOf(page)).toEqual([
    [0, 700, 24, 710],
    [300, 700, 330, 710],
  ])
})

test('text from right to left is one quad per line', () => {
  const page = pageOf([...'חוזה'].map((char, i) => [char, [100 - i * 6, 700, 106 - i * 6, 710]] as const))
  expect(boxesOf(page)).toEqual([[82, 700, 106, 710]])
})

test('rotated text is one quad per column', () => {
  const page = pageOf([...down('vertical', 50, 700), ['\n'], ...down('text', 30, 700)])
  expect(boxesOf(page)).toEqual([
    [50, 620, 60, 700],
    [30, 660, 40, 700],
  ])
})

test('places on several pages stay separate', () => {
  const pages = [pageOf(across('end', 0, 40), 4), pageOf(across('start', 0, 800), 5)]
  const places = [
    { page: 4, start: 0, end: 3 },
    { page: 5, start: 0, end: 5 },
  ]
  expect(quadsOf(pages, places).map((on) => [on.page, on.quads.length])).toEqual([
    [4, 1],
    [5, 1],
  ])
})

test('characters that are not on the page have no quad', () => {
  expect(quadsOf([pageOf([[' '], ['\n']])], [{ page: 1, start: 0, end: 2 }])).toEqual([])
  expect(quadsOf([], [{ page: 1, start: 0, end: 2 }])).toEqual([])
})

const A: Box = [0, 700, 10, 710]

test.each<readonly [string, number, readonly Box[]]>([
  ['a gap of at most 2.5 line heights is no gap', 1, [A, [35, 700, 45, 710]]],
  ['a wider gap is one', 2, [A, [35.5, 700, 45.5, 710]]],
  ['the taller character is the measure', 1, [A, [60, 700, 70, 720]]],
  ['a character may be raised by 0.4 line heights', 1, [A, [20, 704, 30, 714]]],
  ['a character raised more is in another line', 2, [A, [20, 704.5, 30, 714.5]]],
  ['as low as 0.4 line heights', 1, [A, [20, 696, 30, 706]]],
  ['after a gap by 0.2 line heights: it may be the next cell', 1, [A, [21, 702, 31, 712]]],
  ['a cell raised more is in another line', 2, [A, [21, 702.5, 31, 712.5]]],
  ['a slope has steps, so that it covers no other line', 2, [A, [10, 703, 20, 713], [20, 706, 30, 716]]],
  ['a character below is part of a column up to 1.2 sizes away', 1, [A, [0, 678, 10, 688]]],
  ['further away it is not', 2, [A, [0, 677.5, 10, 687.5]]],
  [
    'in a column of wide characters the width is the measure',
    1,
    [
      [0, 700, 20, 710],
      [0, 666, 20, 676],
    ],
  ],
  ['characters of a column overlap by 0.3 of their width', 1, [A, [7, 688, 17, 698]]],
  ['with less they are no column', 2, [A, [7.5, 688, 17.5, 698]]],
  ['the narrower character is the measure', 1, [A, [8.5, 688, 13.5, 698]]],
  ['an accent says nothing about the direction', 1, [A, [0, 699.5, 10, 709.5], [11, 700, 21, 710]]],
  ['a character a tenth below begins a column', 2, [A, [0, 699, 10, 709], [11, 700, 21, 710]]],
  ['as far across as down is across', 1, [A, [4, 696, 14, 706], [16, 696, 26, 706]]],
  ['a line never becomes a column', 2, [A, [10, 700, 20, 710], [10, 688, 20, 698]]],
  ['a column never becomes a line', 2, [A, [0, 688, 10, 698], [11, 688, 21, 698]]],
])('%s', (_, count, boxes) => {
  expect(boxesOf(pageOf(boxes.map((box) => ['x', box])))).toHaveLength(count)
})

test.each<readonly [string, number, Box]>([
  ['with half of its height in the last line continues it', 1, [20, 705, 30, 715]],
  ['with less is another one', 2, [20, 705.5, 30, 715.5]],
  ['of small characters continues it with half of their height', 1, [20, 698, 30, 702]],
  ['with less of their height is another one', 2, [20, 697.5, 30, 701.5]],
  ['right below a single character is another one', 2, [0, 688, 10, 698]],
])('a new line %s', (_, count, box) => {
  expect(boxesOf(pageOf([['x', A], ['\n'], ['x', box]]))).toHaveLength(count)
})

test.each<readonly [string, string, Box]>([
  ['blanks', '\u00a0', [0, 600, 300, 700]],
  ['characters without width', 'x', [12, 700, 12, 710]],
  ['characters without height', 'x', [12, 700, 20, 700]],
  ['boxes without an end', 'x', [-Infinity, 700, 20, 710]],
  ['boxes of the wrong order', 'x', [20, 710, 12, 700]],
])('%s are not covered', (_, char, box) => {
  expect(
    boxesOf(
      pageOf([
        ['x', A],
        [char, box],
      ]),
    ),
  ).toEqual([A])
})
