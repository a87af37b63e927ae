import { expect, it } from 'vitest'
import { headingOf } from '../../local/model/document/headings.ts'
import { answerLanguage, languageOf } from '../../local/model/document/language.ts'
import { longestQuote, quoteOf } from '../../local/model/document/quote.ts'
import { splitSentences } from '../../local/model/document/sentences.ts'
import { contentStems, stem } from '../../local/model/document/words.ts'
import { findDates } from '../../local/model/figures/dates.ts'
import { type FigureKind, findFigures } from '../../local/model/figures/figures.ts'
import { findFrequencies } from '../../local/model/figures/frequencies.ts'
import { boundIn, keeps } from '../../local/model/figures/limits.ts'
import { numberOf, wordNumber } from '../../local/model/figures/numbers.ts'
import { parseRule } from '../../local/model/rule.ts'
import { czechPages, documentOf, englishPages, germanPages } from './model-documents.ts'

it.each([
  ['One ends. Another begins.', ['One ends.', 'Another begins.']],
  ['Acme Inc. and Smith Ltd. agree. They sign.', ['Acme Inc. and Smith Ltd. agree.', 'They sign.']],
  ['Dated 1. May 2020 in Prague. Signed.', ['Dated 1. May 2020 in Prague.', 'Signed.']],
  ['Dle odst. 3 zákona č. 89 platí toto. Konec.', ['Dle odst. 3 zákona č. 89 platí toto.', 'Konec.']],
  ['7.2. The Buyer pays. He does.', ['7.2. The Buyer pays.', 'He does.']],
  ['(a) goods; (b) services; (c) rights.', ['(a) goods;', '(b) services;', '(c) rights.']],
  ['', []],
])('splits %j into sentences', (text, sentences) => {
  expect(splitSentences(text)).toEqual(sentences)
})

it.each([
  ['7. CONFIDENTIALITY', true, '7', 'CONFIDENTIALITY'],
  ['Section 8.1 Term.', false, '8.1', 'Term'],
  ['ARTICLE VII', false, 'VII', ''],
  ['§ 3 Laufzeit und Kündigung', false, '3', 'Laufzeit und Kündigung'],
  ['2. Cena a platební podmínky', false, '2', 'Cena a platební podmínky'],
  ['Governing Law. This Agreement is governed by the law.', true, null, 'Governing Law'],
  ['3. PRICES AND PAYMENT (a) The Buyer shall pay.', false, '3', 'PRICES AND PAYMENT'],
  ['LIMITATION OF LIABILITY', false, null, 'LIMITATION OF LIABILITY'],
])('%j is a heading', (line, fresh, number, title) => {
  expect(headingOf(line, fresh)).toMatchObject({ number, title })
})

it.each([
  ['the Supplier shall deliver the Products', true],
  ['3.1 The price of each Product is EUR 12.50, as agreed, and it shall not change before June.', false],
  ['7. Confidentiality ............ 12', true],
  ['Borealis Foods', false],
  ['30 days after the invoice', false],
])('%j is not a heading', (line, fresh) => {
  expect(headingOf(line, fresh)).toBeNull()
})

it('finds the numbered paragraph of a sentence', () => {
  const doc = documentOf(...englishPages)
  const sentence = doc.sentences.find(({ text }) => text.includes('keep the other party'))
  expect(sentence?.section).toMatchObject({ number: '4.1', title: 'Confidentiality', page: 2 })
})

it('leaves page numbers, headers and footers out of the sentences', () => {
  const doc = documentOf(
    'ACME SECRET\nOne line of text.\n1',
    'ACME SECRET\nTwo lines of text.\n2',
    'ACME SECRET\nThree of them.\n3',
  )
  expect(doc.sentences.map(({ text }) => text)).toEqual([
    'One line of text.',
    'Two lines of text.',
    'Three of them.',
  ])
})

it('cuts a long sentence at words, around the place in question', () => {
  const text = Array.from({ length: 200 }, (_, index) => `word${index}`).join(' ')
  const quote = quoteOf({ text, page: 4 }, 0.5)
  expect(quote.text.length).toBeLessThanOrEqual(longestQuote)
  expect(quote.text).toMatch(/^word\d+ .*\bword100\b.* word\d+$/)
  expect(text).toContain(quote.text)
})

it.each([
  [englishPages, 'en'],
  [czechPages, 'cs'],
  [germanPages, 'de'],
  [['これは契約書です。'], 'other'],
] as const)('detects the language of a text by its common words', (pages, language) => {
  expect(languageOf(pages.join(' '))).toBe(language)
})

it('answers in English for a language without phrases', () => {
  expect(['cs-CZ', 'de-AT', 'en-GB', 'ja'].map(answerLanguage)).toEqual(['cs', 'de', 'en', 'en'])
})

it.each([
  ['termination', 'terminated'],
  ['payable', 'payment'],
  ['liability', 'liable'],
  ['obligations', 'obligation'],
  ['smlouvy', 'smlouva'],
  ['Kündigung', 'Kündigungen'],
])('%s and %s have the same stem', (a, b) => {
  expect(stem(a)).toBe(stem(b))
})

it('keeps only meaningful words', () => {
  expect(contentStems('The Supplier shall not be the owner')).toEqual([stem('Supplier'), stem('owner')])
})

it.each([
  ['1,000,000', 1_000_000],
  ['1.000.000,50', 1_000_000.5],
  ['480 000', 480_000],
  ['12.50', 12.5],
  ['0,05', 0.05],
  ['1,000.5', 1000.5],
])('reads %s as %d', (text, value) => {
  expect(numberOf(text)).toBe(value)
})

it.each([
  ['twenty-four', 24],
  ['one hundred and fifty', 150],
  ['three hundred sixty-five', 365],
  ['two million', 2_000_000],
  ['dvacet čtyři', 24],
  ['vierundzwanzig', 24],
  ['dreißig', 30],
  ['house', null],
])('reads the words %s as %s', (text, value) => {
  expect(wordNumber(text)).toBe(value)
})

it.each([
  ['on 15 March 2024', '2024-03-15'],
  ['March 15, 2024', '2024-03-15'],
  ['this 21st day of January 2003', '2003-01-21'],
  ['dne 3. května 2023', '2023-05-03'],
  ['am 1. Februar 2024', '2024-02-01'],
  ['31.12.2022', '2022-12-31'],
  ['2022-12-31', '2022-12-31'],
  ['12/31/2022', '2022-12-31'],
  ['31/12/2022', '2022-12-31'],
])('reads the date in %j', (text, day) => {
  expect(findDates(text).map((date) => new Date(date.day * 86_400_000).toISOString().slice(0, 10))).toEqual([
    day,
  ])
})

it('leaves out impossible dates', () => {
  expect(findDates('31.2.2024 and 2024-13-01')).toEqual([])
})

it.each<[string, FigureKind, number, string, string]>([
  ['within thirty (30) days of', 'duration', 30, '', 'thirty (30) days'],
  ['a twelve-month period', 'duration', 360, '', 'twelve-month'],
  ['after 5 business days', 'duration', 5, '', '5 business days'],
  ['lhůta 60 měsíců', 'duration', 1800, '', '60 měsíců'],
  ['Frist von drei Monaten', 'duration', 90, '', 'drei Monaten'],
  ['not exceed USD 1,000,000 in all', 'money', 1_000_000, 'USD', 'USD 1,000,000'],
  ['up to $2 million.', 'money', 2_000_000, 'USD', '$2 million'],
  ['cena 480 000 Kč', 'money', 480_000, 'CZK', '480 000 Kč'],
  ['100.000 EUR', 'money', 100_000, 'EUR', '100.000 EUR'],
  ['interest of 1.5% per month', 'percent', 1.5, 'month', '1.5%'],
  ['ve výši 0,05 % z částky za každý den', 'percent', 0.05, 'day', '0,05 %'],
])('finds the figure in %j', (text, kind, value, unit, words) => {
  expect(findFigures(text, kind)).toMatchObject([{ kind, value, unit, text: words }])
})

it.each([
  ['Payment within 30 days', 30, 30, true],
  ['Payment within 30 days', 31, 30, false],
  ['The term must not exceed 24 months', 730, 720, true],
  ['The term must be at least 2 years', 729, 730, true],
  ['The term must be longer than 2 years', 730, 730, false],
  ['between 10 and 20 days', 15, 20, true],
  ['between 10 and 20 days', 25, 20, false],
  ['nejvýše 14 dnů', 14, 14, true],
  ['mindestens 14 Tage', 13, 14, false],
  ['no more than 10 days', 11, 10, false],
  ['10 days or more', 11, 10, true],
  ['Die Laufzeit darf 10 Tage nicht überschreiten', 11, 10, false],
])('%s: whether %d days are within the limit', (rule, value, figure, kept) => {
  const bound = boundIn(rule)
  expect(bound).not.toBeNull()
  if (bound === null) return
  expect([bound.least, bound.most]).toContain(figure)
  expect(keeps(bound, value)).toBe(kept)
})

it.each([
  ['The contract must contain a date.', 'a date', false],
  ['1. The agreement shall not include a penalty clause', 'a penalty clause', true],
  ['Please check that the document mentions Acme.', 'Acme', false],
  ['Does the contract contain a warranty?', 'a warranty', false],
  ['There must be no placeholders', 'placeholders', true],
  ['A governing law clause must be included in the contract.', 'A governing law clause', false],
  ['Avoid the word very', 'the word very', true],
  ['Smlouva nesmí obsahovat rozhodčí doložku.', 'rozhodčí doložku', true],
  ['Ve smlouvě musí být uvedena cena', 'cena', false],
  ['Der Vertrag darf keine Vertragsstrafe enthalten.', 'Vertragsstrafe', true],
  ['Der Vertrag muss einen Gerichtsstand nennen', 'einen Gerichtsstand', false],
])('parses %j', (text, object, negated) => {
  expect(parseRule({ number: 1, text })).toMatchObject({ object, negated })
})

it.each(['dreizehnvierzehn ', 'hundert-', 'unundunund ', 'one hundred and ', 'dreizehn'])(
  'numbers in words repeated by the thousand are read in linear time: %s',
  (words) => {
    const text = words.repeat(20_000)
    expect(findFrequencies(`${text} x year`)).toEqual([])
    expect(findFigures(`${text} x year`, 'duration')).toEqual([])
  },
)
