/** Searching the text of a page, and placing number tags beside highlights. */
import { expect, test } from 'vitest'
import { markAt, type PlacedMark, tagPlaces } from '../../src/islands/history/viewer/marks.ts'
import { findIn, folded } from '../../src/islands/history/viewer/search/find.ts'
import { REPEATED } from '../support/hostile-texts.ts'

test('words are found regardless of case and across line ends', () => {
  const text = folded('The Client\npays the CLIENT.')
  expect(findIn(2, text, folded('client'), 10)).toEqual([
    { page: 2, start: 4, end: 10 },
    { page: 2, start: 20, end: 26 },
  ])
  expect(findIn(1, text, folded('Client pays'), 10)).toHaveLength(1)
  expect(findIn(1, text, '', 10)).toEqual([])
  expect(findIn(1, folded('aaaa'), 'aa', 10)).toHaveLength(2)
  expect(findIn(1, folded('a'.repeat(5000)), 'a', 1000)).toHaveLength(1000)
})

test('an ideograph is found where the file has it as a radical', () => {
  expect(findIn(1, folded('第一条 ⻛险由⼈承担'), folded('风险由人'), 10)).toEqual([
    { page: 1, start: 4, end: 8 },
  ])
})

test('folded text has the same length as the text, so that offsets are valid in both', () => {
  for (const text of ['İstanbul ẞ ﬁ 𝐀', ...REPEATED.map((each) => each.repeat(100))])
    expect(folded(text)).toHaveLength(text.length)
})

const mark = (findingId: number, left: number, top: number, width = 0.2): PlacedMark => ({
  findingId,
  kind: 'rule',
  tag: String(findingId),
  name: '',
  rest: [],
  rects: [{ left, top, width, height: 0.02 }],
})

test('tags are in the margin, those of one line side by side, one for each finding and line', () => {
  const places = tagPlaces([mark(1, 0.1, 0.5), mark(2, 0.3, 0.501), mark(2, 0.32, 0.5), mark(3, 0.6, 0.5)])
  expect(places.map(({ mark: { findingId }, left, shift }) => [findingId, left, shift])).toEqual([
    [1, 0.1, 0],
    [2, 0.1, 1],
    [3, 0.6, 0],
  ])
})

test('of several marks on the same words, the smallest is chosen', () => {
  const marks = [mark(1, 0.1, 0.5, 0.5), mark(2, 0.2, 0.5, 0.1)]
  expect(markAt(marks, 0.25, 0.51)).toBe(2)
  expect(markAt(marks, 0.5, 0.51)).toBe(1)
  expect(markAt(marks, 0.9, 0.51)).toBeNull()
})
