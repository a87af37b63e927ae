/** Where a quote may be, by the short runs it shares with the document. */
import { expect, test } from 'vitest'
import { candidates, type Hits, hitsOf, isDense, rarestSeed } from '../../src/domain/quotes/index/seeds.ts'
import { indexDocument } from '../../src/domain/quotes/quotes.ts'
import { quoteText } from '../../src/domain/quotes/search/quote-text.ts'
import { pageOf } from '../support/hostile-texts.ts'

const hit = (at: number, ...positions: readonly number[]): Hits => ({
  at,
  positions: Uint32Array.from(positions),
})

test.each<readonly [string, readonly Hits[], readonly (readonly number[])[]]>([
  ['a run counts for its step of 64 and the one before', [hit(0, 130)], [[64, 1]]],
  ['runs at the same distance count together', [hit(0, 130), hit(10, 145)], [[64, 2]]],
  ['also across the border of a step', [hit(0, 130), hit(0, 100)], [[64, 2]]],
  [
    'places apart are two, the first first',
    [hit(0, 640, 130)],
    [
      [64, 1],
      [576, 1],
    ],
  ],
  [
    'the place with more runs comes first',
    [hit(0, 130, 640), hit(9, 650)],
    [
      [576, 2],
      [64, 1],
    ],
  ],
  ['a quote may begin before the document', [hit(10, 5)], [[-128, 1]]],
  ['runs outside the range do not count', [hit(0, 0, 1, 1000)], [[-64, 1]]],
])('%s', (_, hits, expected) => {
  const found = candidates(hits, { start: 1, end: 1000 }, 9)
  expect(found.map(({ from, hits: count }) => [from, count])).toEqual(expected)
})

test('at most as many places as asked for', () => {
  expect(candidates([hit(0, 130, 640, 1500)], { start: 0, end: 9999 }, 2)).toHaveLength(2)
})

test('each run of six letters, or of three ideographs, is found wherever it occurs', () => {
  const index = indexDocument([pageOf('alphabeta, 契約期限 alphabeta')])
  // Others may have the same hash.
  const found = (quote: string): unknown =>
    hitsOf(index.seeds, quoteText(quote).units)
      .map(({ at, positions }) => {
        const seed = quote.slice(at, at + (/[契約期限]/u.test(quote) ? 3 : 6))
        return [at, positions.filter((position) => index.text.startsWith(seed, position)).length]
      })
      .filter(([, count]) => count !== 0)
  expect(found('alphabet')).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
  ])
  expect(found('契約期限')).toEqual([
    [0, 1],
    [1, 1],
  ])
  expect(found('alpha')).toEqual([])
})

test('kana and ideographs are dense', () => {
  const dense = [0x3040, 0x9fff, 0xf900, 0xfaff]
  const others = [0x303f, 0xa000, 0xf8ff, 0xfb00]
  expect([dense.map(isDense), others.map(isDense)]).toEqual([dense.map(() => true), others.map(() => false)])
})

/** The offset of the rarest seed in the quote and where it is in the document. */
function rarest(text: string, quote: string): unknown {
  const seed = rarestSeed(indexDocument([pageOf(text)]).seeds, quoteText(quote).units)
  return seed && [seed.at, ...seed.positions]
}

test.each([
  ['the only one of a quote of six letters', 'my alphabet', 'alphab', [0, 2]],
  ['the last of a longer one', 'alphabet alphabe', 'alphabet', [2, 2]],
  ['the first of equally rare ones', 'alphabet', 'alphabet', [0, 0]],
  ['one that is nowhere', 'alphabet', 'alphabetical', [3]],
  ['none of a shorter quote', 'alphabet', 'alpha', null],
  ['none of no quote', 'alphabet', '', null],
])('the rarest seed is %s', (_, text, quote, expected) => {
  expect(rarest(text, quote)).toEqual(expected)
})

test('seeds are found 200 times but not more often, and 20,000 in all, the first of equally rare ones', () => {
  const found = (text: string, quote: string): readonly number[] =>
    hitsOf(indexDocument([pageOf(text)]).seeds, quoteText(quote).units).map(
      ({ positions }) => positions.length,
    )
  expect(found('alphab, '.repeat(200), 'alphab')).toEqual([200])
  expect(found('alphab, '.repeat(201), 'alphab')).toEqual([])
  const words = Array.from({ length: 40 }, (_, i) => String(1000 + i * 37)).join('')
  expect(found(`${words} rarely `.repeat(199) + words, words)).toHaveLength(100)
})
