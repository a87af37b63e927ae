import { PDFDocument } from 'pdf-lib'
import { expect, test } from 'vitest'
import { reportFont } from '../../local/pdfium.ts'
import { shapeArabic } from '../../src/server/adapters/pdf/report/arabic.ts'
import {
  createReportFont,
  type FontKey,
  type ReportFont,
  serifOf,
} from '../../src/server/adapters/pdf/report/report-font.ts'
import { layoutText } from '../../src/server/adapters/pdf/report/text-line.ts'

/** Every character is half an em wide; all scripts except Devanagari. */
const FONT: ReportFont = {
  keyOf: (character): FontKey => (/\p{Script=Devanagari}/u.test(character) ? 'none' : 'Text'),
  widthOf: () => 0.5,
  encode: () => '<>',
  embed: () => new Map(),
}

async function fontOfReport(): Promise<ReportFont> {
  return createReportFont(await PDFDocument.create(), reportFont())
}

function drawn(text: string, width = 1_000): string[] {
  return layoutText(text, FONT, 10, width).map(({ runs }) =>
    runs.flatMap(({ characters }) => characters).join(''),
  )
}

test('lines break at spaces, and inside a word only if it is longer than a line', () => {
  expect(drawn('one two three', 45)).toEqual(['one two', 'three'])
  expect(drawn('abcdefghijkl', 25)).toEqual(['abcde', 'fghij', 'kl'])
  expect(drawn('well-known fact', 35)).toEqual(['well-', 'known', 'fact'])
})

test('Japanese breaks between characters', () => {
  expect(drawn('契約書には署名', 20)).toEqual(['契約書に', 'は署名'])
})

test('line ends in a rule are kept', () => {
  expect(drawn('first\nsecond')).toEqual(['first', 'second'])
})

test('Hebrew is drawn from right to left, with numbers and brackets in the right direction', () => {
  expect(drawn('סעיף (ב) 12')).toEqual(['12 (ב) ףיעס'])
  expect(layoutText('סעיף', FONT, 10, 100)[0]?.rightToLeft).toBe(true)
})

test('Persian digits keep their order, and a percent sign stays behind its number', () => {
  expect(drawn('בתוך ۱۲ 30% ימים')).toEqual(['םימי 30% ۱۲ ךותב'])
})

test('Hebrew words within English keep their place in the line', () => {
  expect(drawn('the word אבג stays')).toEqual(['the word גבא stays'])
  expect(layoutText('the word אבג', FONT, 10, 100)[0]?.rightToLeft).toBe(false)
})

test('Arabic letters join: isolated, initial, medial, final, lam with alef', () => {
  const all = (): boolean => true
  expect(shapeArabic('بيت', all)).toBe('\ufe91\ufef4\ufe96')
  expect(shapeArabic('دار', all)).toBe('\ufea9\ufe8d\ufead')
  expect(shapeArabic('لا', all)).toBe('\ufefb')
  expect(shapeArabic('سلام', all)).toBe('\ufeb3\ufefc\ufee1')
})

test('a joined form that the font lacks is drawn as a plain letter', () => {
  expect(shapeArabic('بيت', () => false)).toBe('بيت')
})

test('a character that no font has is drawn as the missing-character sign', () => {
  const [line] = layoutText('a हि b', FONT, 10, 100)
  expect(line?.runs.map(({ key }) => key)).toEqual(['Text', 'none', 'Text'])
})

test.for([
  ['Hebrew', 'ההסכם כפוף לדין הישראלי'],
  ['Arabic, joined', shapeArabic('يخضع هذا العقد لقوانين الدولة', () => true)],
  ['Persian, joined', shapeArabic('این قرارداد پس از پرداخت چاپ گردد', () => true)],
  ['Vietnamese', 'Hợp đồng phải được điều chỉnh bởi pháp luật'.normalize('NFC')],
  ['Czech', 'Příliš žluťoučký kůň úpěl ďábelské ódy'],
  ['Greek', 'Η σύμβαση πρέπει να υπογραφεί'],
  ['Cyrillic', 'Договор має містити строк оплати'],
])('the report has its own signs for %s', async ([, text]) => {
  const font = await fontOfReport()
  expect([...(text ?? '')].filter((character) => font.keyOf(character, 'Hans') !== 'Text')).toEqual([])
})

test('a headline is in the serif as far as the font has it', async () => {
  const font = await fontOfReport()
  const title = 'Zpráva – Ž “1” Договор'
  const serif = serifOf(title, font)
  expect([...serif].filter((character, at) => character === title[at]).join('')).toBe('    Договор')
})

test('only fonts that are used are embedded', async () => {
  const font = await fontOfReport()
  font.encode(['A'], font.keyOf('A', 'Hans'))
  font.encode(['書'], font.keyOf('書', 'Jpan'))
  expect([...font.embed().keys()]).toEqual(['Text', 'Jpan'])
})
