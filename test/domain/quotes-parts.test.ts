/** Quotes that join several places with an ellipsis: which places, and when each is proof. */
import { expect, test } from 'vitest'
import { indexDocument, type Located, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

const ANCHOR = 'The Supplier delivers the goods to the port of Rotterdam in spring.'

function located(text: string, quote: string): Located {
  return locateQuote(indexDocument([pageOf(text)]), quote) ?? expect.fail('not located')
}

const startsOf = (text: string, quote: string): (number | undefined)[] | undefined =>
  located(text, quote).parts?.map(({ places }) => places[0]?.start)

test.each([
  ['short', 'Fee. Fee. Coffee.', 'Fee.'],
  ['long', 'Signed by both. Signed by both. Signed by bothered men.', 'Signed by both.'],
])(
  'a %s part is found at the last place before the next part that has it in whole words',
  (_, before, part) => {
    const text = `${before} ${FILLING.en}${ANCHOR} ${part} ${FILLING.en}`
    expect(startsOf(text, `${part} … ${ANCHOR}`)).toEqual([part.length + 1, text.indexOf(ANCHOR)])
  },
)

test('a part is not found inside the next one', () => {
  const text = `The Supplier delivers. ${FILLING.en}${ANCHOR}`
  expect(startsOf(text, `The Supplier delivers … ${ANCHOR}`)).toEqual([0, text.length - ANCHOR.length])
})

test('a part is proof as a whole sentence that nothing takes back', () => {
  const other = 'The Buyer keeps the books of the port.'
  const proofs = (text: string, quote: string): boolean[] | undefined =>
    located(`${FILLING.en}\n${text}`, quote).parts?.map(({ isProof }) => isProof)
  const joined = `${ANCHOR} … ${other}`
  expect(proofs(`${ANCHOR} ${FILLING.en}${other}`, joined)).toEqual([true, true])
  expect(proofs(`${ANCHOR} This clause is void. ${FILLING.en}${other}`, joined)).toEqual([false, true])
  const small = ANCHOR.replace('The', 'the')
  expect(proofs(`Fees\n${small} ${FILLING.en}${other}`, `${small} … ${other}`)).toEqual([false, true])
  const own = 'the deposit is paid in spring.'
  expect(proofs(`The rent is due and ${own} ${FILLING.en}${other}`, `${own} … ${other}`)).toEqual([
    false,
    true,
  ])
  const first = ANCHOR.slice(0, -1)
  expect(proofs(`${first}, and is paid. ${FILLING.en}${other}`, `${first} … ${other}`)).toEqual([false, true])
})
