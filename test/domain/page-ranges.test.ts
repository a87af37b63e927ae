/** Hidden, struck and recognised characters within a place. */
import { expect, test } from 'vitest'
import { pagesWith, partsWithin, unprovenRanges } from '../../src/domain/document/page-ranges.ts'
import { pageOf } from '../support/hostile-texts.ts'

const TEXT = 'ab, cd -- ef gh ij'
const RANGES = [0, 4, 7, 10, 13, 16].map((start) => ({ start, end: start + 2 }))
const PLACES = [...TEXT].flatMap((_, start) =>
  [...TEXT.slice(start)].map((_, at) => ({ page: 3, start, end: start + at + 1 })),
)

test('the parts of a place are where it and a range share letters', () => {
  const page = pageOf(TEXT, 3)
  for (const place of PLACES) {
    const shared = RANGES.map(({ start, end }) => ({
      page: 3,
      start: Math.max(start, place.start),
      end: Math.min(end, place.end),
    })).filter(({ start, end }) => /\w/.test(TEXT.slice(start, Math.max(start, end))))
    expect(partsWithin(page, RANGES, place)).toEqual(shared)
  }
  expect(partsWithin(page, undefined, { page: 3, start: 0, end: 9 })).toEqual([])
})

test('only pages with letters or digits in such a range are named', () => {
  const pages = ['ab', '--', '7', 'cd'].map((text, at) => ({
    ...pageOf(text, at + 1),
    ...(at < 3 && { hidden: [{ start: 0, end: text.length }] }),
  }))
  expect([pagesWith(pages, 'hidden'), pagesWith(pages, 'struck')]).toEqual([[1, 3], []])
})

test('hidden and struck characters prove nothing, in the order of the page', () => {
  const [first, second, third] = RANGES as [(typeof RANGES)[0], (typeof RANGES)[0], (typeof RANGES)[0]]
  expect(unprovenRanges({ ...pageOf(TEXT), hidden: [second], struck: [first, third] })).toEqual([
    first,
    second,
    third,
  ])
  expect(unprovenRanges(pageOf(TEXT))).toEqual([])
})
