/** Fonts that draw a letter, digit or sign as another: the words with it are hidden. */
import { PDFName } from 'pdf-lib'
import { expect, test } from 'vitest'
import { append, type Canvas, makePdf, readPages } from './pdf-samples.ts'

const FONTS = ['Helvetica', 'Times-Roman', 'Courier-Bold', 'Times-Italic', 'Helvetica-BoldOblique']
const UPRIGHT = FONTS.slice(0, 2)
const SHOWN = 'not under 58 pence in 30 days and 16 hours'

/** Codes of the signs that WinAnsiEncoding has elsewhere than Unicode. */
const CODES: Record<string, number> = { '€': 0x80, '‰': 0x89, '™': 0x99 }

/** Shows the words in a font one of whose characters is read as another. */
function writeLying(
  { document, page }: Canvas,
  base: string,
  [shown, read]: readonly string[],
  words = SHOWN,
  y = 600,
): void {
  const hex = (char: string, length: number): string =>
    ((length === 2 ? CODES[char] : undefined) ?? char.charCodeAt(0)).toString(16).padStart(length, '0')
  const pair = shown && read ? `1 beginbfchar <${hex(shown, 2)}> <${hex(read, 4)}> endbfchar` : ''
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def
1 begincodespacerange <00> <FF> endcodespacerange ${pair} endcmap end end`
  const { context } = document
  const ToUnicode = context.register(context.stream(map))
  const font = { Type: 'Font', Subtype: 'Type1', BaseFont: base, Encoding: 'WinAnsiEncoding', ToUnicode }
  const name = `L${y}`
  page.node.setFontDictionary(PDFName.of(name), context.register(context.obj(font)))
  append(
    page,
    `BT /${name} 12 Tf 1 0 0 1 72 ${y} Tm <${Array.from(words, (char) => hex(char, 2)).join('')}> Tj ET`,
  )
}

async function hiddenWords(draw: (canvas: Canvas) => void): Promise<string> {
  const [page] = await readPages(await makePdf(draw))
  return (page?.hidden ?? []).map(({ start, end }) => page?.text.slice(start, end)).join(' ')
}

test.each([
  ['8', '3', '53'],
  ['5', '6', '68'],
  ['1', '4', '46'],
  ['1', '7', '76'],
  ['0', '8', '38'],
  ['3', '9', '90'],
  ['n', 'u', 'uot uuder'],
  ['u', 'n', 'nnder honrs'],
  ['p', 'q', 'qence'],
])('a glyph %s that is read as %s hides the word', async (shown, read, words) => {
  for (const base of UPRIGHT) {
    const hidden = await hiddenWords((canvas) => writeLying(canvas, base, [shown, read]))
    for (const word of words.split(' ')) expect(hidden, base).toContain(word)
  }
})

const DIGITS = '0123456789'

test.each(FONTS)('every digit that is read as another is hidden: %s', async (base) => {
  const lies = Array.from(DIGITS, (shown) => Array.from(DIGITS, (read) => [shown, read]))
    .flat()
    .filter(([shown, read]) => shown !== read)
  for (const half of [lies.slice(0, 45), lies.slice(45)]) {
    const hidden = await hiddenWords((canvas) => {
      for (const [at, lie] of half.entries()) writeLying(canvas, base, lie, lie[0], 780 - at * 16)
    })
    expect(hidden.replace(/\s/g, '')).toBe(half.map(([, read]) => read).join(''))
  }
})

const SIGNS = ['pay £5,000 or €70 or ¥80 or 5% or 7‰', '2×3+4÷5=6±1 <7 >8 ½ ¼', 'see §5 #6 &c? 90° @x * no!']

test.each([
  ['£', '$', '$5,000'],
  ['€', '£', '£70'],
  ['¥', '€', '€80'],
  ['£', '5', '55,000'],
  ['%', '&', '5&'],
  ['‰', '%', '7%'],
  ['%', '7', '57'],
  ['×', '+', '2+3+4÷5=6±1'],
  ['÷', '+', '2×3+4+5=6±1'],
  ['<', '>', '>7'],
  ['§', '$', '$5'],
  ['#', '*', '*6'],
])('a sign %s that is read as %s hides the word', async (shown, read, word) => {
  for (const base of UPRIGHT) {
    const hidden = await hiddenWords((canvas) => {
      for (const [at, words] of SIGNS.entries()) writeLying(canvas, base, [shown, read], words, 600 - at * 20)
    })
    expect(hidden, base).toContain(word)
  }
})

test.each(FONTS)('signs that are read as what they show hide nothing: %s', async (base) => {
  const draw = (canvas: Canvas): void => {
    for (const [at, words] of SIGNS.entries()) writeLying(canvas, base, [], words, 600 - at * 20)
  }
  expect(await hiddenWords(draw)).toBe('')
})

/** In these typefaces the glyph is about as close to the letter that it is read as. */
test.each([
  ['Helvetica', 'h', 'b'],
  ['Times-Italic', 'e', 'c'],
  ['Courier', '¾', '¼'],
])(
  'a glyph that the document shows as another letter is hidden: %s, %s read as %s',
  async (base, shown, read) => {
    const words = `up to 5${shown}`
    const hidden = await hiddenWords((canvas) => {
      writeLying(canvas, base, [shown, read], words)
      writeLying(canvas, base, [], words, 500)
    })
    expect(hidden).toBe(`5${read}`)
  },
)

test.each(['Verdana', 'Georgia-Bold', 'Unknown'])(
  'a font that is not embedded is compared: %s',
  async (base) => {
    expect(await hiddenWords((canvas) => writeLying(canvas, base, []))).toBe('')
    expect(await hiddenWords((canvas) => writeLying(canvas, base, ['1', '4']))).toBe('46')
    expect(await hiddenWords((canvas) => writeLying(canvas, base, ['3', '7']))).toBe('70')
  },
)

/** Writes all letters in each of the fonts, as the words before. */
function writeAll({ page, document }: Canvas): void {
  for (const [at, base] of FONTS.entries()) {
    const font = { Type: 'Font', Subtype: 'Type1', BaseFont: base, Encoding: 'WinAnsiEncoding' }
    page.node.setFontDictionary(PDFName.of(`A${at}`), document.context.register(document.context.obj(font)))
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ abcdefghijklmnopqrstuvwxyz 0123456789'
    append(page, `BT /A${at} 10 Tf 72 ${300 - at * 20} Td (${letters}) Tj ET`)
  }
}

/** Writes one letter in 310 widths, each as text of its own. */
function writeWidths({ page }: Canvas): void {
  const letters = Array.from(
    { length: 310 },
    (_, at) => `${60 + at / 8} Tz 1 0 0 1 ${20 + (at % 30) * 18} ${100 + (at - (at % 30)) / 2} Tm (H) Tj`,
  )
  append(page, `BT /A0 10 Tf ${letters.join(' ')} ET`)
}

test.each([
  ['hundreds of letters of other fonts', writeAll],
  ['more texts than are drawn', writeWidths],
])('a wrong letter is found after %s', async (_, before) => {
  const hidden = await hiddenWords((canvas) => {
    writeAll(canvas)
    before(canvas)
    writeLying(canvas, 'Helvetica', ['n', 'u'])
  })
  expect(hidden).toContain('uot')
})

test('hundreds of honest letters of several fonts hide nothing', async () => {
  expect(await hiddenWords(writeAll)).toBe('')
})

test.each(FONTS)('an honest font hides nothing: %s', async (base) => {
  expect(await hiddenWords((canvas) => writeLying(canvas, base, []))).toBe('')
})

test('a glyph of a line that runs up the page is compared upright', async () => {
  const hidden = await hiddenWords((canvas) => {
    append(canvas.page, 'q 0 1 -1 0 700 0 cm')
    writeLying(canvas, 'Helvetica', ['8', '3'])
    append(canvas.page, 'Q')
  })
  expect(hidden).toContain('53')
})

test.each([
  ['block', '600 0 0 0 600 700 d1 40 40 520 590 re f'],
  ['cross', '600 0 0 0 600 700 d1 40 w 0 0 m 600 700 l 0 700 m 600 0 l S'],
])('words whose every letter is drawn as a %s are hidden', async (_, drawing) => {
  const hidden = await hiddenWords(({ document: { context }, page }) => {
    const letters = ['e', 'n', 'o', 't']
    const glyph = context.register(context.stream(drawing))
    const codes = letters.map((letter) => letter.charCodeAt(0))
    const font = context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, 600, 700],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      CharProcs: Object.fromEntries(letters.map((letter) => [letter, glyph])),
      Encoding: {
        Type: 'Encoding',
        Differences: codes.flatMap((code, at) => [code, PDFName.of(letters[at] ?? '')]),
      },
      FirstChar: 101,
      LastChar: 116,
      Widths: Array.from({ length: 16 }, () => 600),
      Resources: {},
    })
    page.node.setFontDictionary(PDFName.of('T'), context.register(font))
    append(page, 'BT /T 12 Tf 72 600 Td (note) Tj ET')
  })
  expect(hidden).toBe('note')
})
