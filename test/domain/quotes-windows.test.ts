/** Which parts of a document are compared with a quote that is not in it as written, and when two are equally near. */
import { expect, test } from 'vitest'
import { compilePattern } from '../../src/domain/quotes/comparison/alignment.ts'
import { indexDocument } from '../../src/domain/quotes/quotes.ts'
import { quoteText } from '../../src/domain/quotes/search/quote-text.ts'
import { findSimilar } from '../../src/domain/quotes/search/similar.ts'
import { spoken, type Window, windowsOf } from '../../src/domain/quotes/search/windows.ts'
import { pageOf } from '../support/hostile-texts.ts'

const SAID = 'The tenant pays the rent.'
const numbers = (count: number): string =>
  Array.from({ length: count }, (_, i) => String(1000 + i)).join(', ')

function windows(text: string, said: string, near = 0): readonly Window[] {
  const index = indexDocument([pageOf(text)])
  const quote = quoteText(said)
  const scope = { start: 0, end: index.text.length, near }
  return windowsOf(index, quote, compilePattern(spoken(quote.units)), scope)
}

/** Numbers may share a hash with a part of the quote, but are far from it. */
const close = (...of: Parameters<typeof windows>): unknown =>
  windows(...of).flatMap(({ range, distance, isNear }) =>
    distance < 10 ? [[range.start, range.end, distance, isNear]] : [],
  )

test('a window has the quote, 128 units and half the quote on either side, within the document', () => {
  expect(close(`${numbers(200)} ${SAID} ${numbers(200)}`, SAID)).toEqual([[949, 1120, 0, true]])
  expect(close(SAID, SAID)).toEqual([[0, 21, 0, true]])
})

test('the nearest window comes first, of equal ones the first from the given place on', () => {
  const other = SAID.replace('tenant', 'tenent')
  expect(close(`${numbers(200)} ${other} ${numbers(200)} ${SAID}`, SAID)).toEqual([
    [1909, 2040, 0, true],
    [949, 1120, 1, true],
  ])
  const twice = `${numbers(100)} ${SAID} ${numbers(200)} ${SAID} ${numbers(200)}`
  const starts = (near: number): unknown => close(twice, SAID, near)
  const [first, second] = [
    [373, 544, 0],
    [1397, 1568, 0],
  ] as const
  for (const near of [0, 448])
    expect(starts(near)).toEqual([
      [...first, true],
      [...second, true],
    ])
  for (const near of [449, 1472])
    expect(starts(near)).toEqual([
      [...second, true],
      [...first, false],
    ])
  expect(starts(1473)).toEqual([
    [...first, false],
    [...second, false],
  ])
})

test('one shared run of six letters is no window, two are; marks do not count', () => {
  expect(close('xx tenant yy', 'tenant')).toEqual([])
  expect(close('xx tenants yy', 'tenants')).toEqual([[0, 11, 0, true]])
  expect(close('xx tenants, “all” of: [them] yy', 'tenants all of them')).toEqual([[0, 26, 0, true]])
})

test.each([
  [20, 24],
  [333, 24],
  [334, 23],
  [400, 20],
  [800, 10],
  [1000, 8],
  [1500, 8],
])('a quote of %i units is compared with at most %i windows', (length, most) => {
  const said = Array.from({ length }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('')
  expect(windows(`${said}${numbers(60)}`.repeat(30), said)).toHaveLength(most)
})

const CLAUSE = 'the carrier brings the sealed boxes to the harbour before the first ship leaves'

/** The words at `places` (from 0) of the clause replaced by others of as many letters. */
const changed = (...places: readonly number[]): string =>
  CLAUSE.split(' ')
    .map((word, at) => (places.includes(at) ? word.replace(/./gu, 'x') : word))
    .join(' ')

test.each<readonly [string, string, string, boolean]>([
  ['is equally near', changed(7), changed(10), true],
  ['differs in three letters more', changed(10), changed(10, 0), true],
  ['differs in six letters more', changed(10), changed(10, 4), false],
  ['has the same words', changed(7), changed(7), false],
])('neither of two places is taken if the other %s', (_, one, other, isTwin) => {
  const index = indexDocument([pageOf(`${one}. ${numbers(80)}. ${other}. ${numbers(80)}`)])
  const found = findSimilar(index, quoteText(CLAUSE), { start: 0, end: index.text.length, near: 0 })
  expect(found === null).toBe(isTwin)
})
