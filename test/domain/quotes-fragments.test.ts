/** Cells of a page: where one ends, how it is spelled, and which ones a reader may read next. */
import { expect, test } from 'vitest'
import type { PageText } from '../../src/domain/page-text.ts'
import { type Fragment, fragmentsOf, neighboursOf } from '../../src/domain/quotes/search/page-cells.ts'
import { spellingOf } from '../../src/domain/quotes/search/spelling.ts'
import { type Cell, pageOf } from '../support/cells.ts'

test.each([
  ['A b-c', 'abc', [0, 2, 4], [1, 1, 1]],
  ['5.3, 4 %', '5.34%', [0, 1, 2, 5, 7], [1, 0, 0, 1, 1]],
  ['a.5 5.a', 'a55a', [0, 2, 4, 6], [1, 1, 1, 1]],
  ['€ 7', '€7', [0, 2], [1, 1]],
  ['支払う', '支払う', [0, 1, 2], [1, 1, 1]],
  ['a支b', 'a支b', [0, 1, 2], [1, 1, 1]],
  ['ﬁx', 'fix', [0, 0, 1], [1, 0, 0]],
  ['㍿', '株式会社', [0, 0, 0, 0], [1, 0, 0, 0]],
])('%j is spelled %j', (source, units, offsets, starts) => {
  const spelling = spellingOf(source)
  expect(spelling.units).toBe(units)
  expect([...spelling.offsets]).toEqual(offsets)
  expect([...spelling.boundaries]).toEqual([...starts, 1])
})

test('signs that stand for many letters add at most 20 to the spelling of three units per character', () => {
  expect(spellingOf('ﷺ').units).toHaveLength(15)
  expect(spellingOf('ﷺ'.repeat(1000)).units).toHaveLength(3020)
})

test('a page of more than 30,000 characters has no cells', () => {
  const length = (size: number): number => fragmentsOf(lineOf([0, 'a'.repeat(size)])).length
  expect([length(30_000), length(30_001)]).toEqual([1, 0])
})

type Word = readonly [left: number, text: string, bottom?: number, height?: number]

/** Words five points a letter wide and ten high, with a space or, after a gap of lines, a line end between them. */
function lineOf(...words: readonly Word[]): PageText {
  const text = words.map(([, word]) => word).join(' ')
  const boxes = new Float32Array(text.length * 4)
  let at = 0
  for (const [left, word, bottom = 700, height = 10] of words) {
    for (let i = 0; i < word.length; i += 1)
      boxes.set([left + i * 5, bottom, left + i * 5 + 5, bottom + height], (at + i) * 4)
    at += word.length + 1
  }
  return { number: 1, width: 600, height: 800, rotation: 0, text, boxes }
}

const sources = (page: PageText): string[] => fragmentsOf(page).map(({ source }) => source)

test.each<readonly [string, readonly Word[], readonly string[]]>([
  [
    'a narrow space',
    [
      [0, 'ab'],
      [14, 'cd'],
    ],
    ['ab cd'],
  ],
  [
    'the only space of a line, narrower than 1.1 line heights',
    [
      [0, 'ab'],
      [20.5, 'cd'],
    ],
    ['ab cd'],
  ],
  [
    'the only gap of a line, as wide',
    [
      [0, 'ab'],
      [21, 'cd'],
    ],
    ['ab', 'cd'],
  ],
  [
    'spaces of a justified line',
    [
      [0, 'ab'],
      [16, 'cd'],
      [36.5, 'ef'],
    ],
    ['ab cd ef'],
  ],
  [
    'a gap wider than 1.8 of the narrowest',
    [
      [0, 'ab'],
      [16, 'cd'],
      [37, 'ef'],
    ],
    ['ab cd', 'ef'],
  ],
  [
    'a space in a line with narrow ones',
    [
      [0, 'ab'],
      [14, 'cd'],
      [30.5, 'ef'],
    ],
    ['ab cd ef'],
  ],
  [
    'a gap of 0.7 in a line with narrow spaces',
    [
      [0, 'ab'],
      [14, 'cd'],
      [31, 'ef'],
    ],
    ['ab cd', 'ef'],
  ],
  [
    'narrow spaces behind it',
    [
      [0, 'ef'],
      [17, 'ab'],
      [31, 'cd'],
    ],
    ['ef', 'ab cd'],
  ],
  [
    'a gap that ends the line, so that another is its only one',
    [
      [0, 'ab'],
      [22, 'cd'],
      [57, 'ef'],
    ],
    ['ab', 'cd', 'ef'],
  ],
  [
    'a gap that does not end the line',
    [
      [0, 'ab'],
      [22, 'cd'],
      [56.5, 'ef'],
    ],
    ['ab cd', 'ef'],
  ],
  [
    'the gap of the higher word',
    [
      [0, 'ab'],
      [30.5, 'cd', 700, 20],
    ],
    ['ab cd'],
  ],
  [
    'a word raised by half of its height',
    [
      [0, 'ab'],
      [16, 'cd', 705],
    ],
    ['ab cd'],
  ],
  [
    'a word raised by more',
    [
      [0, 'ab'],
      [16, 'cd', 705.5],
    ],
    ['ab', 'cd'],
  ],
  [
    'a low word beside a high one',
    [
      [0, 'ab', 700, 20],
      [16, 'cd', 718, 4],
    ],
    ['ab cd'],
  ],
  [
    'a word above',
    [
      [0, 'ab'],
      [16, 'cd', 720],
    ],
    ['ab', 'cd'],
  ],
  [
    'signs alone',
    [
      [0, 'ab'],
      [40, '--'],
      [80, 'cd'],
    ],
    ['ab', 'cd'],
  ],
])('cells are cut at gaps: %s', (_, words, cells) => {
  expect(sources(lineOf(...words))).toEqual(cells)
})

test('a cell has its place, its spelling, the box around its words, and may end in a broken word', () => {
  const page = lineOf([0, 'Ab', 698], [16, 'cd-', 700, 12], [90, 'x', 650])
  const cells = fragmentsOf(page).map(({ offsets, ...cell }) => ({ ...cell, offsets: [...offsets] }))
  expect(cells).toMatchObject([
    { at: 0, source: 'Ab cd-', units: 'abcd', offsets: [0, 1, 3, 4], box: [0, 698, 31, 712], isBroken: true },
    { at: 1, source: 'x', units: 'x', offsets: [7], box: [90, 650, 95, 660], isBroken: false },
  ])
})

/** Three rows, written by columns; only the first two cells of a row are near each other. */
const GRID: readonly Cell[] = [
  ...['aa', 'dd', 'gg'].map((text, row): Cell => [0, row * 20, text]),
  ...['bb', 'ee', 'hh'].map((text, row): Cell => [34, row * 20, text]),
  ...['cc', 'ff', 'ii'].map((text, row): Cell => [100, row * 20, text]),
]

function around(cells: readonly Cell[], name: string): readonly (string | undefined)[] {
  const all = fragmentsOf(pageOf(cells))
  const { next, left, right } = neighboursOf(all, all.find(({ units }) => units === name) as Fragment)
  const names = [...next].map(({ units }) => units).sort()
  return [names.join(' '), left?.units, right?.units]
}

test.each([
  ['aa', ['bb dd', undefined, 'bb']],
  ['bb', ['cc dd ee', 'aa', undefined]],
  ['cc', ['dd ff', undefined, undefined]],
  ['ee', ['ff gg hh', 'dd', undefined]],
  ['gg', ['bb hh', undefined, 'hh']],
  ['hh', ['cc ii', 'gg', undefined]],
  ['ii', ['', undefined, undefined]],
])(
  'after %j a reader reads the next of the row, of the page and of the column, or the first of the next row',
  (name, expected) => {
    expect(around(GRID, name)).toEqual(expected)
  },
)

test('the nearest cell of a row is beside, up to a gap of 2.5 heights of the higher one', () => {
  const page = lineOf([0, 'a a'], [39.5, 'bb'], [80, 'cc', 700, 20], [140, 'dd'], [175, 'ee'])
  const all = fragmentsOf(page)
  const beside = all.map((one) => {
    const { left, right } = neighboursOf(all, one)
    return `${left?.units} ${one.units} ${right?.units}`
  })
  expect(beside).toEqual([
    'undefined aa bb',
    'aa bb cc',
    'bb cc undefined',
    'undefined dd undefined',
    'undefined ee undefined',
  ])
})

test('of the lines below, those within half a line height of the highest are the next', () => {
  const cells: readonly Cell[] = [
    [0, 0, 'aa'],
    [300, 40, 'cc'],
    [200, 44, 'bb'],
    [100, 46, 'dd'],
    [0, 80, 'ee'],
    [3, 84, 'ff'],
    [6, 86, 'gg'],
  ]
  expect(around(cells, 'aa')).toEqual(['bb cc ee ff', undefined, undefined])
})
