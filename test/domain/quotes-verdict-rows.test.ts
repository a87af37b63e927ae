/** A quote is proof, or not, by what stands around it: rows at the edges of the rules. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { pageOf } from '../support/hostile-texts.ts'
import { textOf, VERDICT_ROWS } from '../support/verdict-rows.ts'

function isProof(language: string, row: string): boolean {
  const [text, quote] = textOf(language, row)
  return (locateQuote(indexDocument([pageOf(text)]), quote) ?? expect.fail(row)).isProof
}

test.each(Object.entries(VERDICT_ROWS))('%s: rows that take a sentence back', (language, { taken }) => {
  expect(taken.filter((row) => isProof(language, row))).toEqual([])
})

test.each(Object.entries(VERDICT_ROWS))('%s: rows that leave a sentence as it is', (language, { kept }) => {
  expect(kept.filter((row) => !isProof(language, row))).toEqual([])
})
