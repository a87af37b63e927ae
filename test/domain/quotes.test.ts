import { expect, test } from 'vitest'
import type { PageText } from '../../src/domain/page-text.ts'
import { indexDocument, type Located, locateQuote } from '../../src/domain/quotes.ts'

function pageOf(text: string, number = 1): PageText {
  return { number, width: 595, height: 842, rotation: 0, text, boxes: new Float32Array(text.length * 4) }
}

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

test('a verbatim quote is verified at its place', () => {
  const found = locateIn(CLAUSE, 'deliver the goods within 30 days')
  expect(found?.status).toBe('verified')
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
  ['bullets', 'the goods • in time', 'the goods in time'],
  ['a dash at the end', 'the goods are due - in any case', 'the goods are due –'],
  ['an ellipsis sign', 'and so on… until then', 'and so on... until then'],
])('a quote is verified despite %s', (_, text, quote) => {
  expect(locateIn(text, quote)?.status).toBe('verified')
})

test('a quote whose digits are of another script is located, with the words of the document', () => {
  const text = 'The price is ٣٠ dollars for both parties.'
  expect(locateIn(text, 'The price is 30 dollars for both parties.')).toMatchObject({ quote: text })
})

test('quotation marks and ellipses around the quote are ignored', () => {
  expect(locateIn(CLAUSE, '“… may terminate this Agreement …”')?.status).toBe('verified')
})

test('a quote that differs slightly is repaired to the document’s words', () => {
  const found = locateIn(CLAUSE, 'Either party can terminate the Agreement by a written notice')
  expect(found).toMatchObject({
    status: 'repaired',
    quote: 'Either party may terminate this Agreement by written notice',
  })
  const words = (kind: 'document' | 'quote'): string[] | undefined =>
    found?.diff.filter((part) => part.kind === kind).map(({ text }) => text.trim())
  expect([words('document'), words('quote')]).toEqual([
    ['may', 'this'],
    ['can', 'the', 'a'],
  ])
})

test('Arabic is located even if the reader swaps the letters of lam-alef', () => {
  const text = 'يجب على المورد تسليم البضائع خالل 30 يوما وال يجوز ألي طرف إنهاء هذا العقد'
  const found = locateIn(text, 'تسليم البضائع خلال 30 يوما ولا يجوز لأي طرف إنهاء')
  expect(found).toMatchObject({
    status: 'repaired',
    quote: 'تسليم البضائع خالل 30 يوما وال يجوز ألي طرف إنهاء',
  })
  expect(locateIn(text, 'تسليم البضائع خلال 30 يوما ويجوز لأي طرف إنهاء هذا العقد')).toBeNull()
})

test('a quote in other letter case is repaired', () => {
  expect(locateIn(CLAUSE, 'THE SUPPLIER SHALL DELIVER THE GOODS')).toMatchObject({
    status: 'repaired',
    quote: 'The Supplier shall deliver the goods',
  })
})

test.each([
  ['another number', 'The Supplier shall deliver the goods within 90 days of the order'],
  ['another number word', 'Either party may terminate this Agreement by written notice of ninety days'],
  ['a dropped negation', 'The Supplier shall be liable for indirect damage'],
  ['an added negation', 'Either party may not terminate this Agreement by written notice'],
  ['a negating prefix', 'The Supplier shall not be liable for direct damage'],
])('%s is not repaired', (_, quote) => {
  expect(locateIn(CLAUSE, quote)).toBeNull()
})

test('a number in another notation is repaired', () => {
  const text = 'The total price is 1 250 000,00 Kč including all taxes and duties.'
  expect(locateIn(text, 'The total price is 1,250,000 Kč including all the taxes')?.status).toBe('repaired')
})

test.each([
  [
    'Der Käufer hat kein Recht zur Aufrechnung gegen die Forderung',
    'Der Käufer hat ein Recht zur Aufrechnung gegen die Forderung',
  ],
  ['Nájemce nesmí byt přenechat do podnájmu jiné osobě', 'Nájemce smí byt přenechat do podnájmu jiné osobě'],
  ['Odstoupení je neplatné, pokud chybí písemná forma', 'Odstoupení je platné, pokud chybí písemná forma'],
  ['乙方不得将本合同项下的权利转让给第三方', '乙方得将本合同项下的权利转让给第三方'],
])('a negation lost in another language is not repaired: %s', (text, quote) => {
  expect(locateIn(text, quote)).toBeNull()
})

test.each([
  ['words in brackets', 'shall send the goods (packed in boxes) to', 'shall send the goods … to'],
  ['the verb', 'shall send the goods', 'shall … the goods'],
  ['an item of a list', 'shall pack, insure, and send', 'shall pack, … and send'],
  ['a number in brackets', 'shall send the goods (5 boxes) to', 'shall send the goods … to'],
  ['a condition in brackets', 'shall send the goods (if paid) to', 'shall send the goods … to'],
])('an ellipsis that omits %s splits the quote', (_, text, quote) => {
  const found = locateIn(
    `The Supplier ${text} the address of the Customer.`,
    `The Supplier ${quote} the address of the Customer.`,
  )
  expect(found).toMatchObject({ status: 'repaired', isProof: false })
})

test('parts of different sentences are separate quotes', () => {
  const found = locateIn(CLAUSE, 'The Supplier shall deliver the goods … by written notice of sixty days.')
  expect(found).toMatchObject({ status: 'repaired', isProof: false })
  expect(wordsAt([CLAUSE], found)).toEqual([
    'The Supplier shall deliver the goods',
    'by written notice of sixty days.',
  ])
  expect(found?.parts?.map(({ status, isProof, quote }) => [status, isProof, quote])).toEqual([
    ['verified', false, 'The Supplier shall deliver the goods'],
    ['verified', false, 'by written notice of sixty days.'],
  ])
})

test('parts in another order than the document are not joined', () => {
  expect(locateIn(CLAUSE, 'by written notice of sixty days … deliver the goods within 30 days')).toBeNull()
})

test('an ellipsis must not omit a negation', () => {
  expect(locateIn(CLAUSE, 'The Supplier shall … be liable for indirect damage')).toBeNull()
})

test('a quote across two pages has a place on each', () => {
  const texts = ['Either party may terminate\n', 'this Agreement by notice.']
  const found = locateIn(texts, 'Either party may terminate this Agreement by notice.')
  expect(found?.status).toBe('verified')
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
  ['1', '1.5 dollars are due'],
  ['ment', 'this agree-\nment is made'],
  ['agree', 'this agree\u00adment is made'],
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
    status: 'repaired',
    quote: 'Supplier shall deliver the goods',
  })
})

test('a quote cut after a negating prefix is refused', () => {
  expect(
    locateIn('any unlawful termination of the contract', 'lawful termination of the contract'),
  ).toBeNull()
})

test('text that is not in the document is not located', () => {
  expect(locateIn(CLAUSE, 'The tenant shall pay the rent on the first day of each month')).toBeNull()
})

test.each([[''], ['   '], ['…'], ['—'], ['"'], ['\ud800'], ['\n\n']])('%j locates nothing', (quote) => {
  expect(locateIn(CLAUSE, quote)).toBeNull()
})

test('a quote of many pages is verified, and refused if it differs', () => {
  const text = Array.from({ length: 2000 }, (_, i) => `Clause ${i} binds both parties.`).join('\n')
  expect(locateIn(text, text.slice(29))?.status).toBe('verified')
  expect(locateIn(text, text.slice(29).replace('binds', 'frees'))).toBeNull()
})

test('a document without text has no quotes', () => {
  expect(locateIn([], 'anything at all here')).toBeNull()
  expect(locateIn('', 'anything at all here')).toBeNull()
})

test('a quote far down a long page is located', () => {
  const text = `${'Both parties keep their records. '.repeat(300)}${CLAUSE}`
  expect(locateIn(text, 'notice of sixty days')?.status).toBe('verified')
})

test('a dash at the end of a quote may be the end of its page', () => {
  const texts = ['The goods are due in May –', 'Annex with the list of all prices']
  expect(locateIn(texts, 'The goods are due in May –')?.status).toBe('verified')
})
