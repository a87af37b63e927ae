/** How much a quote may differ from the part of the document that is nearest to it. */
import { expect, test } from 'vitest'
import { indexDocument } from '../../src/domain/quotes/index/build-index.ts'
import { sourceOf } from '../../src/domain/quotes/index/document-index.ts'
import { quoteText } from '../../src/domain/quotes/search/quote-text.ts'
import { findSimilar } from '../../src/domain/quotes/search/similar.ts'
import { pageOf } from '../support/hostile-texts.ts'

/** The document's words that are most similar to the quote. */
function nearest(text: string, quote: string, loosest?: number): string | null {
  const index = indexDocument([pageOf(text)])
  const found = findSimilar(index, quoteText(quote), { start: 0, end: index.text.length, near: 0 }, loosest)
  return found === null ? null : sourceOf(index, found.range)
}

const letters = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, at) => String.fromCharCode(first + at))
/** A hundred different letters: Latin, Armenian, Georgian. */
const ALL = [...letters(0x61, 26), ...letters(0x561, 37), ...letters(0x10d0, 33), ...letters(0x3b1, 4)].join(
  '',
)
/** Twenty words of five letters, none of which another has, and twenty others. */
const WORDS = ALL.match(/.{5}/gu) ?? []
const OTHERS = Array.from({ length: 20 }, (_, at) => letters(0x430 + (at % 4) * 5, 5).join(''))
const FILLER = '2019, 2020, 2021, 2022, 2023, 2024, 2025.'

/** The words at `places` (from 0) replaced. */
const without = (...places: readonly number[]): string[] =>
  WORDS.map((word, at) => (places.includes(at) ? (OTHERS[at] ?? '') : word))
const inside = (words: readonly string[]): string => `${FILLER} ${words.join(' ')} ${FILLER}`
const SAID = WORDS.join(' ')

test.each<readonly [string, readonly string[], boolean]>([
  ['as it is', WORDS, true],
  ['with a quarter of it replaced in one run', without(3, 4, 5, 6, 7), true],
  ['with more of it replaced in one run', without(3, 4, 5, 6, 7, 8), false],
  ['with more at its end', without(14, 15, 16, 17, 18, 19), false],
  ['with nine of twenty words replaced here and there', without(1, 3, 5, 7, 9, 11, 13, 15, 17), true],
  ['with ten', without(1, 3, 5, 7, 9, 11, 13, 15, 17, 18), false],
  ['without six of its words', WORDS.filter((_, at) => ![2, 5, 8, 11, 14, 17].includes(at)), true],
  ['without seven', WORDS.filter((_, at) => ![2, 5, 8, 11, 13, 15, 17].includes(at)), false],
])('a quote is found where the document has it %s: %#', (_, words, isFound) => {
  expect(nearest(inside(words), SAID)).toBe(isFound ? words.join(' ') : null)
})

test.each([
  [0.45, true],
  [0.44, false],
])('the share of different letters may be limited to %d', (loosest, isFound) => {
  const text = inside(without(1, 3, 5, 7, 9, 11, 13, 15, 17))
  expect(nearest(text, SAID, loosest) !== null).toBe(isFound)
})

/** Ten words of ten letters of which two are replaced, so that a third in a row is too much. */
const LONG = ALL.match(/.{10}/gu) ?? []
const [FOURTH = ''] = LONG.slice(3)

test.each([
  ['with three of ten letters replaced', `${FOURTH.slice(0, 4)}абв${FOURTH.slice(7)}`, true],
  ['with four', `${FOURTH.slice(0, 3)}абвг${FOURTH.slice(7)}`, false],
  ['with five letters between its own', `${FOURTH.slice(0, 5)}абвгд${FOURTH.slice(5)}`, true],
  ['with six', `${FOURTH.slice(0, 5)}абвгде${FOURTH.slice(5)}`, false],
])('a word counts as found %s', (_, word, isFound) => {
  const words = LONG.map((each, at) => (at === 4 || at === 5 ? 'жзиклмнопр' : at === 3 ? word : each))
  expect(nearest(inside(words), LONG.join(' ')) !== null).toBe(isFound)
})

const GAP = 'фхцчш'

test.each<readonly [string, string, boolean]>([
  [
    'two words elsewhere in it',
    inside([...WORDS.slice(2, 10), WORDS[0] ?? '', WORDS[1] ?? '', ...WORDS.slice(10)]),
    true,
  ],
  ['three', inside([...WORDS.slice(3, 12), ...WORDS.slice(0, 3), ...WORDS.slice(12)]), false],
  ['three behind it', inside([...without(8, 9, 10), GAP, GAP, ...WORDS.slice(8, 11)]), false],
  ['three further behind it', inside([...without(8, 9, 10), GAP, GAP, 'ы', ...WORDS.slice(8, 11)]), true],
  ['three before it', inside([...WORDS.slice(8, 11), GAP, GAP, ...without(8, 9, 10)]), false],
  ['three further before it', inside([...WORDS.slice(8, 11), GAP, GAP, 'ы', ...without(8, 9, 10)]), true],
  ['three far before it', inside([...WORDS.slice(8, 11), ...OTHERS, ...without(8, 9, 10)]), true],
])('a quote is found where the document has %s', (_, text, isFound) => {
  expect(nearest(text, SAID) !== null).toBe(isFound)
})
