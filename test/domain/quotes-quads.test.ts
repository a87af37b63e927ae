import { expect, test } from 'vitest'
import type { PageText } from '../../src/domain/page-text.ts'
import { quadsOf } from '../../src/domain/quotes.ts'

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
