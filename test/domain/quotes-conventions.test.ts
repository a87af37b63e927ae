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

const FILLED = `${FILLING.en}\n`

/** Whether the quote is proof; it begins the line that the text ends with. */
function proves(before: string, behind = ''): boolean | undefined {
  return locateQuote(indexDocument([pageOf(`${before}${QUOTE}\n${behind}`)]), QUOTE)?.isProof
}

const LOOKS =
  'bold,italic,italics,underlined,indented,fett,kursiv,unterstrichen,gras,italique,souligné,negrita,cursiva,' +
  'subrayado,grassetto,corsivo,sottolineato,negrito,itálico,sublinhado,pogrubione,kursywą,podkreślone,tučné,kurzívou,' +
  'podtržené,vetgedrukt,cursief,onderstreept,kalın,italik,tebal,marked,eingerückt,markierte,označené,retrait,marqués,' +
  'marcado,contrassegnato,oznaczone,assinalado,gemarkeerde'

test('each look and mark may be the one that alone applies', () => {
  const proving = LOOKS.split(',').filter((look) => proves(`Only text in ${look} applies.\n${FILLED}`))
  expect(proving).toEqual([])
  expect(proves(`The view of our opponents is in italics.\n${FILLED}`)).toBe(false)
  expect(proves(`Only text in Xbold applies.\n${FILLED}`)).toBe(true)
})

test.each([
  ['Status: superseded', false],
  ['Status: final', true],
  ['Negotiation paper, not binding', false],
  ['A non-binding paper', false],
  ['A paper of the Supplier that is a non-binding paper', true],
  ['Paper not binding on guests.', true],
  ['A binding paper', true],
])('%s, above the first section', (line, isProof) => {
  expect(proves(`${line}\n1. Delivery\n${FILLED}`)).toBe(isProof)
  expect(proves(`${'Title\n'.repeat(10)}${line}\n1. Delivery\n${FILLED}`)).toBe(isProof)
  expect(proves(`${'Title\n'.repeat(11)}${line}\n1. Delivery\n${FILLED}`)).toBe(true)
})

test.each([
  ['Text behind > was dropped.', '> ', false],
  ['Text behind > was dropped.', '~ ', true],
  ['Text behind > was dropped.', '', true],
  ['Text behind > is important.', '> ', true],
  ['Text behind > is a view.', '> ', false],
  ['Text behind ~ is not agreed.', '~ ', false],
])('%s A line that begins with %j', (sentence, mark, isProof) => {
  expect(proves(`${FILLED}${sentence}\n${FILLED}${mark}`)).toBe(isProof)
  expect(proves(`${FILLED}${mark}`, `${FILLED}${sentence}\n`)).toBe(isProof)
})

test('the first section is looked for in 1,500 characters', () => {
  const above = (length: number): string => `${'x'.repeat(length - 16)}\nNon-binding\n1. `
  expect([1_500, 1_501].map((length) => proves(`${above(length)}Delivery\n${FILLED}`))).toEqual([false, true])
})
