/** Which place is found for words as written, compared with a search of every place. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sourceOf } from '../../src/domain/quotes/index/document-index.ts'
import { indexDocument } from '../../src/domain/quotes/quotes.ts'
import { findExact, findLast } from '../../src/domain/quotes/search/exact.ts'
import type { Scope } from '../../src/domain/quotes/search/occurrences.ts'
import { quoteText } from '../../src/domain/quotes/search/quote-text.ts'
import { pageOf } from '../support/hostile-texts.ts'

interface Case {
  readonly text: readonly string[]
  readonly quote: readonly string[]
  readonly scope: readonly [number, number, number]
  readonly hidden: readonly number[]
}

/** Few words, of which some begin or end others, so that a text has many places and half places. */
const cases: fc.Arbitrary<Case> = fc
  .record({
    text: fc.array(fc.constantFrom('ab', 'abab', 'cab', 'delivery'), { minLength: 3, maxLength: 24 }),
    from: fc.nat(23),
    length: fc.integer({ min: 1, max: 2 }),
    scope: fc.tuple(fc.nat(100), fc.nat(100), fc.constantFrom(30, 100, 100)),
    hidden: fc.uniqueArray(fc.nat(23), { maxLength: 8 }),
  })
  .map(({ text, from, length, scope, hidden }) => {
    const start = from % text.length
    return { text, quote: text.slice(start, start + length), scope, hidden }
  })

/** The text without spaces, where its words begin, and whether each is hidden. */
function placed({ text, quote, scope, hidden }: Case) {
  const loose = text.join('')
  const starts = [0]
  for (const word of text) starts.push((starts.at(-1) ?? 0) + word.length)
  const share = (part: number): number => Math.floor((loose.length * part) / 100)
  const [a, b, c] = scope.map(share).sort((x, y) => x - y) as [number, number, number]
  const wanted = quote.join('')
  const all = starts.filter((at) => loose.startsWith(wanted, at) && starts.includes(at + wanted.length))
  const isHidden = (at: number): boolean =>
    text.some((_, i) => {
      const [start = 0, end = 0] = [starts[i], starts[i + 1]]
      return hidden.includes(i) && start < at + wanted.length && end > at
    })
  const within = (low: number, high: number): number[] =>
    all.filter((at) => at >= low && at + wanted.length <= high)
  const page = text.join(' ')
  const ranges = text.flatMap((word, i) => {
    const start = text.slice(0, i).join(' ').length + Number(i > 0)
    return hidden.includes(i) ? [{ start, end: start + word.length }] : []
  })
  const index = indexDocument([{ ...pageOf(page), hidden: ranges }])
  return { index, wanted, within, isHidden, scope: { start: a, near: b, end: c } satisfies Scope }
}

test('the first place from "near" on is found, then the first before it, visible ones first', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const { index, wanted, within, isHidden, scope } = placed(one)
      const ends = (at: number): boolean => at + wanted.length > scope.near
      const found = within(scope.start, scope.end)
      const inOrder = [...found.filter(ends), ...found.filter((at) => !ends(at))]
      const first = inOrder.find((at) => !isHidden(at)) ?? inOrder[0]
      const match = findExact(index, quoteText(one.quote.join(' ')), scope)
      expect(match?.range.start).toBe(first)
      if (match)
        expect(match).toMatchObject({ isAsWritten: true, range: { end: (first ?? 0) + wanted.length } })
    }),
    { numRuns: 60 },
  )
})

test('the last place of a part of the text is found', () => {
  fc.assert(
    fc.property(cases, (one) => {
      const { index, within, scope } = placed(one)
      const quote = quoteText(one.quote.join(' '))
      expect(findLast(index, quote, scope)?.range.start).toBe(within(scope.start, scope.end).at(-1))
    }),
    { numRuns: 60 },
  )
})

test.each([
  ['cab ab', { start: 0, end: 4 }],
  ['ab cab', { start: 2, end: 5 }],
])('of %j, no place outside the scope is the last', (text, { start, end }) => {
  const index = indexDocument([pageOf(text)])
  expect(findLast(index, quoteText('ab'), { start, end, near: start })).toBeNull()
})

const whole = (text: string): Scope => ({ start: 0, end: text.length, near: 0 })

test.each([
  [
    'the place as written comes before one in capitals',
    'THE FEE is due. The fee is due.',
    'The fee',
    'The fee',
  ],
  ['and if it comes later', 'the fee, The Fee', 'The Fee', 'The Fee'],
  ['other letter case is found', 'of the Fees and', 'the fees', 'the Fees'],
  ['a dash at the beginning is compared', 'Nil. 5 % and - 5 % of it', '- 5 %', '5 %'],
  ['a blank at the end is compared', 'Sum: ___ and Sum: 5', 'Sum: 5', 'Sum: 5'],
])('%s', (_, text, quote, own) => {
  const index = indexDocument([pageOf(text)])
  const match = findExact(index, quoteText(quote), whole(index.text))
  expect(match && sourceOf(index, match.range)).toBe(own)
})

test.each([
  ['Nil: - 5 % of it', '- 5 % of', true],
  ['- 5 % of it', '- 5 % of', true],
  ['Nil: \u2013- 5 % of - it', '- 5 % of', true],
  ['Nil: 5 % of it', '- 5 % of', false],
  ['x - y 5 % of it', '- 5 % of', false],
  ['Sum of all: ___ is due', 'Sum of all: ___', true],
  ['Sum of all: ___', 'Sum of all: ___', true],
  ['_ Sum of all: ___', 'Sum of all: ___', true],
  ['Sum of all: 5 ___', 'Sum of all: ___', false],
  ['The sum of all', 'the sum of all', false],
])('dashes and blanks at the ends are compared: %j with %j: %s', (text, quote, isAsWritten) => {
  const index = indexDocument([pageOf(text)])
  expect(findExact(index, quoteText(quote), whole(index.text))?.isAsWritten).toBe(isAsWritten)
})

test('at most 200 places are judged', () => {
  const found = (bad: number): boolean[] => {
    const many = 'cab '.repeat(bad)
    const [after, before] = [`${many}ab`, `ab ${many}`].map((text) => indexDocument([pageOf(text)]))
    if (!after || !before) return []
    const quote = quoteText('ab')
    return [
      findExact(after, quote, whole(after.text)) !== null,
      findLast(before, quote, whole(before.text)) !== null,
    ]
  }
  expect([found(199), found(200)]).toEqual([
    [true, true],
    [false, false],
  ])
})

test('a place that consists mostly of ignored characters is none', () => {
  const found = (blanks: number): boolean => {
    const index = indexDocument([pageOf(`pay ${'_'.repeat(blanks)} now`)])
    return findExact(index, quoteText('pay now'), whole(index.text)) !== null
  }
  expect([found(1), found(3000)]).toEqual([true, false])
})
