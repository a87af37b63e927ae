import { expect, test } from 'vitest'
import { indexDocument, type Located, locateQuote } from '../../src/domain/quotes/quotes.ts'
import { pageOf } from '../support/hostile-texts.ts'

function locateIn(text: string | readonly string[], quote: string, page?: number): Located | null {
  const texts = typeof text === 'string' ? [text] : text
  return locateQuote(indexDocument(texts.map((one, i) => pageOf(one, i + 1))), quote, page)
}

function wordsAt(texts: readonly string[], found: Located | null): string[] | undefined {
  return found?.places.map((place) => (texts[place.page - 1] ?? '').slice(place.start, place.end))
}

const CLAUSE =
  'The Supplier shall deliver the goods within 30 days of the order. Either party may terminate this Agreement by written ' +
  'notice of sixty days. The Supplier shall not be liable for indirect damage.'

test('a verbatim quote is the same, at its place', () => {
  const found = locateIn(CLAUSE, 'deliver the goods within 30 days')
  expect(found).toMatchObject({ status: 'same', isFar: false, diff: [] })
  expect(wordsAt([CLAUSE], found)).toEqual(['deliver the goods within 30 days'])
})

test.each([
  ['line ends', 'deliver the\ngoods  within 30 days', 'deliver the goods within 30 days'],
  ['a word broken at a line end', 'this agree-\nment is made', 'this agreement is made'],
  ['a compound broken at its hyphen', 'a non-\ncompete clause', 'a non-compete clause'],
  ['soft hyphens', 'the agree\u00adment is made', 'the agreement is made'],
  ['ligatures', 'the ﬁrst oﬃce of the ﬂeet', 'the first office of the fleet'],
  ['typographic quotes and dashes', 'the “Party’s” duty – as agreed', 'the "Party\'s" duty - as agreed'],
  ['full-width forms', '第１条（目的）ＡＢＣについて定める', '第1条(目的)ABCについて定める'],
  ['bidi controls and joiners', '\u200fהחוזה\u200e הזה\u200d נחתם', 'החוזה הזה נחתם'],
  ['Arabic presentation forms', 'ﻫﺬا ﺍﻟﻌﻘﺪ ﻧﻬﺎﺋﻲ', 'هذا العقد نهائي'],
  ['decomposed accents', 'smluvní strany se dohodly', 'smluvní strany se dohodly'.normalize('NFD')],
  ['line ends between ideographs', '乙方不得转让\n本合同项下的权利', '乙方不得转让本合同项下的权利'],
  ['line ends inside Korean words', '공급자는 장비\n를 인도한다', '공급자는 장비를 인도한다'],
  ['bullets', 'the goods • in time', 'the goods in time'],
  ['a dash at the end', 'the goods are due - in any case', 'the goods are due –'],
  ['an ellipsis sign', 'and so on… until then', 'and so on... until then'],
])('a quote is the same despite %s', (_, text, quote) => {
  expect(locateIn(text, quote)?.status).toBe('same')
})

test.each([
  ['a hyphen', '-', true],
  ['an en dash', '–', false],
])('words around %s at a line end', (_, dash, isOptional) => {
  const text = `The goods are shipped on the Alpha${dash}\nbeta line to the port of Rotterdam.`
  const status = (by: string): unknown => locateIn(text, text.replace(`${dash}\n`, by))?.status
  expect([status(dash), status(''), status(' ')]).toEqual([
    'same',
    isOptional ? 'same' : 'differs',
    'differs',
  ])
})

test('quotation marks and ellipses around the quote are ignored', () => {
  expect(locateIn(CLAUSE, '“… may terminate this Agreement …”')?.status).toBe('same')
})

/** One word of a sentence changed: a negation, a party, a modal, a case, an accent, a comma. */
test.each([
  ['a lost negation', CLAUSE, 'The Supplier shall be liable for indirect damage'],
  ['a negation put in', CLAUSE, 'Either party may not terminate this Agreement by written notice'],
  ['another modal', CLAUSE, 'Either party must terminate this Agreement by written notice'],
  [
    'another number in words',
    CLAUSE,
    'Either party may terminate this Agreement by written notice of ninety days',
  ],
  ['other letter case', CLAUSE, 'THE SUPPLIER SHALL DELIVER THE GOODS'],
  ['a comma put in', CLAUSE, 'The Supplier, shall deliver the goods'],
  [
    'German',
    'Der Käufer hat kein Recht zur Aufrechnung gegen die Forderung',
    'Der Käufer hat ein Recht zur Aufrechnung gegen die Forderung',
  ],
  [
    'Czech',
    'Nájemce nesmí byt přenechat do podnájmu jiné osobě',
    'Nájemce smí byt přenechat do podnájmu jiné osobě',
  ],
  ['Chinese', '乙方不得将本合同项下的权利转让给第三方', '乙方得将本合同项下的权利转让给第三方'],
  [
    'Japanese',
    '乙は、本契約上の権利を第三者に譲渡してはならない。',
    '乙は、本契約上の権利を第三者に譲渡してよい。',
  ],
  [
    'Korean',
    '고객은 이 계약의 권리를 제삼자에게 양도할 수 없다.',
    '고객은 이 계약의 권리를 제삼자에게 양도할 수 있다.',
  ],
  [
    'Hebrew',
    'על פי ההסכם הקונה אינו רשאי להעביר את זכויותיו לצד שלישי ללא הסכמה',
    'על פי ההסכם הקונה רשאי להעביר את זכויותיו לצד שלישי ללא הסכמה',
  ],
])('%s: the words differ, those of the document are shown, and it is not far', (_, text, quote) => {
  const found = locateIn(text, quote)
  expect(found).toMatchObject({ status: 'differs', isFar: false })
  expect(text).toContain(found?.quote)
  const read = (kind: 'document' | 'quote'): string | undefined =>
    found?.diff.map((part) => (part.kind === 'same' || part.kind === kind ? part.text : '')).join('')
  expect([read('document'), read('quote')]).toEqual([found?.quote, quote])
})

test.each([
  ['other digits', 'within 30 days of the order', 'within 90 days of the order'],
  ['a lost number', 'a fee of 5 dollars and 30 cents each', 'a fee of 5 dollars and cents each'],
  ['grouping for a decimal point', 'a fee of 1,000 dollars each', 'a fee of 1.000 dollars each'],
  ['a minus', 'a change of -5 degrees in all', 'a change of 5 degrees in all'],
  ['a sign before the first word', 'the fee: $50 a month and no more', '50 a month and no more'],
  ['a sign behind the last word', 'interest of no more than 50 % a year', 'interest of no more than 50'],
  ['another currency', 'a fee of €50 for every month', 'a fee of $50 for every month'],
  [
    'another code',
    'a fee of 50 EUR is due for every month of the term',
    'a fee of 50 USD is due for every month of the term',
  ],
  ['per cent for per mille', 'interest of 5 % for every month', 'interest of 5 ‰ for every month'],
  [
    'a third of the words',
    'the tenant returns all of the keys to the manager of the building before the end of September',
    'the tenant returns two by a keys at an manager of the building before the end of September',
  ],
])('%s: far from the document’s words', (_, text, quote) => {
  expect(locateIn(text, quote)).toMatchObject({ status: 'differs', isFar: true })
})

test.each([
  ['one space too many', 'the 14th day of April, 2015', 'the 14t h day of April, 2015'],
  ['capitals', 'The Supplier shall deliver the goods.', 'THE SUPPLIER SHALL DELIVER THE GOODS'],
  [
    'a quarter of the words',
    'the tenant returns all keys to the office now',
    'the tenant returns all keys at an office now',
  ],
])('%s: not far', (_, text, quote) => {
  expect(locateIn(text, quote)).toMatchObject({ status: 'differs', isFar: false })
})

test('the parts that an ellipsis joins are located each by itself, and the whole differs', () => {
  const found = locateIn(CLAUSE, 'The Supplier shall deliver the goods … by written notice of sixty days.')
  expect(found).toMatchObject({ status: 'differs', isFar: false, diff: [] })
  expect(found?.parts?.map(({ status, quote }) => [status, quote])).toEqual([
    ['same', 'The Supplier shall deliver the goods'],
    ['same', 'by written notice of sixty days.'],
  ])
  const other = locateIn(
    CLAUSE,
    'deliver the goods within 90 days of the order … may terminate this Agreement',
  )
  expect(other?.isFar).toBe(true)
})

test('parts in another order than the document are not joined', () => {
  expect(locateIn(CLAUSE, 'by written notice of sixty days … deliver the goods within 30 days')).toBeNull()
})

test('a quote across two pages has a place on each', () => {
  const texts = ['Either party may terminate\n', 'this Agreement by notice.']
  const found = locateIn(texts, 'Either party may terminate this Agreement by notice.')
  expect(found?.status).toBe('same')
  expect(wordsAt(texts, found)).toEqual(['Either party may terminate', 'this Agreement by notice.'])
})

test('the page chooses among equal matches', () => {
  const texts = ['Signed by the parties.', 'Signed by the parties.', 'Signed by the parties.']
  expect(locateIn(texts, 'Signed by the parties', 2)?.places[0]?.page).toBe(2)
  expect(locateIn(texts, 'Signed by the parties')?.places[0]?.page).toBe(1)
  expect(locateIn(['Signed by the parties.', 'nothing'], 'Signed by the parties', 2)?.places[0]?.page).toBe(1)
})

test.each([
  ['5 days', 'within 15 days'],
  ['5 days', 'within 1.5 days'],
  ['10', 'a sum of 10,000 dollars'],
  ['10', '10\u202f000 dollars are due'],
  ['ment', 'this agree-\nment is made'],
  ['e', 'l’été'],
  ['art', 'the third party'],
  ['notise', 'by written notice'],
])('the short quote "%s" is not in "%s"', (quote, text) => {
  expect(locateIn(text, quote)).toBeNull()
})

test('a short quote is located with other punctuation at its ends', () => {
  expect(locateIn('between Lucent and mPhase', '“Lucent”,')).toMatchObject({ quote: 'Lucent' })
})

test('a quote cut off inside words gets the whole words', () => {
  expect(locateIn(CLAUSE, 'upplier shall deliver the goo')).toMatchObject({
    status: 'differs',
    quote: 'Supplier shall deliver the goods',
  })
})

test('Arabic is located even if the reader swaps the letters of lam-alef', () => {
  const text = 'يجب على المورد تسليم البضائع خالل 30 يوما وال يجوز ألي طرف إنهاء هذا العقد'
  const found = locateIn(text, 'تسليم البضائع خلال 30 يوما ولا يجوز لأي طرف إنهاء')
  expect(found).toMatchObject({
    status: 'differs',
    quote: 'تسليم البضائع خالل 30 يوما وال يجوز ألي طرف إنهاء',
  })
})

test('text that is not in the document is not located', () => {
  expect(locateIn(CLAUSE, 'The tenant shall pay the rent on the first day of each month')).toBeNull()
  expect(locateIn([], 'anything at all here')).toBeNull()
  expect(locateIn('', 'anything at all here')).toBeNull()
})

test.each([[''], ['   '], ['…'], ['—'], ['"'], ['\ud800'], ['\n\n']])('%j locates nothing', (quote) => {
  expect(locateIn(CLAUSE, quote)).toBeNull()
})

test('a quote of many pages is the same, and refused if it differs', () => {
  const text = Array.from({ length: 2000 }, (_, i) => `Clause ${i} binds both parties.`).join('\n')
  expect(locateIn(text, text.slice(29))?.status).toBe('same')
  expect(locateIn(text, text.slice(29).replace('binds', 'frees'))).toBeNull()
})
