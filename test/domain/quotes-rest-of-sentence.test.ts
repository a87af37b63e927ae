/** Text shown around a quote: the rest of its sentence, without words that a reader can't see. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote, restOfSentence } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

const CLAUSE = 'the Supplier shall deliver the goods in time'
const rows: readonly (readonly [name: string, before: string, quote: string, after: string])[] = [
  ['both sides', 'Unlike before, when', CLAUSE, 'for orders above EUR 10,000.'],
  ['the end', '', `T${CLAUSE.slice(1)}`, 'at its sole discretion (see 4.2).'],
  ['the start', 'It is not the case that', `${CLAUSE}.`, ''],
  ['nothing', '', `T${CLAUSE.slice(1)}.`, ''],
  ['amounts', 'In 2026', CLAUSE, 'for 1.5 % of the price.'],
]

function rest(pages: readonly string[], quote: string): ReturnType<typeof restOfSentence> {
  const index = indexDocument(pages.map((text, at) => ({ ...pageOf(text), number: at + 1 })))
  return restOfSentence(index, locateQuote(index, quote)?.places ?? expect.fail())
}

test.each(rows)('%s of a sentence', (_name, before, quote, after) => {
  const own = [before, quote, after].filter(Boolean).join(' ')
  const found = rest([`${FILLING.en}${own} ${FILLING.en}`], quote)
  expect(found.before + quote + found.after).toBe(own)
  expect([found.before.trim(), found.after.trim()]).toEqual([before, after])
})

test('a sentence of a script without spaces', () => {
  const own = '供給者は商品を納品する義務を負うものではない。'
  const quote = '供給者は商品を納品する義務を負う'
  expect(rest([FILLING.ja + own + FILLING.ja], quote)).toEqual({ before: '', after: 'ものではない。' })
})

test('a sentence continues across the end of a page', () => {
  const pages = [`${FILLING.en}No clause says that`, `${CLAUSE} or at all. ${FILLING.en}`]
  expect(rest(pages, CLAUSE)).toEqual({ before: 'No clause says that ', after: ' or at all.' })
})

test('a long sentence is cut at a space, with an ellipsis', () => {
  const many = 'as agreed between them '.repeat(100)
  const { before, after } = rest([`${many}${CLAUSE} ${many}`], CLAUSE)
  expect(before).toMatch(/^… (?:agreed|as|between|them) .+ them $/)
  expect(after).toMatch(/^ as agreed .+ (?:agreed|as|between|them) …$/)
  expect(before.length + after.length).toBeLessThan(620)
})

test('a long sentence of a script without spaces is cut between characters, with an ellipsis', () => {
  const many = '当事者間の合意に従い'.repeat(100)
  const { before, after } = rest([`${many}供給者は商品を納品する${many}`], '供給者は商品を納品する')
  expect(before).toMatch(/^….{300}$/)
  expect(after).toMatch(/^.{300}…$/)
})

test('no context is shown for parts with words between them', () => {
  const own = `No clause says that ${CLAUSE} or at all.`
  const index = indexDocument([pageOf(own)])
  const part = (words: string): { page: number; start: number; end: number } => {
    const start = own.indexOf(words)
    return { page: 1, start, end: start + words.length }
  }
  const places = [part('the Supplier'), part('in time')]
  expect(restOfSentence(index, places)).toEqual({ before: '', after: '' })
})

test('words that a reader can’t see are not shown', () => {
  const text = `No one ever said that ${CLAUSE} on Sundays only.`
  const shown = (hidden: { start: number; end: number }): ReturnType<typeof restOfSentence> => {
    const index = indexDocument([{ ...pageOf(text), hidden: [hidden] }])
    const start = text.indexOf(CLAUSE)
    return restOfSentence(index, [{ page: 1, start, end: start + CLAUSE.length }])
  }
  expect(shown({ start: 0, end: 7 })).toEqual({ before: 'ever said that ', after: ' on Sundays only.' })
  expect(shown({ start: text.indexOf('only'), end: text.length - 1 })).toEqual({
    before: 'No one ever said that ',
    after: ' on Sundays',
  })
})
