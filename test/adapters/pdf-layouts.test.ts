import { PDFDocument, StandardFonts } from 'pdf-lib'
import { expect, test } from 'vitest'
import { type PageText } from '../../src/domain/document/page-text.ts'
import { indexDocument, locateQuote, quadsOf } from '../../src/domain/quotes/quotes.ts'
import { type Arrange } from '../layouts/arrange.ts'
import { ARRANGED } from '../layouts/arranged.ts'
import { FURTHER, JAPANESE } from '../layouts/arranged-further.ts'
import { DRAWN, drawn, measure } from '../layouts/drawn.ts'
import { LANGUAGES } from '../layouts/sentences.ts'
import { splicedOf } from '../layouts/spliced.ts'
import { readPages } from './pdf-samples.ts'

const LAYOUTS: Readonly<Record<string, Arrange>> = { ...ARRANGED, ...FURTHER, ...JAPANESE }
const GAP = 20

interface Sample {
  readonly quotes: readonly string[]
  readonly spliced: readonly string[]
  readonly pages: readonly PageText[]
}

async function sample(language: string, layout: string, order: string): Promise<Sample> {
  const [texts, arrange, draw] = [LANGUAGES[language], LAYOUTS[layout], DRAWN[order]]
  if (!texts || !arrange || !draw) throw new Error(`${language}, ${layout}, ${order}`)
  const scratch = await PDFDocument.create()
  const width = measure(await scratch.embedFont(StandardFonts.Helvetica))
  const arranged = arrange(texts, width, GAP)
  const pages = await readPages(await drawn(arranged, draw(arranged.lines, 1)))
  return { quotes: arranged.quotes, spliced: splicedOf(arranged), pages }
}

test.each([
  ['he', 'two columns', 'row by row'],
  ['he', 'numbered lines', 'row by row'],
  ['he', 'all cells wrapped', 'from the bottom'],
  ['he', 'columns, page turned', 'as read'],
  ['ja', 'set vertically', 'as read'],
  ['ja', 'set vertically', 'from the bottom'],
  ['ja', 'ruby', 'as read'],
  ['cs', 'numbered lines', 'shuffled'],
  ['en', 'all cells wrapped, with borders', 'row by row'],
  ['en', 'columns around a heading', 'column by column'],
  ['en', 'columns over footnotes', 'column by column'],
  ['ja', 'columns around a heading', 'row by row'],
])('%s, %s, drawn %s: every sentence and cell is found as written', async (language, layout, order) => {
  const { quotes, pages } = await sample(language, layout, order)
  const index = indexDocument(pages)
  const missed = quotes.filter((quote) => locateQuote(index, quote)?.status !== 'same')
  expect(missed).toEqual([])
})

test.each([
  ['ja', 'table in a column', 'row by row'],
  ['he', 'table in a column', 'from the bottom'],
  ['ja', 'columns around a heading', 'row by row'],
  ['en', 'all cells wrapped', 'row by row'],
  ['en', 'three columns', 'shuffled'],
])(
  '%s, %s, drawn %s: a sentence made of neighbouring lines is not the same',
  async (language, layout, order) => {
    const { spliced, pages } = await sample(language, layout, order)
    const index = indexDocument(pages)
    expect(spliced.length).toBeGreaterThan(0)
    expect(spliced.filter((quote) => locateQuote(index, quote)?.status === 'same')).toEqual([])
  },
)

test('a sentence that runs to the left is highlighted with its numbers and Latin words', async () => {
  const { quotes, pages } = await sample('he', 'side notes', 'as read')
  const quote = quotes.find((one) => one.includes('Nordwind')) ?? ''
  const found = locateQuote(indexDocument(pages), quote)
  const quads = quadsOf(pages, found?.places ?? []).flatMap((page) => page.quads)
  const marked = quads.reduce((sum, quad) => sum + quad[2] - quad[0], 0)
  const letters = [...quote].filter((char) => char !== ' ').length
  expect(found?.status).toBe('same')
  expect(marked).toBeGreaterThan(letters * 5)
})

test('the numbers of a list that runs to the left are read before their signs', async () => {
  const { sentences } = LANGUAGES.he ?? { sentences: [] }
  const lines = sentences.map((text, i) => ({ text: `${i + 1}. ${text}`, x: 60, y: 740 - i * 26 }))
  const pages = await readPages(await drawn({ lines, quotes: sentences }, lines))
  expect(pages[0]?.text.split('\n')).toEqual(lines.map(({ text }) => text))
})
