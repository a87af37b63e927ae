/** What a page as it is read says of itself: how it was read, and which words its reader doesn't see. */
import { PDFName, type PDFRef } from 'pdf-lib'
import { expect, test } from 'vitest'
import { type PageText, type TextRange } from '../../src/domain/document/page-text.ts'
import {
  append,
  type Canvas,
  drawPicture,
  drawScan,
  makePdf,
  readPages,
  WHITE,
  write,
} from './pdf-samples.ts'

const OPEN = 'The supplier keeps all data confidential.'
const SECRET = 'the tenant pays nothing at all'

function textOf(page: PageText | undefined, ranges: readonly TextRange[] | undefined): readonly string[] {
  return (ranges ?? []).map(({ start, end }) => page?.text.slice(start, end) ?? '')
}

/** Registers the page's font as /F. */
function named({ page, font }: Canvas): void {
  page.node.setFontDictionary(PDFName.of('F'), font.ref)
}

/** Operators that show the secret; `before` sets the graphics state. */
function show(canvas: Canvas, before: string): void {
  named(canvas)
  append(canvas.page, `q ${before} BT /F 12 Tf 72 600 Td (${SECRET}) Tj ET Q`)
}

const WAYS: Readonly<Record<string, (canvas: Canvas) => void>> = {
  'in render mode 3': (canvas) => show(canvas, '3 Tr'),
  'that only clip': (canvas) => show(canvas, '7 Tr'),
  'a point and a half high': (canvas) => write(canvas, SECRET, 72, 600, 1.6),
  'made tiny by a matrix': (canvas) => show(canvas, '0.04 0 0 0.04 72 600 cm'),
  'white on paper': ({ page, font }) =>
    page.drawText(SECRET, { x: 72, y: 600, font, size: 12, color: WHITE }),
  'in the colour of the page': (canvas) => {
    append(canvas.page, '0.8 0.9 1 rg 0 0 595 842 re f')
    show(canvas, '0.8 0.9 1 rg')
    append(canvas.page, `BT 0 g /F 12 Tf 72 500 Td (${OPEN}) Tj ET`)
  },
}

test.each(Object.entries(WAYS))('words %s are hidden', async (_, hide) => {
  const pdf = await makePdf((canvas) => {
    hide(canvas)
    write(canvas, OPEN, 72, 700)
  })
  const [page] = await readPages(pdf)
  expect(textOf(page, page?.hidden)).toEqual([SECRET])
  expect(page?.recognised).toBeUndefined()
})

test.each<[name: string, draw: (canvas: Canvas) => void]>([
  ['a dark bar', ({ page }) => append(page, '0.1 g 60 590 400 30 re f')],
  ['a picture', (canvas) => drawPicture(canvas, 60, 590, 400, 30)],
])('white words on %s are seen', async (_, draw) => {
  const pdf = await makePdf((canvas) => {
    draw(canvas)
    show(canvas, '1 g')
    write(canvas, OPEN, 72, 700)
  })
  expect((await readPages(pdf))[0]?.hidden).toBeUndefined()
})

test.each(['render mode 3 over it', 'painted under it'])(
  'recognised text of a scan, %s, is distinguished',
  async (way) => {
    const pdf = await makePdf((canvas) => {
      if (way === 'painted under it') show(canvas, '')
      drawScan(canvas)
      if (way !== 'painted under it') show(canvas, '3 Tr')
    })
    const [page] = await readPages(pdf)
    expect(textOf(page, page?.recognised)).toEqual([SECRET])
    expect(page?.hidden).toBeUndefined()
  },
)

const LINES = Array.from(
  { length: 42 },
  () => 'the words of one line of a scanned page as they are read from it',
)

/** A scan with lines of text, 20 points apart, from the top. */
function headed(canvas: Canvas, lines: readonly string[], mode: string): void {
  drawScan(canvas)
  canvas.page.node.setFontDictionary(PDFName.of('F'), canvas.font.ref)
  for (const [at, line] of lines.entries())
    append(canvas.page, `${mode} BT /F 16 Tf 20 ${824 - at * 20} Td (${line}) Tj ET`)
}

const READINGS: Readonly<Record<string, readonly [string, (canvas: Canvas) => void]>> = {
  'nothing on it': ['blank', () => undefined],
  'a few ruled lines': ['blank', ({ page }) => append(page, '72 700 m 500 700 l S 72 600 m 500 600 l S')],
  'text in one word': ['text', (canvas) => write(canvas, 'Annex', 72, 700)],
  'a scan': ['picture', drawScan],
  'a scan under a header': ['picture', (canvas) => headed(canvas, ['Confidential, page 1 of 30'], '0 Tr')],
  'a scan of which some lines are recognised': [
    'part',
    (canvas) => headed(canvas, LINES.slice(0, 16), '3 Tr'),
  ],
  'a scan whose lines are recognised': ['text', (canvas) => headed(canvas, LINES, '3 Tr')],
  'text beside a scan': ['part', (canvas) => headed(canvas, LINES.slice(0, 8), '0 Tr')],
  'text on a picture of one colour': [
    'text',
    (canvas) => {
      drawPicture(canvas, 0, 0, 595, 842)
      write(canvas, 'Annex to the agreement of May', 72, 700)
    },
  ],
  'a logo only': ['picture', (canvas) => drawPicture(canvas, 50, 700, 80, 40)],
  'hidden words only': ['picture', (canvas) => show(canvas, '3 Tr')],
  'signs without meaning': ['garbled', (canvas) => write(canvas, '"#$% &\'()* +,/: ;<=>', 72, 700)],
}

test.each(Object.entries(READINGS))('the reading of a page with %s', async (_, [reading, draw]) => {
  const [page] = await readPages(await makePdf(draw))
  expect(page?.reading).toBe(reading)
})

function form({ document: { context }, font }: Canvas, operators: string): PDFRef {
  const entries = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 595, 842] }
  return context.register(context.stream(operators, { ...entries, Resources: { Font: { F: font.ref } } }))
}

const SHOWN = 'the tenant pays the rent every month'
const DISGUISED = `/Span <</ActualText (${SECRET})>> BDC BT /F 12 Tf 72 600 Td (${SHOWN}) Tj ET EMC`

test.each<[name: string, draw: (canvas: Canvas) => void]>([
  ['on the page', ({ page }) => append(page, DISGUISED)],
  ['inside other tags', ({ page }) => append(page, `/P <</MCID 0>> BDC ${DISGUISED} EMC`)],
  [
    'in a form',
    (canvas) => {
      canvas.page.node.setXObject(PDFName.of('X'), form(canvas, DISGUISED))
      append(canvas.page, '/X Do')
    },
  ],
  [
    'inside a hundred tags',
    ({ page }) => append(page, `${'/P BMC '.repeat(100)}${DISGUISED}${' EMC'.repeat(100)}`),
  ],
  [
    'behind twenty thousand objects',
    ({ page }) => append(page, `${'0 0 1 1 re f '.repeat(20_010)}${DISGUISED}`),
  ],
])('a tag whose text differs from the page is not read: %s', async (_, draw) => {
  const pdf = await makePdf((canvas) => {
    named(canvas)
    draw(canvas)
  })
  const [page] = await readPages(pdf)
  expect(page?.text).toContain(SHOWN)
  expect(page?.text).not.toContain(SECRET)
})
