import { describe, expect, it } from 'vitest'
import { buildDocument, type Doc } from '../../local/model/document/document.ts'
import { generalFindings } from '../../local/model/general/findings.ts'

function documentOf(...pages: readonly string[]): Doc {
  return buildDocument(pages.map((text, at) => ({ number: at + 1, text })))
}

function errorsIn(...pages: readonly string[]): readonly string[] {
  return generalFindings(documentOf(...pages)).map(({ kind, error }) => `${kind}: ${error}`)
}

it.each([
  ['The supplier shall deliver the the goods to the buyer in time.', 'grammar: The word “the” is repeated.'],
  ['The price is TBD and will be set later by the parties.', 'unfinished: Unfinished text: “TBD”.'],
  [
    'The buyer is [insert name of the buyer] and lives in Prague.',
    'unfinished: Unfinished text: “[insert name of the buyer]”.',
  ],
  ['The price of the goods is [●] euros for each of the items.', 'unfinished: Unfinished text: “[●]”.'],
  [
    'The responsible manager of the project shall be: ______________.',
    'unfinished: Unfinished text: “______________”.',
  ],
  [
    'Payment is due within thirty (20) days of the invoice.',
    'consistency: The number in words (“thirty”) and in figures (“20”) differ.',
  ],
  ['The buyer,, who is of age, agrees to this.', 'punctuation: Doubled punctuation: “,,”.'],
  ['The buyer , who is of age, agrees to this.', 'punctuation: There is a space before “,”.'],
])('finds the mistake in %j', (text, error) => {
  expect(errorsIn(text)).toEqual([error])
})

it.each([
  'He had had enough, and that that was said is true.',
  'Payment is due within thirty (30) days, or twenty-four (24) hours, or one hundred (100) weeks.',
  'The following apply: a) goods; b) services; 1) rights and (c) duties.',
  'He paid for ink, pens, etc.. and so on...',
  'By: ______________________ Name: ______________________ Date: ______________',
  '[***] of the price is confidential and was left out of this copy.',
])('finds nothing in %j', (text) => {
  expect(errorsIn(text)).toEqual([])
})

const sections = [
  '1. Scope',
  '2. Price',
  '3. Delivery',
  '4. Warranty',
  '5. Term',
  '6. Notices',
  '7. Law',
].map((title) => `${title}\nThis section has some text in it.`)

it('finds a reference to a section that does not exist', () => {
  expect(errorsIn([...sections, 'The price follows from Section 9 of this Agreement.'].join('\n'))).toEqual([
    'consistency: The document refers to “Section 9”, but has no such section.',
  ])
})

it.each([
  'The price follows from Section 5 of this Agreement.',
  'The duty follows from Section 409 of the Tax Code.',
  'The duty follows from Section 12 of the Indenture.',
])('accepts the reference %j', (text) => {
  expect(errorsIn([...sections, text].join('\n'))).toEqual([])
})

it('says which kinds of mistakes it didn’t look for in another language', () => {
  expect(errorsIn('Le vendeur livre les les marchandises à l’acheteur avant la fin du mois.')).toEqual([
    'consistency: Not checked: the demo model reads English.',
    'spelling: Not checked: the demo model reads English.',
    'grammar: The word “les” is repeated.',
  ])
})

it('finds at most 20 mistakes, without duplicates', () => {
  const text = Array.from(
    { length: 50 },
    (_, index) => `Item ${index} is TBD and the the rest is [insert name ${index}].`,
  )
  const errors = errorsIn(text.join('\n'))
  expect(errors.length).toBeLessThanOrEqual(20)
  expect(new Set(errors).size).toBe(errors.length)
})

describe('spelling', () => {
  const intro =
    'This is the text of a contract that the parties have made for the sale of goods to the buyer.'

  it('finds a typing error in an ordinary word and suggests the right one', () => {
    const findings = generalFindings(documentOf(`${intro}\nThe buyer shall recieve the goods.`))
    expect(findings).toMatchObject([{ kind: 'spelling', fix: 'receive', quotes: [{ page: 1 }] }])
  })

  it.each([
    'The licensor may sublicense it to Zentrovia and its organisation, whose colour is grey.',
    'Write to orders@acmeco.example or see www.acmeco.example for partnumber AB-99x.',
    'The frobnicator is new. A frobnicator helps. Each frobnicator is tested.',
    'Das Gerät wird geliefert und der Käufer zahlt den Preis für die Ware nicht vor dem Termin.',
  ])('accepts names, British spellings, codes, repeated terms and other languages: %s', (text) => {
    expect(errorsIn(`${intro}\n${text}`)).toEqual([])
  })
})
