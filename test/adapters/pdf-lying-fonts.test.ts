/** Fonts that map glyphs to wrong letters: their words are hidden, those of correct fonts are not. */
import { PDFName } from 'pdf-lib'
import { expect, test } from 'vitest'
import { corpusFiles } from '../support/corpus.ts'
import { pagesOf } from '../support/readings.ts'
import { append, type Canvas, makePdf, readPages, write } from './pdf-samples.ts'

const DRAWN = 'the supplier is not liable for any loss caused by late delivery'
const LETTERS = 'abcdefghijklmnopqrstuvwxyz'
/** Raised letters, as ordinal numbers have. */
const RAISED = '\u00aa\u00ba'
/** As high as "x" and on the base line, as small capitals are. */
const SMALL = '\u00f8'
/** The same before letters so close that its shape is not compared. */
const SMALL_AHEAD = '\\370)170('

/** Writes words in Helvetica whose letters are read as others. */
function writeLying(
  { document, page }: Canvas,
  reads: (letter: string) => string,
  base = 'Helvetica',
  text = DRAWN,
  letters = [...LETTERS, ...RAISED, SMALL],
): void {
  const lines = letters.map((letter) => {
    const hex = (char: string): string => char.charCodeAt(0).toString(16).padStart(2, '0')
    return `<${hex(letter)}> <${reads(letter)
      .split('')
      .map((char) => hex(char).padStart(4, '0'))
      .join('')}>`
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
  append(page, `BT /L 12 Tf 72 600 Td [(${text})] TJ ET`)
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

test('the letters of a ligature have its height, and show no others', async () => {
  const reads = (letter: string): string => (letter === 'b' ? 'st' : letter)
  expect(await hiddenOf((canvas) => writeLying(canvas, reads))).toEqual([])
})

test('raised letters that are read as the letters they show hide nothing', async () => {
  const reads = (letter: string): string => ({ '\u00aa': 'a', '\u00ba': 'o' })[letter] ?? letter
  const text = `${DRAWN} 1\\252 2\\272`
  expect(await hiddenOf((canvas) => writeLying(canvas, reads, 'Helvetica', text))).toEqual([])
})

test.each(['d', 'p'])('a small capital hides nothing beside its small letter: %s', async (letter) => {
  const reads = (one: string): string => (one === SMALL ? letter : one)
  const hiddenBeside = (words: string): Promise<string[]> => {
    const text = `the big quay was built here for the firm last month ${words} ${SMALL_AHEAD}ay`
    return hiddenOf((canvas) => writeLying(canvas, reads, 'Helvetica', text))
  }
  expect(await hiddenBeside('dock port')).toEqual([])
  expect(await hiddenBeside('')).toEqual([`${letter}ay`])
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

test.each(['\u200d', '\u2060', '\u034f', '\ufe0f', '\u202a', '\u3164', '\ufeff'])(
  'words that are read as nothing (%j) are part of the text',
  async (nothing) => {
    const pdf = await makePdf((canvas) =>
      writeLying(canvas, (own) => ([...'not'].includes(own) ? nothing : own)),
    )
    const [page] = await readPages(pdf)
    expect(page?.text.replaceAll('\ufffd', '?')).toContain('supplier is ??? liable')
  },
)

/** Signs that a quote may leave out. */
const SIGNS = [
  "'",
  '"',
  '`',
  '.',
  ',',
  '-',
  '\u2013',
  '\u2019',
  '\u2026',
  '\u00ab',
  '(',
  '}',
  ':',
  '!',
  '\u3001',
]

test.each(SIGNS)(
  'letters that are read as a sign of another size (%j) are part of the text',
  async (sign) => {
    const pdf = await makePdf((canvas) => writeLying(canvas, (own) => (own === 'n' ? sign : own)))
    const [page] = await readPages(pdf)
    expect(page?.text).toContain('supplier is \ufffdot liable')
  },
)

test.each([
  [',', '.'],
  ['+', '-'],
  ['-', '+'],
])('a sign that is read as another shape is part of the text: %s as %s', async (sign, read) => {
  const pdf = await makePdf((canvas) => {
    const reads = (own: string): string => (own === sign ? read : own)
    writeLying(canvas, reads, 'Helvetica', `it costs 1${sign}5 now`, [...LETTERS, sign])
  })
  expect((await readPages(pdf))[0]?.text).toContain('\ufffd')
})

test.each(['Helvetica', 'Times-Roman', 'Courier-Bold', 'Times-Italic', 'Helvetica-BoldOblique'])(
  'signs of their own size are read: %s',
  async (base) => {
    const text = `it's "all", (so) [far] {it}: goes; on! here + 2.5 - 1.`
    const escaped = text.replace(/[()]/g, '\\$&')
    const pdf = await makePdf((canvas) => writeLying(canvas, (own) => own, base, escaped))
    expect((await readPages(pdf))[0]?.text).toBe(text)
  },
)

test.each(['0 1 -1 0 700 0', '0 -1 1 0 -100 700', '0.8 0.6 -0.6 0.8 500 -100'])(
  'signs of their own size are read in text that is turned (%s)',
  async (matrix) => {
    const pdf = await makePdf((canvas) => {
      append(canvas.page, `${matrix} cm`)
      writeLying(canvas, (own) => own, 'Helvetica', 'so-called: yes, all.')
    })
    expect((await readPages(pdf))[0]?.text).toBe('so-called: yes, all.')
  },
)

test.each(['\u2028', '\ufff9', '\u{e0041}'])(
  'letters that are read as a mark (%j) are part of the text',
  async (mark) => {
    const pdf = await makePdf((canvas) => writeLying(canvas, (own) => (own === 'n' ? mark : own)))
    expect((await readPages(pdf))[0]?.text).toMatch(/supplier is \ufffd+ot liable/)
  },
)

test('a word that is read as several spaces is part of the text', async () => {
  const pdf = await makePdf((canvas) => writeLying(canvas, (own) => ([...'not'].includes(own) ? ' ' : own)))
  expect((await readPages(pdf))[0]?.text).toMatch(/supplier is \ufffc liable/)
})

test('spaces that are read as letters are hidden', async () => {
  const pdf = await makePdf((canvas) =>
    writeLying(canvas, (own) => (own === ' ' ? 'x' : own), 'Helvetica', 'to pay it', [' ', ...LETTERS]),
  )
  const [page] = await readPages(pdf)
  const hidden = (page?.hidden ?? []).map(({ start, end }) => page?.text.slice(start, end))
  expect(hidden.join('')).toContain('x')
})

test.each(['Symbol', 'Wingdings', 'Webdings', 'ZapfDingbats'])(
  'letters in a font of signs that is not embedded are part of the text, but no letters: %s',
  async (base) => {
    const pdf = await makePdf((canvas) => writeLying(canvas, (own) => own, base, 'to pay it'))
    expect((await readPages(pdf))[0]?.text).toBe('\ufffd\ufffd \ufffd\ufffd\ufffd \ufffd\ufffd')
  },
)

test('a joiner that belongs to a ligature is no other sign', async () => {
  const pdf = await makePdf((canvas) => writeLying(canvas, (own) => (own === 'v' ? '\u0915\u200d' : own)))
  const [page] = await readPages(pdf)
  expect(page?.text).not.toContain('\ufffd')
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
    const pages = await pagesOf(file)
    expect(pages.length).toBeGreaterThan(0)
    expect(
      pages.flatMap(({ hidden = [] }) => hidden),
      file,
    ).toEqual([])
  }
})
