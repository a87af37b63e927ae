/** A hyphen at the end of a line may belong to the break or to the word; any other dash belongs to the words. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { FILLING } from '../support/filling.ts'
import { pageOf } from '../support/hostile-texts.ts'

function isProof(text: string, quote: string): boolean {
  return (
    locateQuote(indexDocument([pageOf(`${FILLING.en}\n${text}\n${FILLING.en}`)]), quote)?.isProof ?? false
  )
}

test.each([
  ['a hyphen', '-', true],
  ['a hyphen of its own character', '\u2010', true],
  ['an en dash', '–', false],
  ['an em dash', '—', false],
])('words around %s at a line end', (_, dash, isOptional) => {
  const text = `The goods are shipped on the Alpha${dash}\nbeta line to the port of Rotterdam.`
  expect(isProof(text, text.replace(`${dash}\n`, dash))).toBe(true)
  expect(isProof(text, text.replace(`${dash}\n`, ''))).toBe(isOptional)
  expect(isProof(text, text.replace(`${dash}\n`, ' '))).toBe(false)
})
