/** What is looked up of a quote: without what was put around it, letter by letter, word by word. */
import { expect, test } from 'vitest'
import { quoteText } from '../../src/domain/quotes/search/quote-text.ts'
import { readingsOf, withoutMarks } from '../../src/domain/quotes/text/strip-quote.ts'

test.each<readonly [string, readonly string[]]>([
  ['the fee', ['the fee']],
  ['… the fee …', ['the fee']],
  ['[…] the fee […]', ['the fee']],
  ['...the fee......', ['the fee']],
  ['[...] … the fee', ['the fee']],
  ['the fee [...', ['the fee']],
  ['the fee ...]', ['the fee']],
  ['… … …', ['']],
  ['..the fee..', []],
  ['[the fee]', []],
  ['the […] fee', []],
  ['"the fee"', ['the fee']],
  ['"… the fee …"', ['the fee']],
  ['… "the fee" …', ['"the fee"', 'the fee']],
  [' „the fee“ ', ['the fee']],
  ['«the fee»', ['the fee']],
  ['"a"', ['a']],
  ['""', []],
  ['"the fee', []],
  ['the fee"', []],
])('%j is also read as %j', (quote, readings) => {
  expect(readingsOf(quote)).toEqual([...new Set([quote, ...readings])])
})

test.each([
  ['"the fee".', 'the fee'],
  [' ,; the fee: ', 'the fee'],
  ['the, fee', 'the, fee'],
  ['(the fee)', '(the fee)'],
  ['.,', ''],
  ['', ''],
])('%j without marks is %j', (text, bare) => {
  expect(withoutMarks(text)).toBe(bare)
})

test.each<readonly [string, string, readonly string[], number]>([
  ['A b-c', 'abc', ['a', 'b', 'c'], 3],
  ['The fee', 'thefee', ['the', 'fee'], 6],
  ['支払う', '支払う', ['支払', 'う'], 7.5],
  ['a支払b', 'a支払b', ['a', '支払', 'b'], 7],
  ['ﬁx', 'fix', ['fix'], 3],
  [' x ', 'x', ['x'], 1],
  ['', '', [], 0],
])('the letters of %j are %j', (source, loose, words, weight) => {
  const quote = quoteText(source)
  expect(quote).toMatchObject({ source, loose, weight })
  expect(String.fromCharCode(...quote.units)).toBe(loose)
  expect(quote.words.map(({ start, end }) => loose.slice(start, end))).toEqual(words)
})

test('signs that stand for many letters add at most 1,000 to three units per character', () => {
  const quote = quoteText(`${'ﷺ'.repeat(100)}x`)
  expect([quote.units.length, quote.loose.endsWith('x')]).toEqual([1303, true])
})
