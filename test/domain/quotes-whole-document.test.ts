/** Lines of ordinary documents that say nothing about the other sentences of their document, and lines that do. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { pageOf } from '../support/hostile-texts.ts'

const CONTRACT = `SUPPLY AGREEMENT
{top}
1. Delivery
1.1 The Supplier shall deliver the Goods within thirty days of each order.
1.2 Risk passes to the Buyer on delivery.
{between}
2. Price
2.1 The Buyer shall pay the price within forty days of the invoice.
{end}
`
const QUOTES: readonly string[] = [
  'The Supplier shall deliver the Goods within thirty days of each order.',
  'Risk passes to the Buyer on delivery.',
  'The Buyer shall pay the price within forty days of the invoice.',
]

/** The quotes that are proof in the contract with a line at a place. */
function proofsWith(place: string, line: string): string[] {
  const text = CONTRACT.replace(`{${place}}`, line).replaceAll(/\{\w+\}\n/gu, '')
  const index = indexDocument([pageOf(text)])
  return QUOTES.filter((quote) => locateQuote(index, quote)?.isProof)
}

test.each([
  ['top', 'STRICTLY CONFIDENTIAL - DO NOT COPY'],
  ['top', 'SUBJECT TO CONTRACT'],
  ['top', 'Draft of 3 March 2025 – not for signature'],
  ['top', 'Sample contract – not legal advice'],
  ['top', 'Version 3.0 – replaces version 2.1'],
  ['between', 'This Agreement does not create a partnership between the parties.'],
  ['between', 'This document has not been audited.'],
  ['end', '2.2 This Agreement was drafted jointly; no presumption arises against either party.'],
  ['end', '2.2 This policy does not form part of any contract of employment.'],
  ['end', '2.2 In this document, “shall” indicates a requirement and “may” a permission.'],
  ['end', '2.2 Only words in bold are defined terms.'],
  ['end', '2.2 This document supersedes version 2.1, which is withdrawn.'],
  ['end', '2.2 This Agreement supersedes all previous versions.'],
  ['end', '2.2 Clause 2 is without prejudice to the right to terminate.'],
  ['end', 'If a clause is void, the validity of the remaining clauses is not affected.'],
  ['end', 'Who receives the goods?'],
  ['end', 'a) None of the goods are of glass.'],
  ['end', '3. Reserved matters\nThe board decides.'],
  ['end', '3. Secrecy\nThe parties keep silence. This obligation ends after a year.'],
])('at the %s, "%s" takes no proof', (place, line) => {
  expect(proofsWith(place, line)).toEqual(QUOTES)
})

test.each([
  ['top', 'The parties need not observe any of the following\n', 0],
  ['between', 'This page is a specimen.', 2],
  ['end', '2.2 This document is a template; none of it has been agreed.', 0],
  ['end', '2.2 Words such as “shall” and “must” are not to be understood as obligations.', 1],
  ['end', '2.2 Only text in bold applies.', 0],
  ['end', 'Rejected.', 2],
])('at the %s, "%s" leaves %i', (place, line, left) => {
  expect(proofsWith(place, line)).toHaveLength(left)
})

test.each([
  ['Trustees are not paid.', true],
  ['No blood is taken.', true],
  ['Do not use vinegar.', true],
  ['That is what the law requires.', true],
  ['This does not prevent the Supplier from delivering earlier.', true],
  ['Excluded Theatres show no films.', true],
  ['No deal was agreed.', false],
  ['Nothing was signed.', false],
  ['No such duty exists.', false],
  ['The offer was refused.', false],
])('after a sentence, "%s" leaves it in force: %s', (next, isKept) => {
  expect(proofsWith('end', '').at(-1)).toBe(QUOTES.at(-1))
  const index = indexDocument([pageOf(`1. Delivery\n1.1 ${QUOTES[0]} ${next}\n`)])
  expect(locateQuote(index, QUOTES[0] ?? '')?.isProof).toBe(isKept)
})

test.each([
  ['Automated decisions', true],
  ['Section 6: Claims', true],
  ['Who we are', true],
  ['Until further notice', false],
  ['When the Bank agrees', false],
])('below a line "%s" a sentence is whole: %s', (heading, isWhole) => {
  const quote = 'The Supplier makes no decision about the Buyer by automated means.'
  const index = indexDocument([pageOf(`The Buyer pays the price.\n\n${heading}\n${quote}\n`)])
  expect(locateQuote(index, quote)?.isProof).toBe(isWhole)
})
