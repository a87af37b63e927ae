/** Which of several places is taken for a quote, and how far a place may differ. */
import { expect, test } from 'vitest'
import { findCut, findExact, findLast, type Match } from '../../src/domain/quotes/search/exact.ts'
import { quoteText } from '../../src/domain/quotes/search/quote-text.ts'
import { indexDocument, type Located, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

type Find = typeof findExact

function found(find: Find, text: string, quote: string, hidden: readonly string[] = []): Match | null {
  const starts = hidden.map((words) => ({
    start: text.indexOf(words),
    end: text.indexOf(words) + words.length,
  }))
  const ranges = starts.toSorted((a, b) => a.start - b.start)
  const index = indexDocument([{ ...pageOf(text), hidden: ranges }])
  return find(index, quoteText(quote), { start: 0, end: index.text.length, near: 0 })
}

const located = (text: string, quote: string): Located | null =>
  locateQuote(indexDocument([pageOf(text)]), quote)

test.each([
  ['as written', findExact, 'The tenant pays rent'],
  ['as written, searched from the end', findLast, 'The tenant pays rent'],
  ['cut inside a word', findCut, 'he tenant pays rent.'],
])('words with blanks between them are one place up to a limit: %s', (_, find, quote) => {
  const spread = (length: number): string => {
    const text = 'The tenant pays rent'
    return `Item: ${text.replace('pays', `pays${' '.repeat(length - text.length)}`)}. Other words follow.`
  }
  const most = quote.length * 4 + 2000 - Number(find === findCut)
  expect(found(find, spread(most), quote)?.own).toMatch(/^The.*rent\.?$/)
  expect(found(find, spread(most + 1), quote)).toBeNull()
})

test('places of a short quote may overlap', () => {
  expect(found(findExact, 'Goals: 10 0 0, as agreed.', '0 0')).toMatchObject({
    status: 'verified',
    own: '0 0',
  })
})

test('a place with another meaning is passed over for one that differs only in case', () => {
  const text = 'Room 1020 is let to the tenant. ROOM 10–20 IS LET TO THE TENANT.'
  expect(found(findExact, text, 'Room 10–20 is let')?.own).toBe('ROOM 10–20 IS LET')
})

test('visible words in another case come before hidden words as written', () => {
  const [written, other] = ['The tenant pays the rent', 'the tenant pays the RENT']
  const text = `First, the TENANT pays the rent. ${written}. Also ${other}.`
  expect(found(findExact, text, written, [written])).toMatchObject({
    status: 'repaired',
    own: 'the TENANT pays the rent',
  })
  expect(found(findExact, text, written, [written, other, 'the TENANT pays the rent'])).toMatchObject({
    status: 'verified',
  })
})

test('the last place may be at the beginning of the document', () => {
  expect(found(findLast, 'The tenant pays the rent in May.', 'The tenant pays the rent')?.range.start).toBe(0)
})

test.each([
  ['after the words', (gap: string) => `Clause 5: rent${gap}- and so on`, 'rent -'],
  ['before the words', (gap: string) => `Clause 5${gap.slice(0, -1)}- rent and so on`, '- rent'],
])('a dash %s belongs to the quote up to a limit', (where, text, quote) => {
  const status = (length: number): unknown => found(findExact, text(' '.repeat(length)), quote)?.status
  expect(status(1)).toBe('verified')
  if (where === 'after the words') expect([status(199), status(200)]).toEqual(['verified', 'repaired'])
})

test('a dash after the first letter of a page belongs to the quote', () => {
  const pages = ['The equipment is of category', 'A - and is heavy'].map((text, at) => ({
    ...pageOf(text),
    number: at + 1,
  }))
  expect(locateQuote(indexDocument(pages), 'The equipment is of category A -')?.status).toBe('verified')
})

test('a dash that the document lacks is a difference', () => {
  expect(located('Item one: rent of 5 euros is due.', '- rent of 5 euros')?.status).toBe('repaired')
  expect(located('Item one: rent of 5 euros is due.', 'rent of 5 euros -')?.status).toBe('repaired')
})

test('a quote that is too long to compare is still found as written, also with its first word cut', () => {
  const words = Array.from({ length: 900 }, (_, at) => `number${at}`)
  const text = `The ${words.join(' ')} end.`
  const quoteOf = (length: number): string => {
    const quote = text.replaceAll(' ', '').slice(0, length)
    return quote.replace('number50n', 'numbar50n')
  }
  expect(located(text, quoteOf(4000))?.status).toBe('repaired')
  expect(located(text, quoteOf(4001))).toBeNull()
  expect(located(text, text.slice(1))?.status).toBe('repaired')
})

test('of a quote in quotation marks, the words as written come before the marked words in another case', () => {
  const quote = '“The rent is due on Monday”'
  expect(
    located(`“THE RENT IS DUE ON MONDAY” is a heading. The rent is due on Monday.`, quote),
  ).toMatchObject({
    status: 'verified',
    quote: 'The rent is due on Monday',
  })
  expect(located('“THE RENT IS DUE ON MONDAY” is a heading.', quote)?.quote).toBe(
    '“THE RENT IS DUE ON MONDAY”',
  )
})

test('an ellipsis where nothing is left out joins one place, if hardly anything differs', () => {
  const [before, after] = [
    'The tenant shall pay the rent on the fifth day.',
    'The landlord heats the house in the winter.',
  ]
  const quote =
    'The tenant shall pay the rent on the fifth day. … The landlord heets the house in the winter.'
  const whole = located(`${FILLING.en}${before} ${after}`, quote)
  expect(whole).toMatchObject({ quote: `${before} ${after}` })
  expect(whole?.parts).toBeUndefined()
  for (const between of ['Pets may stay.', 'The lift is for all. Pets may stay.']) {
    const apart = located(`${FILLING.en}${before} ${between} ${after}`, quote)
    expect(apart?.parts?.map((part) => part.quote)).toEqual([before, after])
  }
})

test.each([
  [
    'a comma more, around a page’s footer',
    'Confidential treatment requested by the parties. Page 3 of 10',
    ',',
  ],
  ['nothing more, around a line that resembles a clause', 'Framework agreement, confidential', ''],
])('words in two places are located there: with %s', (_, line, comma) => {
  const [before, after] = [
    'The Supplier may terminate this Agreement by written notice to the Customer and to its guarantor',
    'sent at least sixty days before the end of the year in which the delivery of goods was agreed.',
  ]
  const two = located(`${before}\n${line}\n${after}`, `${before}${comma} ${after}`)
  expect(two).toMatchObject({ status: 'repaired', isProof: false, quote: `${before} … ${after}` })
})

test('an ellipsis joins words far apart only in a quote of twelve letters and signs or more', () => {
  const text = `The early bird sings here. ${FILLING.en}The rental is due, and other rents too.`
  expect(located(text, 'early … rental')?.parts).toHaveLength(2)
  expect(located(text, 'early … rents')).toBeNull()
})

test('a cut word is completed only in a quote of twelve letters or more', () => {
  expect(located('The annual rentals are due.', 'nnual rentals')?.quote).toBe('annual rentals')
  expect(located('The annual rentals are due.', 'nnual rental')).toBeNull()
})

test('only words can be looked up', () => {
  for (const quote of ['\u0640\u0640', '…', '- _', ''])
    expect(located('The tenant pays ـــ … - _', quote)).toBeNull()
})

test('letters that draw nothing are found, but are no proof', () => {
  expect(located('The tenant \u3164\u3164 pays.', '\u3164\u3164')?.isProof).toBe(false)
})

test.each([
  ['Pay rent.', 'PAY RENT.', true],
  ['Pay rent.', 'Pay Rent.', false],
  ['PAY RENT.', 'pay rent.', true],
])('two words in capitals are the same words in small letters: %s %s', (own, said, isProof) => {
  expect(located(`${FILLING.en}\n\n${own}\n\n${FILLING.en}`, said)?.isProof).toBe(isProof)
})
