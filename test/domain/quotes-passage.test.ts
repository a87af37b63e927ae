/** What a quote is read with: sentences of the document, each with its role. */
import { expect, test } from 'vitest'
import {
  indexDocument,
  locateQuote,
  type PassageRole,
  type PassageSentence,
  passageAround,
} from '../../src/domain/quotes/quotes.ts'
import { pageOf } from '../support/hostile-texts.ts'

function passage(
  text: string,
  quotes: readonly string[],
  against: readonly string[] = [],
): readonly PassageSentence[] {
  const index = indexDocument([pageOf(text)])
  const places = (quote: string) => locateQuote(index, quote)?.places ?? expect.fail(quote)
  return passageAround(index, quotes.map(places), against.map(places))
}

const texts = (all: readonly PassageSentence[], role: PassageRole): string[] =>
  all.filter((one) => one.role === role).map(({ text }) => text)

/** Sentences that share no words with others. */
const FILLING = Array.from({ length: 80 }, (_, i) => `Zq${i}x wv${i}k.`).join(' ')

const CONTRACT = [
  '2. RENT',
  'It is paid in May.',
  '3. SMOKING',
  'House rules hang in the hall.',
  'They were printed last year.',
  '3.1 The tenant shall not:',
  '(a) smoke in the "Yard";',
  '(b) keep pets.*',
  'Children may play here.',
  'Ball games are tolerated.',
  '* Cats are no pets.',
  '4. KEYS',
  FILLING,
  '8. CHANGES',
  'Clause 3.1 ends in May.',
  'What is said of smoking was never agreed.',
  'The tenant signs on 5 May.',
  '“Yard” means the court and the garden.',
].join('\n')

test('headings, stem and neighbours of a quote, and what is said elsewhere of its section and terms', () => {
  const item = passage(CONTRACT, ['keep pets'])
  expect(texts(item, 'quote')).toEqual(['(b) keep pets.*'])
  expect(texts(item, 'stem')).toEqual(['3.1 The tenant shall not:'])
  expect(texts(item, 'heading')).toEqual(['3. SMOKING'])
  expect(texts(item, 'near')).toEqual([
    ...['(a) smoke in the "Yard";', 'Children may play here.', 'Ball games are tolerated.'],
  ])
  expect(texts(item, 'elsewhere')).toEqual(
    expect.arrayContaining([...['Clause 3.1 ends in May.', 'What is said of smoking was never agreed.']]),
  )
  expect(texts(passage(CONTRACT, ['smoke in']), 'elsewhere')).toContain(
    '“Yard” means the court and the garden.',
  )
})

test('sentences are in the order of the document, each once, with its words at its places', () => {
  const all = passage(CONTRACT, ['keep pets', 'smoke in'], ['Clause 3.1 ends'])
  const starts = all.map(({ places }) => places[0]?.start ?? -1)
  expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b))
  for (const { places, text } of all)
    expect(places.map(({ start, end }) => CONTRACT.slice(start, end)).join(' ')).toBe(text)
  expect(texts(all, 'against')).toEqual(['Clause 3.1 ends in May.'])
})

test('the sentences with words that the quoted one uses are added as long as there is room', () => {
  const text = `The canteen opens at noon.\n${FILLING}\nNobody has seen the canteen open.`
  expect(texts(passage(text, ['opens at noon']), 'elsewhere')).toContain('Nobody has seen the canteen open.')
})

test('a passage has at most 2,400 characters, and a long sentence the part with the quoted words', () => {
  const clause = `so the goods are sent ${'by land and sea, '.repeat(80)}`
  const text = Array.from(
    { length: 9 },
    (_, i) => `Part ${i}: ${clause}and lot ${i} is insured ${clause}today.`,
  ).join('\n')
  const all = passage(text, ['lot 4 is insured'])
  expect(all.reduce((sum, one) => sum + one.text.length, 0)).toBeLessThanOrEqual(2_400)
  const [quoted = ''] = texts(all, 'quote')
  expect(quoted).toMatch(/^… .*lot 4 is insured.* …$/u)
  expect(quoted.length).toBeGreaterThan(1_000)
})

test('quoted words that are not seen on the page are in the passage by themselves', () => {
  const text = 'The tenant pays. The landlord laughs. The dog barks.'
  const page = { ...pageOf(text), hidden: [{ start: 17, end: 37 }] }
  const index = indexDocument([page])
  const all = passageAround(index, [locateQuote(index, 'landlord laughs')?.places ?? []], [])
  expect(all).toEqual([
    { role: 'quote', page: 1, text: 'landlord laughs', places: [{ page: 1, start: 21, end: 36 }] },
  ])
})

test('without places there is no passage', () => {
  expect(passage(CONTRACT, [])).toEqual([])
})
