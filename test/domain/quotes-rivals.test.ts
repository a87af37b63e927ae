/** Which of several similar places is chosen. */
import { expect, test } from 'vitest'
import type { PageText } from '../../src/domain/document/page-text.ts'
import { indexDocument, type Located, locateQuote } from '../../src/domain/quotes/quotes.ts'

function locate(quote: string, text: string): Located | null {
  const boxes = new Float32Array(text.length * 4)
  const page: PageText = { number: 1, width: 595, height: 842, rotation: 0, text, boxes }
  return locateQuote(indexDocument([page]), quote)
}

const FILLER = 'The library opens at noon and the reading room is quiet. '.repeat(12)

test('a number distinguishes two clauses', () => {
  const text =
    'The supplier shall deliver the goods within 10 days of the written order. ' +
    `${FILLER}The supplier shall deliver the goods within 20 days of the written order.`
  expect(locate('supplier shall delivr the goods within 20 days of the writen order', text)?.quote).toContain(
    '20',
  )
})

test('a place that differs only in punctuation comes before others', () => {
  const text =
    `Special Patents, Foreign Patents Covering an Animal or a Plant. ${FILLER}` +
    'Special Patents, (ii) Foreign Patents Covering an Animal or a Plant.'
  expect(locate('special patents ii foreign patents covering an animal or', text)?.quote).toContain('(ii)')
})

test('a quote with one end from elsewhere is not located by its other end', () => {
  const text = `The weather was fine all week. We rowed. The tenant shall return the keys to the office. ${FILLER}`
  expect(
    locate('subject to the consent of her bank the tenant shall return the keys to the office', text),
  ).toBeNull()
})
