/** A sentence that lets only marked text apply takes the proof from other text; sentences that resemble it don't. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

const QUOTE = 'The Supplier delivers the goods to the port of Rotterdam in spring.'

test.each([
  ['Only text in bold applies.', false],
  ['Only underlined clauses are binding.', false],
  ['Headings are printed only in bold.', true],
  ['Defined terms are in bold and the annexes apply to both parties.', true],
  ['Text in bold applies to both parties.', true],
  ['Only the Buyer may print notices in italics.', true],
])('%s', (sentence, isProof) => {
  const text = `${FILLING.en}\n${sentence}\n${FILLING.en}\n${QUOTE}\n${FILLING.en}`
  expect(locateQuote(indexDocument([pageOf(text)]), QUOTE)?.isProof).toBe(isProof)
})
