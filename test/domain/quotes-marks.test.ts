/** Each box, note mark and quotation mark, written down apart from the expressions that know them. */
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { pageOf } from '../support/cells.ts'
import { FILLING } from '../support/filling.ts'

const CLAUSE = 'The Supplier delivers the goods to the port.'
const OTHER = 'Each party bears its costs.'

/** The quote is between the bars. */
function isProof(marked: string): boolean {
  const [before = '', quote = '', after = ''] = marked.split('|')
  const lines = `${FILLING.en}\n\n${before}${quote}${after}\n\n${FILLING.en}`.split('\n')
  const found = locateQuote(indexDocument([pageOf([[50, 0, ...lines]])]), quote)
  return (found ?? expect.fail(marked)).isProof
}

/** The signs with which the quote is proof. */
const proving = (signs: string, form: (sign: string) => string): string[] =>
  signs.split(',').filter((sign) => isProof(form(sign)))

const EMPTY = '□,▢,◻,☐,❑,❏,❐,❒,⬜,[],[ ],[_],[     ],(),( ),(___)'
const OPEN = '○,◯,⚪,◌,-,−,–,_,____'
const CHOSEN = '■,◉,●,⚫,⦿,⬤,☑,☒,✓,✔,✅,⊠,[x],[X],[✓],[✔],(x),(X),(✓),(✔),___X___,+'

test('an item with an empty box is no proof, in its first line and the five after it', () => {
  expect(proving(EMPTY, (box) => `${box} |${CLAUSE}|`)).toEqual([])
  expect(proving(EMPTY, (box) => `${box} ${OTHER}\n|${CLAUSE}|`)).toEqual(EMPTY.split(','))
  const below = (lines: number): boolean => {
    const between = 'in spring and summer,\n'.repeat(lines - 1)
    return isProof(`☐ Besides,\n${between}|the Supplier delivers the goods to the port.|`)
  }
  expect([1, 2, 5, 6].map(below)).toEqual([false, false, false, true])
})

test('an open circle or a dash is a bullet, unless another item of its level is chosen', () => {
  const all = OPEN.split(',')
  expect(proving(OPEN, (box) => `${box} |${CLAUSE}|`)).toEqual(all)
  expect(proving(OPEN, (box) => `${box} |${CLAUSE}|\n${box} ${OTHER}`)).toEqual(all)
  expect(proving(OPEN, (box) => `${box} |${CLAUSE}|\n☒ ${OTHER}`)).toEqual([])
  expect(proving(OPEN, (box) => `☒ ${OTHER}\n${box} |${CLAUSE}|`)).toEqual([])
  const indented = (blanks: number): boolean => isProof(`○ |${CLAUSE}|\n${' '.repeat(blanks)}☒ ${OTHER}`)
  expect([0, 1, 2, 5].map(indented)).toEqual([false, false, true, true])
})

test('each chosen box is known as chosen', () => {
  expect(proving(CHOSEN, (box) => `${box} |${CLAUSE}|`)).toEqual(CHOSEN.split(','))
  expect(proving(CHOSEN, (box) => `○ |${CLAUSE}|\n${box} ${OTHER}`)).toEqual([])
  const far = (lines: number): boolean => isProof(`○ |${CLAUSE}|\n${`- ${OTHER}\n`.repeat(lines)}☒ ${OTHER}`)
  expect([40, 80].map(far)).toEqual([false, true])
})

const MARKS = '*,**,†,‡,※,¹,²,³,⁴,¹²,[1],[12],1,12,#,§,ᵃ,(1),(a),(*)'
const BEFORE_STOP = '*,**,†,‡,※,[1],[12],#,§,(*)'

test('a note takes its quote back or leaves it, whatever its mark', () => {
  const noted = (note: string) => (mark: string) => `|${CLAUSE}|${mark}\n${mark} ${note}`
  expect(proving(MARKS, noted('See Annex 2'))).toEqual(MARKS.split(','))
  for (const note of ['except in winter', 'null and void', 'until May', 'not for ships', 'if paid in time'])
    expect(proving(MARKS, noted(note)), note).toEqual([])
  const within = (note: string) => (mark: string) => `|${CLAUSE.slice(0, -1)}|${mark}.\n${mark} ${note}`
  expect(proving(BEFORE_STOP, within('See Annex 2'))).toEqual(BEFORE_STOP.split(','))
  expect(proving(BEFORE_STOP, within('except in winter'))).toEqual([])
})

const PAIRS = '" ",“ ”,„ “,„ ”,« »,» «,「 」,『 』'

test('text in quotation marks is somebody’s statement, unless it follows as the wording', () => {
  const between = (ahead: string, behind: string) => (pair: string) => {
    const [opening, closing] = pair.split(' ')
    return `${ahead}${opening}|${CLAUSE}|${closing}${behind}\n${OTHER}`
  }
  expect(proving(PAIRS, between('The clause shall read as follows: ', ''))).toEqual(PAIRS.split(','))
  expect(proving(PAIRS, between('The Buyer wrote: ', ''))).toEqual([])
  expect(proving(PAIRS, between('The parties agree as follows: ', ' was deleted'))).toEqual([])
  expect(isProof(`The Buyer wrote "no" and left. |${CLAUSE}| The Seller answered "yes".`)).toBe(true)
})

/** Whether the words of a sentence prove it where the document has them otherwise. */
function proves(own: string, said: string): boolean {
  const sentence = (words: string): string => `The price ${words} is due to the seller of the house in May.`
  const text = `${FILLING.en}${sentence(own)} ${FILLING.en}`
  return locateQuote(indexDocument([pageOf([[50, 0, text]])]), sentence(said))?.isProof ?? false
}

const COUNTS: readonly (readonly [own: string, said: string])[] = [
  ...([
    ['at 5 - 7 degrees', 'at 5 7 degrees'],
    ['at -5 degrees', 'at 5 degrees'],
  ] as const),
  ...([
    ['at .5 degrees', 'at 5 degrees'],
    ['at -.5 degrees', 'at .5 degrees'],
  ] as const),
  ...([
    ['at - (5) degrees', 'at (5) degrees'],
    ['at 5\u00ad7 degrees', 'at 57 degrees'],
  ] as const),
  ...([
    ['of (500) euros', 'of 500 euros'],
    ['of (500 €) now', 'of 500 € now'],
  ] as const),
  ...([
    ['of 5" now', 'of 5 now'],
    ["of 5' now", 'of 5 now'],
    ['of 5" now', "of 5' now"],
  ] as const),
  ...([
    ['of 5 · 7 now', 'of 5 7 now'],
    ['of a·b now', 'of a b now'],
  ] as const),
  ...([
    ['of goods •7 in', 'of goods 7 in'],
    ['of [goods] now', 'of goods now'],
  ] as const),
  ...([
    ['of goods; The buyer', 'of goods The buyer'],
    ['of goods? Then it', 'of goods. Then it'],
  ] as const),
  ...([
    ['of goods.) The buyer', 'of goods The buyer'],
    ['of goods & tools', 'of goods tools'],
  ] as const),
  ...([
    ['of 5\ufe6a now', 'of 5 now'],
    ['of 5\u0609 now', 'of 5 now'],
    ['of goods \ufe60 tools', 'of goods tools'],
    ['of goods \u204a tools', 'of goods tools'],
  ] as const),
  ...([
    ['of \u301c5 euros', 'of 5 euros'],
    ['of 5? euros', 'of 5 euros'],
    ['of !ready goods', 'of ready goods'],
    ['of 5\u2034 now', 'of 5 now'],
  ] as const),
]

test.each(COUNTS)('beside a number or a sentence’s end a sign counts: %s is not %s', (own, said) => {
  expect([proves(own, own), proves(own, said)]).toEqual([true, false])
})

const SILENT: readonly (readonly [own: string, said: string])[] = [
  ...([
    ['at 5\u00ad7 degrees', 'at 5-7 degrees'],
    ['at 5\u00ad degrees', 'at 5 degrees'],
  ] as const),
  ...([
    ['at \u00ad5 degrees', 'at 5 degrees'],
    ['of goods - in May', 'of goods in May'],
  ] as const),
  ...([['of five hundred (500) euros', 'of five hundred 500 euros']] as const),
  ...([
    ['of _ euros', 'of euros'],
    ["of 5 'now'", 'of 5 now'],
    ['of “goods” now', 'of goods now'],
  ] as const),
  ...([
    ['of goods • in', 'of goods in'],
    ['of 5 • goods', 'of 5 goods'],
  ] as const),
  ...([
    ['of (the) goods', 'of the goods'],
    ['of goods. the buyer', 'of goods the buyer'],
  ] as const),
  ...([
    ['of goods... The buyer', 'of goods The buyer'],
    ['of goods\u200b now', 'of goods now'],
  ] as const),
  ...([
    ['of \u301c5 euros', 'of ~5 euros'],
    ['of goods! in May', 'of goods in May'],
  ] as const),
]

test.each(SILENT)('elsewhere it says nothing: %s is %s', (own, said) => {
  expect(proves(own, said)).toBe(true)
})

test.each([
  ['Ο φύλακας κλειδώνει την πόρτα το βράδυ', ';'],
  ['يدفع المستأجر الإيجار كل شهر', '؟'],
  ['The tenant pays the rent', '‽'],
  ['The tenant pays the rent', '⁇'],
  ['借主は家賃を毎月支払います', '﹖'],
])('a question is no statement: %s%s', (clause, mark) => {
  const found = (quote: string): boolean =>
    locateQuote(indexDocument([pageOf([[50, 0, `${clause}${mark}`]])]), quote)?.isProof ?? false
  expect([found(`${clause}${mark}`), found(`${clause}.`)]).toEqual([false, false])
})

test('a sentence that ends with a mark of its script is proof', () => {
  const all = [
    'किरायेदार हर महीने ५ रुपये देता है।',
    'کرایہ دار ہر ماہ کرایہ ادا کرتا ہے۔',
    'Վարձակալը վճարում է վարձը։',
  ]
  const proven = all.filter((text) => locateQuote(indexDocument([pageOf([[50, 0, text]])]), text)?.isProof)
  expect(proven).toEqual(all)
})
