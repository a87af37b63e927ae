/** Fonts that map glyphs to wrong letters: their words are hidden, those of correct fonts are not. */
import { readFileSync } from 'node:fs'
import { PDFName } from 'pdf-lib'
import { expect, test } from 'vitest'
import { corpusFiles } from '../support/corpus.ts'
import { append, type Canvas, makePdf, readPages, write } from './pdf-samples.ts'

const DRAWN = 'the supplier is not liable for any loss caused by late delivery'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/** Writes words in Helvetica whose letters are read as others. */
function writeLying({ document, page }: Canvas, reads: (letter: string) => string, base = 'Helvetica'): void {
  const lines = [...LETTERS].map((letter) => {
    const hex = (char: string): string => char.charCodeAt(0).toString(16).padStart(2, '0')
    return `<${hex(letter)}> <${[...reads(letter)].map((char) => hex(char).padStart(4, '0')).join('')}>`
  })
  const map = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def
1 begincodespacerange <00> <FF> endcodespacerange ${lines.length} beginbfchar ${lines.join('\n')} endbfchar endcmap end end`
  const { context } = document
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: base,
    Encoding: 'WinAnsiEncoding',
    ToUnicode: context.register(context.stream(map)),
  })
  page.node.setFontDictionary(PDFName.of('L'), context.register(font))
  append(page, `BT /L 12 Tf 72 600 Td (${DRAWN}) Tj ET`)
}

const swap =
  (one: string, other: string) =>
  (letter: string): string =>
    letter === one ? other : letter === other ? one : letter

async function hiddenOf(draw: (canvas: Canvas) => void): Promise<string[]> {
  const pdf = await makePdf((canvas) => {
    write(canvas, 'The buyer pays the price within thirty days of delivery.', 72, 700)
    draw(canvas)
  })
  const [page] = await readPages(pdf)
  return (page?.hidden ?? []).flatMap(({ start, end }) => page?.text.slice(start, end).split(/\s+/) ?? [])
}

test('a letter that shows another kind of letter hides its words', async () => {
  expect(await hiddenOf((canvas) => writeLying(canvas, swap('t', 'w')))).toContain('now')
})

test('a font that maps every letter to another hides all its words', async () => {
  const hidden = await hiddenOf((canvas) =>
    writeLying(canvas, (letter) => LETTERS[(LETTERS.indexOf(letter) + 7) % 26] ?? ''),
  )
  expect(hidden).toHaveLength(DRAWN.split(' ').length)
})

test.each(['Helvetica', 'Times-Roman', 'Courier', 'Times-Italic', 'Helvetica-BoldOblique'])(
  'an honest font hides nothing: %s',
  async (base) => {
    expect(await hiddenOf((canvas) => writeLying(canvas, (letter) => letter, base))).toEqual([])
  },
)

test.each([
  ['t', 'not '],
  ['v', '1.5'],
  ['v', '10'],
  ['d', 'tenant'],
])('a glyph %s that is read as "%s" is hidden', async (letter, words) => {
  const hidden = await hiddenOf((canvas) => writeLying(canvas, (own) => (own === letter ? words : own)))
  expect(hidden.join(' ')).toContain(words.trim())
})

test.each(['fi', 'st', 'æ', 'e\u0301', 'لا'])('a ligature of one glyph is visible: %s', async (letters) => {
  const hidden = await hiddenOf((canvas) => writeLying(canvas, (own) => (own === 'v' ? letters : own)))
  expect(hidden.join('')).not.toContain(letters)
})

test.each(['\u200b', '\u00ad'])(
  'a letter that is read as nothing (%j) doesn’t count as a space between words',
  async (nothing) => {
    const pdf = await makePdf((canvas) => writeLying(canvas, (own) => (own === 'n' ? nothing : own)))
    const [page] = await readPages(pdf)
    expect(page?.text).not.toMatch(/is\s+ot liable/)
    expect(page?.text).not.toContain('is\u00adot')
  },
)

const CORPUS = corpusFiles('contracts')

test.runIf(CORPUS.length > 0)('no contract of the corpus has a font with wrong letters', async () => {
  for (const file of CORPUS.slice(0, 6)) {
    const pages = await readPages(readFileSync(file))
    expect(
      pages.flatMap(({ hidden = [] }) => hidden),
      file,
    ).toEqual([])
  }
})
