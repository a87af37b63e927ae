/** Pieces of lines: where one begins and ends, in text of any direction. */
import { expect, test } from 'vitest'
import { type Box, type Characters, frameOf, runsToTheLeft } from '../../src/domain/document/page-frame.ts'
import { isSpacing, MOST_PIECES, type Piece, piecesOf } from '../../src/domain/document/page-pieces.ts'

type Char = readonly [char: string, box?: Box]

function pieces(chars: readonly Char[], turn = (box: Box): Box => box): readonly Piece[] | undefined {
  return piecesOf(charactersOf(chars.map(([char, box]): Char => (box ? [char, turn(box)] : [char]))))
}

/** With more units behind those of the page. */
function charactersOf(chars: readonly Char[]): Characters {
  const all: readonly Char[] = [...chars, ...row('more', 0, 0)]
  const boxes = new Float32Array(all.length * 4)
  for (const [at, [, box]] of all.entries()) if (box) boxes.set(box, at * 4)
  return { length: chars.length, codes: Uint16Array.from(all, ([char]) => char.charCodeAt(0)), boxes }
}

/** Letters five points wide and ten high; spaces have a box, line ends have none. */
function row(text: string, left: number, bottom = 100): Char[] {
  return [...text].map((char, i) => [char, [left + i * 5, bottom, left + i * 5 + 5, bottom + 10]])
}

const shown = (found: readonly Piece[] | undefined): unknown =>
  found?.map(({ start, end, box, inked, word }) => [start, end, [...box], inked, word])

const LINES: readonly Char[] = [...row('ab cd', 10), ...row('ef', 60), ['\n'], ...row('ghi ', 10, 80)]
const PIECES = [
  [0, 5, [10, 100, 35, 110], 4, 10],
  [5, 7, [60, 100, 70, 110], 2, 10],
  [8, 11, [10, 80, 25, 90], 3, 15],
]

test.each<readonly [string, (box: Box) => Box]>([
  ['to the right', (box) => box],
  ['upwards', ([left, bottom, right, top]) => [-top, left, -bottom, right]],
  ['upside down', ([left, bottom, right, top]) => [-right, -top, -left, -bottom]],
  ['downwards', ([left, bottom, right, top]) => [bottom, -right, top, -left]],
])('lines that run %s are cut at wide gaps and line ends', (_, turn) => {
  expect(shown(pieces(LINES, turn))).toEqual(PIECES)
})

test.each<readonly [string, (box: Box) => Box]>([
  ['to the left', ([left, bottom, right, top]) => [-right, bottom, -left, top]],
  ['downwards, turned', ([left, bottom, right, top]) => [-top, -right, -bottom, -left]],
])('Hebrew and Arabic lines that run %s too', (_, turn) => {
  const letters: Readonly<Record<string, string>> = {
    a: 'ח',
    b: 'ו',
    c: 'ز',
    d: 'ه',
    e: 'א',
    f: 'ב',
    g: 'ﻻ',
    h: 'ם',
    i: 'ي',
  }
  const lines = LINES.map(([char, box]): Char => [letters[char] ?? char, box as Box])
  expect(shown(pieces(lines, turn))).toEqual(PIECES)
})

test('a number in a line that runs to the left is part of it, though its digits run to the right', () => {
  const hebrew = [...'חוזהחוזה'].map((char, i): Char => [char, [200 - i * 5, 100, 205 - i * 5, 110]])
  const number = (left: number): Char[] => row('14500', left)
  const spans = (chars: readonly Char[]): unknown => pieces(chars)?.map(({ start, end }) => [start, end])
  expect(spans([...hebrew, [' '], ...number(137)])).toEqual([[0, 14]])
  expect(spans([...hebrew, [' '], ...number(120)])).toEqual([
    [0, 8],
    [9, 14],
  ])
  // Digits with a gap as wide as they are high, and with a wider one.
  const apart = (left: number): Char[] => [...row('1', left), ...row('45', 152)]
  expect(spans([...hebrew, [' '], ...apart(137)])).toEqual([[0, 12]])
  expect(spans([...hebrew, [' '], ...apart(136.5)])).toEqual([
    [0, 8],
    [9, 12],
  ])
  // A letter after a wide gap belongs to the number that follows it.
  expect(spans([...hebrew, ['ח', [130, 100, 135, 110]], ...number(137)])).toEqual([
    [0, 8],
    [8, 14],
  ])
})

/** Letters each of which follows the one before to the right, up, to the left or down. */
function path(ways: string, letters = 'a'): Char[] {
  let [x, y] = [5000, 5000]
  return [...` ${ways}`].map((way, i) => {
    x += { r: 5, l: -5, x: 5 }[way] ?? 0
    y += { u: 5, d: -5, x: 5 }[way] ?? 0
    return [letters[i] ?? 'a', [x, y, x + 4, y + 4]]
  })
}

test.each<readonly [string, readonly Char[], number, boolean]>([
  ['of no characters', [], 0, false],
  ['of one character', path(''), 0, false],
  ['of two characters to the right', path('r'), 0, false],
  ['upwards', path('u'), 90, false],
  ['to the left', path('l'), 180, false],
  ['downwards', path('d'), 270, false],
  ['slanted', path('x'), 0, false],
  ['of two letters at one place', path('s'), 0, false],
  ['upwards, once to the right', path('ruu'), 90, false],
  ['as often upwards as to the right', path('ur'), 0, false],
  ['half of Hebrew letters', path('rrrr', 'aaaאא'), 0, false],
  ['most of Hebrew letters, from left to right', path('rrrrr', 'aaaאאא'), 180, true],
  ['most of Hebrew letters, from right to left', path('lllll', 'aaaאאא'), 0, true],
  ['of which each second pair of a long page is counted', path('u'.repeat(4) + 'ur'.repeat(600)), 90, false],
  ['of which each pair of a page of 999 is counted', path('ru'.repeat(498)), 0, false],
  ['upwards, beside characters without a box', [...path('u'), ...holes(3), ...path('u')], 90, false],
])('the direction of lines %s', (_, chars, rotation, isMirrored) => {
  expect(frameOf(charactersOf(chars))).toEqual({ rotation, isMirrored })
})

/** Letters far to the right, each between two characters without a box. */
function holes(count: number): Char[] {
  return Array.from({ length: count }, (): Char[] => [['\n'], ['a', [9000, 100, 9005, 105]], ['\n']]).flat()
}

test('a piece is as high as its highest letter and as deep as its lowest, after any letter', () => {
  const letters: Char[] = [
    ['a', [10, 100, 15, 106]],
    ['l', [15, 100, 20, 110]],
    ['g', [20, 97, 25, 106]],
    ['x', [25, 100, 30, 105]],
  ]
  expect(pieces(letters)?.map(({ box }) => [...box])).toEqual([[10, 97, 30, 110]])
})

test('a line end cuts a line, and a character without a box ends no piece', () => {
  const spans = (chars: readonly Char[]): unknown => pieces(chars)?.map(({ start, end }) => [start, end])
  expect(spans([...row('ab', 0), ['\n'], ...row('cd', 10)])).toEqual([
    [0, 2],
    [3, 5],
  ])
  expect(spans([...row('ab', 0), ['\v'], ...row('cd', 10), ['e']])).toEqual([[0, 5]])
})

test.each<readonly [string, readonly Char[], readonly (readonly number[])[]]>([
  ['a gap narrower than 1.1 line heights', [...row('ab', 0), ...row('cd', 20.5)], [[0, 4]]],
  [
    'a gap as wide',
    [...row('ab', 0), ...row('cd', 21)],
    [
      [0, 2],
      [2, 4],
    ],
  ],
  ['a gap measured by the higher character', [...row('ab', 0), ['c', [24, 100, 29, 114]]], [[0, 3]]],
  [
    'a step back by less than a gap',
    [...row('ab', 20), ['c', [10, 100, 14, 110]]],
    [
      [0, 2],
      [2, 3],
    ],
  ],
  ['such a step of a letter that runs to the left', [...row('ab', 20), ['ש', [10, 100, 14, 110]]], [[0, 3]]],
  [
    'a step back before three characters',
    [...row('abc', 20), ['d', [14, 100, 19, 110]]],
    [
      [0, 3],
      [3, 4],
    ],
  ],
  [
    'a step back beside three characters',
    [...row('abc', 20), ['d', [15, 100, 20, 110]]],
    [
      [0, 3],
      [3, 4],
    ],
  ],
  [
    'a step back before one character, which it touches',
    [...row('upper line', 0, 120), ...row('a', 20), ['c', [15, 100, 20.4, 110]]],
    [
      [0, 10],
      [10, 11],
      [11, 12],
    ],
  ],
  [
    'a step back over a character',
    [...row('upper line', 0, 120), ...row('a', 20), ['c', [15, 100, 21, 110]]],
    [
      [0, 10],
      [10, 12],
    ],
  ],
  ['a character raised by less than 0.7', [...row('ab', 0), ...row('c', 10, 107)], [[0, 3]]],
  [
    'a character raised by more',
    [...row('abcd', 0), ...row('e', 20, 107.5)],
    [
      [0, 4],
      [4, 5],
    ],
  ],
  [
    'letters below each other',
    [
      ['a', [0, 90, 10, 100]],
      ['b', [0, 79.5, 10, 89.5]],
    ],
    [[0, 2]],
  ],
  [
    'a letter below a line three letters wide',
    [...row('abc', 0), ...row('d', 5, 88)],
    [
      [0, 3],
      [3, 4],
    ],
  ],
  ['characters without a box', [['a', [0, 90, 10, 100]], ['b'], ['c', [10, 90, 20, 100]]], [[0, 3]]],
  [
    'characters without width',
    [
      ['a', [0, 90, 10, 100]],
      ['b', [10, 90, 10, 100]],
    ],
    [[0, 2]],
  ],
])('%s', (_, chars, spans) => {
  expect(pieces(chars)?.map(({ start, end }) => [start, end])).toEqual(spans)
})

test('the first word ends at a space, or after a character of a script without spaces', () => {
  const word = (text: string): number | undefined => pieces(row(text, 0))?.[0]?.word
  expect([word('abc de'), word('abcde'), word('支払期限'), word('a支払期')]).toEqual([15, 25, 10, 10])
  expect([word('a⺀bc'), word('a\u2e7fbc')]).toEqual([10, 20])
  expect(pieces(row('a bc', 30))?.[0]?.word).toBe(5)
})

test('white space of any width is no ink', () => {
  for (const code of [0, 9, 0x20, 0xa0, 0x2000, 0x200f, 0x1680, 0x202f, 0x205f, 0x3000])
    expect([code, isSpacing(code)]).toEqual([code, true])
  for (const code of [0x21, 0x9f, 0xa1, 0x1fff, 0x2010])
    expect([code, isSpacing(code)]).toEqual([code, false])
})

test('a page of too many pieces has none', () => {
  const many = (count: number) =>
    pieces(
      Array.from({ length: count }, (_, i): Char => ['a', [(i % 50) * 30, i, (i % 50) * 30 + 5, i + 10]]),
    )
  expect([many(MOST_PIECES)?.length, many(MOST_PIECES + 1)]).toEqual([MOST_PIECES, undefined])
})

test.each([
  ['Hebrew and the scripts after it', [0x590, 0x8ff], true],
  ['their forms for presentation', [0xfb1d, 0xfdff, 0xfe70, 0xfeff], true],
  ['their digits', [0x660, 0x669, 0x6f0, 0x6f9], false],
  ['letters beside the digits', [0x65f, 0x66a, 0x6ef, 0x6fa], true],
  ['other scripts', [0x41, 0x58f, 0x900, 0xfb1c, 0xfe00, 0xfe6f, 0xff00], false],
])('%s run to the left or not', (_, codes, isLeft) => {
  expect(codes.map(runsToTheLeft)).toEqual(codes.map(() => isLeft))
})
