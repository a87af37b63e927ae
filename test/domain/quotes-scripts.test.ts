/** Long documents of every kind of script: however many units its characters have, the last page is searched too. */
import { expect, test } from 'vitest'
import { indexDocument, type Located, locateQuote } from '../../src/domain/quotes/quotes.ts'
import { pageOf } from '../support/hostile-texts.ts'

const PAGES = 15
const SENTENCES = 40
const WORDS = 8
const LETTERS = 5

/** A fraction that depends on all bits of a number: the finalizer of MurmurHash3. */
function fractionOf(number: number): number {
  let hash = Math.imul(number ^ (number >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32
}

/** The sentence with a number, of the letters from `first` to `last`. */
function sentenceOf(first: string, last: string, number: number): string {
  const [from, to] = [first.codePointAt(0) ?? 0, last.codePointAt(0) ?? 0]
  const letter = (at: number): string =>
    String.fromCodePoint(from + Math.floor(fractionOf(1 + number * WORDS * LETTERS + at) * (to - from + 1)))
  const words = Array.from({ length: WORDS }, (_, word) =>
    Array.from({ length: LETTERS }, (__, at) => letter(word * LETTERS + at)).join(''),
  )
  return `${words.join(' ')}.`
}

test.each([
  ['Latin letters', 'a', 'z'],
  ['Vietnamese letters', 'Ạ', 'ỹ'],
  ['Greek letters', 'α', 'ω'],
  ['Cyrillic letters', 'а', 'я'],
  ['Hebrew letters', 'א', 'ת'],
  ['Arabic letters', 'ب', 'ي'],
  ['Devanagari letters', 'क', 'ह'],
  ['Devanagari letters with a dot below', '\u0958', '\u095f'],
  ['Thai letters', 'ก', 'ฮ'],
  ['Hiragana', 'ぁ', 'ゖ'],
  ['Katakana', 'ァ', 'ヺ'],
  ['ideographs', '一', '龥'],
  ['Hangul syllables', '가', '힣'],
  ['units in one square', '㌀', '㍗'],
])('the last sentences of a long text of %s stand there as written', (_, first, last) => {
  const sentences = Array.from({ length: PAGES * SENTENCES }, (__, at) => sentenceOf(first, last, at))
  const pages = Array.from({ length: PAGES }, (__, at) =>
    pageOf(sentences.slice(at * SENTENCES, (at + 1) * SENTENCES).join('\n'), at + 1),
  )
  const index = indexDocument(pages)
  for (const sentence of sentences.slice(-5)) {
    expect(locateQuote(index, sentence)).toMatchObject({ status: 'same', places: [{ page: PAGES }] })
  }
})

test('a long quote in Hangul is compared in full', () => {
  const text = Array.from({ length: 30 }, (_, at) => sentenceOf('가', '힣', at)).join(' ')
  const changed = `${text.slice(0, -2)}간.`
  expect(locateQuote(indexDocument([pageOf(text)]), text)?.status).toBe('same')
  expect(locateQuote(indexDocument([pageOf(text)]), changed)?.status).not.toBe('same')
})

const inText = (text: string, quote: string): Located | null =>
  locateQuote(indexDocument([pageOf(text)]), quote)

const KOREAN =
  '공급자는 장비\n를 인도한다. 고객은 연체이자\n는 지급하지 않고, 모\n든 자료를 보관한\n다. 고객은 매달 말일까지 대금을 지급한다.'

test.each([
  ['공급자는 장비를 인도한다.', 'same'],
  ['공급자는 장비\n를 인도한다.', 'same'],
  ['고객은 연체이자는 지급하지 않고, 모든 자료를 보관한다.', 'same'],
  ['고객은 연체이자는지급하지 않고, 모든 자료를 보관한다.', 'same'],
])('a Korean word may be broken at a line end, and its spaces don’t count: %j', (quote, status) => {
  expect(inText(KOREAN, quote)).toMatchObject({ status })
})

test('a Korean quote without the negation of its sentence differs', () => {
  const found = inText(KOREAN, '고객은 연체이자는 지급하고, 모든 자료를 보관한다.')
  expect(found).toMatchObject({
    status: 'differs',
    quote: '고객은 연체이자 는 지급하지 않고, 모 든 자료를 보관한 다.',
  })
})
