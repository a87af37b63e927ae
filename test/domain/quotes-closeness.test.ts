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
  ['in another case', 'THE CUSTOMER SHALL PAY THE FEE WITHIN THE FIRST WEEK'],
  ['misspelt', 'The Custmer shall pay teh fee within the frist week of each month'],
  ['with a word split', 'the licensee may use the soft ware, but the licensor keeps the title'],
  ['with a small word left out', 'The Customer shall pay the fee within first week of each month'],
  [
    'with a small word put in',
    'and the licensee may use all the software, but the licensor keeps the title to',
  ],
  ['cut inside a word', 'ustomer shall pay the fee within the first week of each mon'],
  ['with its middle left out', 'The Customer shall pay the fee … of each month'],
])('a quote %s is close to the words of the document', (_, quote) => {
  expect(locate(quote)).toMatchObject({ isProof: true })
})

test.each([
  ['a word in place of another', 'The Customer shall pay the fine within the first week of each month'],
  ['one party for the other', 'and the licensor may use the software, but the licensee keeps the title'],
  ['a small word in place of another', 'The Customer may pay the fee within the first week of each month'],
  ['a word of its own', 'The Customer shall gladly pay the fee within the first week of each month'],
  ['much left out', 'The Customer shall pay the first week of each month'],
])('a quote with %s is located, but not close', (_, quote) => {
  expect(locate(quote)).toMatchObject({ status: 'repaired', isProof: false })
})

test('in scripts without spaces another sign is another word', () => {
  expect(locate('承租人应当按照合同约定的用途使用房屋，并按期向出租人支付租金', CHINESE)?.isProof).toBe(true)
  expect(locate('承租人应当按照合同规定的用途使用房屋，并按期向出租人支付租金', CHINESE)?.isProof).toBe(false)
})
