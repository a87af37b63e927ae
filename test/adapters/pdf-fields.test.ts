/** The parts of form fields that readers show belong to the page: they are read, and may cover words. */
import { PDFName, PDFString } from 'pdf-lib'
import { expect, test } from 'vitest'
import { type Canvas, makePdf, readPages, sightOf, write } from './pdf-samples.ts'

const VALUE = 'Northwind Traders'
const UNDER = 'the tenant pays nothing at all'

/** A field over the words at 72, 600 whose appearance is drawn by these operators. */
function field(canvas: Canvas, operators: string, entries: Record<string, unknown> = {}): void {
  const { context } = canvas.document
  const Resources = { Font: { F: canvas.font.ref } }
  const look = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 30], Resources }
  const N = context.register(context.stream(operators, look as never))
  const own = {
    Type: 'Annot',
    Subtype: 'Widget',
    FT: 'Tx',
    T: 'a',
    Rect: [60, 590, 360, 620],
    F: 4,
    AP: { N },
  }
  canvas.page.node.addAnnot(context.register(context.obj({ ...own, ...entries } as never)))
}

const value = (before = '0 g'): string => `BT ${before} /F 12 Tf 12 10 Td (${VALUE}) Tj ET`

async function read(draw: (canvas: Canvas) => void): Promise<{ text: string; unproven: string }> {
  const [page] = await readPages(await makePdf(draw))
  const ranges = [...(page?.hidden ?? []), ...(page?.struck ?? [])]
  const unproven = ranges.map(({ start, end }) => page?.text.slice(start, end)).join(' ')
  return { text: page?.text ?? '', unproven }
}

test('the value that a field shows is read at its place', async () => {
  const { text, unproven } = await read((canvas) => {
    write(canvas, 'The buyer is', 72, 614.5)
    write(canvas, 'from the date of this agreement.', 72, 578)
    field(canvas, `1 g 0 0 300 20 re f ${value()}`)
  })
  expect(text.split('\n')).toEqual(['The buyer is', VALUE, 'from the date of this agreement.'])
  expect(unproven).toBe('')
})

test.each<[string, string, Record<string, unknown>]>([
  ['hidden', value(), { F: 2 }],
  ['not for the screen', value(), { F: 36 }],
  ['on a layer', value(), { OC: { Type: 'OCG', Name: 'x' } }],
  ['of another value than it shows', 'BT /F 12 Tf 12 10 Td (Contoso) Tj ET', { V: VALUE }],
])('the value of a field that is %s is not read', async (_, operators, entries) => {
  const { text } = await read((canvas) => {
    write(canvas, 'The buyer is', 72, 660)
    field(canvas, operators, entries)
  })
  expect(text).not.toContain(VALUE)
})

test('a value that readers draw again is read as they show it', async () => {
  const { text } = await read((canvas) => {
    write(canvas, 'The buyer is', 72, 660)
    const { context, catalog } = canvas.document
    const Font = { Helv: canvas.font.ref }
    catalog.set(PDFName.of('AcroForm'), context.obj({ NeedAppearances: true, Fields: [], DR: { Font } }))
    const DA = PDFString.of('/Helv 12 Tf 0 g')
    field(canvas, 'BT 0 g /F 12 Tf 12 10 Td (Contoso) Tj ET', { V: PDFString.of(VALUE), DA })
  })
  expect(text.split('\n')).toEqual(['The buyer is', VALUE])
})

test('a value written in the colour of its field is hidden, another one is seen', async () => {
  const sight = async (before: string): Promise<unknown> =>
    sightOf(await makePdf((canvas) => field(canvas, `1 g 0 0 300 30 re f ${value(before)}`)), VALUE)
  expect(await sight('1 g')).toBe('hidden')
  expect(await sight('0 g')).toBe('seen')
})

test.each([
  ['fills its area', '1 g 0 0 300 30 re f'],
  ['has a thick line', '1 G 40 w 0 15 m 300 15 l S'],
  [
    'has many lines',
    Array.from({ length: 20 }, (_, at) => `1 G 2 w 0 ${at * 1.8} m 300 ${at * 1.8} l S`).join(' '),
  ],
])('words under a field that %s are hidden', async (_, operators) => {
  const pdf = await makePdf((canvas) => {
    write(canvas, UNDER, 72, 600)
    field(canvas, operators)
  })
  expect(await sightOf(pdf, UNDER)).toBe('hidden')
})

test('a border and an empty value hide nothing', async () => {
  const pdf = await makePdf((canvas) => {
    write(canvas, UNDER, 72, 600)
    field(canvas, '/Tx BMC q 0 G 1 w 0.5 0.5 299 29 re S BT ET Q EMC')
  })
  expect(await sightOf(pdf, UNDER)).toBe('seen')
})
