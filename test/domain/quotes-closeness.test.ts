import { expect, test } from 'vitest'
import type { PageText } from '../../src/domain/page-text.ts'
import { indexDocument, type Located, locateQuote } from '../../src/domain/quotes.ts'

const CLAUSE =
  'The Customer shall pay the fee within the first week of each month. The Agent of the Customer may inspect the ' +
  'goods and the licensee may use the software, but the licensor keeps the title to the documentation in full.'
const CHINESE = '承租人应当按照合同约定的用途使用房屋，并按期向出租人支付租金。'

function locate(quote: string, text = CLAUSE): Located | null {
  const page: PageText = {
    number: 1,
    width: 595,
    height: 842,
    rotation: 0,
    text,
    boxes: new Float32Array(text.length * 4),
  }
  return locateQuote(indexDocument([page]), quote)
}

test.each([
  ['as written', 'The Customer shall pay the fee within the first week of each month.'],
  ['in capitals', 'THE CUSTOMER SHALL PAY THE FEE WITHIN THE FIRST WEEK'],
  ['without a comma', 'The licensee may use the software but the licensor keeps the title'],
  ['from the middle of a sentence, with a capital', 'Shall pay the fee within the first week'],
])('a quote %s is proof', (_, quote) => {
  expect(locate(quote)).toMatchObject({ isProof: true })
})

test.each([
  ['a misspelling', 'The Custmer shall pay teh fee within the frist week of each month'],
  ['a word split', 'the licensee may use the soft ware, but the licensor keeps the title'],
  ['a small word left out', 'The Customer shall pay the fee within first week of each month'],
  ['a small word put in', 'and the licensee may use all the software, but the licensor keeps the title'],
  ['a word cut at its end', 'Customer shall pay the fee within the first week of each mon'],
  ['a number left out by an ellipsis', 'The Customer shall pay the fee … of each month'],
  ['an end of a sentence that is none', 'The Customer shall pay the fee within the first week.'],
  ['a word in place of another', 'The Customer shall pay the fine within the first week of each month'],
  ['one party for the other', 'and the licensor may use the software, but the licensee keeps the title'],
  ['a small word in place of another', 'The Customer may pay the fee within the first week of each month'],
  ['a word of its own', 'The Customer shall gladly pay the fee within the first week of each month'],
  ['a comma moved', 'and the licensee, may use the software but the licensor keeps the title'],
  ['two commas put in', 'and the licensee may, use, the software, but the licensor keeps the title'],
  ['much left out', 'The Customer shall pay the first week of each month'],
])('a quote with %s is located, but is not proof', (_, quote) => {
  expect(locate(quote)).toMatchObject({ status: 'repaired', isProof: false })
})

test('in scripts without spaces another character is another word', () => {
  expect(locate('承租人应当按照合同约定的用途使用房屋，并按期向出租人支付租金', CHINESE)?.isProof).toBe(true)
  expect(locate('承租人应当按照合同规定的用途使用房屋，并按期向出租人支付租金', CHINESE)?.isProof).toBe(false)
})

test.each([
  [
    'a word broken at a line end',
    'under this agree-\nment for all of the goods',
    'under this agreement for all of the goods',
  ],
  ['a ligature', 'the con\ufb01dential o\ufb03ce of the party', 'the confidential office of the party'],
  [
    'other quotation marks and dashes',
    'the “Party’s” duty – as agreed by it',
    'the "Party\'s" duty - as agreed by it',
  ],
  [
    'the number after its words',
    'within thirty (30) days of the order',
    'within thirty 30 days of the order',
  ],
  [
    'labels of a list',
    'as follows:\n(a) pay the price;\n(b) keep the goods.',
    'as follows: pay the price; keep the goods.',
  ],
])('%s is harmless', (_, text, quote) => {
  expect(locate(quote, `The contract has these words: ${text} and that is all of it.`)?.isProof).toBe(true)
})

test.each([
  ['the “Party’s” duty – as agreed by it', 'the "Party\'s" duty - as agreed by it', 'verified'],
  ['under this agree-\nment for all of the goods', 'under this agreement for all of the goods', 'verified'],
  ['under this agreement for all of the goods', 'under an agreement for all of the goods', 'repaired'],
])('only words that are not as written have a difference: %j', (text, quote, status) => {
  const found = locate(quote, `The contract has these words: ${text} and that is all of it.`)
  expect([found?.status, found?.diff.length === 0]).toEqual([status, status === 'verified'])
})

test.each([
  ['?', 'verified'],
  ['', 'repaired'],
  ['.', 'repaired'],
])('a question that is quoted with %j at its end is %s, and no proof', (end, status) => {
  const text = 'Does the Customer pay the fee in spring?\nNo fee is due.'
  const found = locate(`Does the Customer pay the fee in spring${end}`, text)
  expect(found).toMatchObject({ status, isProof: false })
})

test('a blank at the end of a quote is as written, and proves nothing', () => {
  expect(
    locate('Name of the buyer: ____________', 'Seller: ____\nName of the buyer: ____________\n'),
  ).toMatchObject({
    status: 'verified',
    isProof: false,
  })
})

test.each([
  ['- 5 % of the price of all goods', '5 % of the price of all goods'],
  ['a surface of 10² metres for the tenant', 'a surface of 102 metres for the tenant'],
  ['the factor 5·3 for all of the goods', 'the factor 53 for all of the goods'],
  ['a share of 10-20 of the profits', 'a share of 1020 of the profits'],
  ['a share of 10-20 of the profits', 'a share of 10'],
  ['the parties may re-sign the contract', 'the parties may resign the contract'],
  ['the losses of (500) in this year', 'the losses of 500 in this year'],
  ['☐ the tenant pays ☒ the owner pays', '☒ the tenant pays ☐ the owner pays'],
  ['a non-compete clause for the seller', 'compete clause for the seller'],
  ['the price is $5 million for the shares', 'the price is $5'],
  ['Sections 7.1,\n7.2 and 7.3 of the contract', 'Sections 7.1, and 7.3 of the contract'],
  ['¿Está firmado? esta parte no lo firma', 'está parte no lo firma'],
  ['a price of ____ dollars for the goods', 'a price of dollars for the goods'],
  ['The fee is paid. Not later than May it ends', 'The fee is paid not later than May it ends'],
])('"%s" does not prove "%s"', (text, quote) => {
  const found = locate(quote, `In this contract it is said ${text} and that is all of it.`)
  expect(found?.isProof ?? false).toBe(false)
})

const leased = (before: string, inside: string, behind: string): string =>
  `${before} lease${inside} in May 2031 with a notice.${behind}`

test.each([
  ['behind it', leased('The', ' ends', ''), leased('The', ' ends', ' 2)'), true],
  ['before it', leased('1) Any', ' ends', ''), leased('The', ' ends', ''), true],
  ['at both ends', leased('1) Any', ' ends', ''), leased('The', ' ends', ' 2)'), true],
  ['inside it', leased('Any', ' ends 1)', ''), leased('The', ' ends 2)', ''), false],
  ['before a common one', leased('Any', ' 2) ends 1)', ''), leased('The', ' 1) ends 1)', ''), false],
])('labels that differ between document and quote may be one alone: %s', (_, own, quote, isFound) => {
  expect(locate(quote, `The Agent pays.\n${own}\nThe Customer pays.`) !== null).toBe(isFound)
})

test.each(['-', '±', '>', '≤', '≥', '$', '€'])('an amount is no proof without the "%s" before it', (sign) => {
  const quote = '5 dollars are due in each month of the lease'
  const proves = (text: string): unknown => locate(quote, `${text}.\nThe Agent pays.`)?.isProof
  expect([` ${sign} `, ` ${sign}`, ''].map((before) => proves(before + quote))).toEqual([false, false, true])
})
