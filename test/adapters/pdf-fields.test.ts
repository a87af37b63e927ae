/** The parts of form fields that readers show belong to the page: they are read, and may cover words. */
import { PDFHexString, PDFName, PDFString } from 'pdf-lib'
import { expect, test } from 'vitest'
import { type Canvas, makePdf, readPages, write } from './pdf-samples.ts'

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

const run = (JS: unknown): Record<string, unknown> => ({ S: 'JavaScript', JS })
const FORMAT = PDFString.of('AFNumber_Format(2, 0, 0, 0, "", true);')

test.each<[name: string, isHidden: boolean, action: (canvas: Canvas) => Record<string, unknown>]>([
  ['hides it', true, () => ({ S: 'Hide', T: PDFString.of('a') })],
  ['runs a script that hides it', true, () => run(PDFString.of('getField("a").display = display.hidden'))],
  [
    'runs a script in letters of two bytes',
    true,
    () => run(PDFHexString.fromText('getField("a").hidden = true')),
  ],
  [
    'runs a packed script',
    true,
    ({ document: { context } }) => run(context.register(context.flateStream('getField("a").hidden = 1'))),
  ],
  [
    'runs a packed script that hides nothing',
    false,
    ({ document: { context } }) => run(context.register(context.flateStream('app.alert("a")'))),
  ],
  [
    'runs a script that puts the name together',
    true,
    () => run(PDFString.of('getField("a")["dis" + "play"] = 1')),
  ],
  ['runs a script with an escaped name', true, () => run(PDFString.of('getField("a").d\\isplay = 1'))],
  ['runs a script that empties it', true, () => run(PDFString.of('getField("a").value = ""'))],
  ['runs a script that removes it', true, () => run(PDFString.of('removeField("a")'))],
  ['resets it', true, () => ({ S: 'ResetForm' })],
  [
    'runs a script that compares it',
    false,
    () => run(PDFString.of('if (getField("a").value == "") app.beep(0)')),
  ],
  ['formats it', false, () => run(FORMAT)],
  ['formats it by a string elsewhere', false, ({ document: { context } }) => run(context.register(FORMAT))],
])('a field in a file with an action that %s: hidden %j', async (_, isHidden, action) => {
  const { text, unproven } = await read((canvas) => {
    write(canvas, 'The buyer is', 72, 660)
    field(canvas, value())
    const { context, catalog } = canvas.document
    catalog.set(PDFName.of('OpenAction'), context.register(context.obj(action(canvas) as never)))
  })
  expect(text.split('\n')).toEqual(['The buyer is', VALUE])
  expect(unproven).toBe(isHidden ? VALUE : '')
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

test('a value written in the colour of its field is hidden', async () => {
  expect((await read((canvas) => field(canvas, `1 g 0 0 300 30 re f ${value('1 g')}`))).unproven).toBe(VALUE)
})

test.each([
  ['fills its area', '1 g 0 0 300 30 re f'],
  ['has a thick line', '1 G 40 w 0 15 m 300 15 l S'],
  [
    'has many lines',
    Array.from({ length: 20 }, (_, at) => `1 G 2 w 0 ${at * 1.8} m 300 ${at * 1.8} l S`).join(' '),
  ],
])('words under a field that %s are not proof', async (_, operators) => {
  const { text, unproven } = await read((canvas) => {
    write(canvas, UNDER, 72, 600)
    field(canvas, operators)
  })
  expect(text).toContain(UNDER)
  expect(unproven).toBe(UNDER)
})

test('words under a field without a drawing but with a background are hidden', async () => {
  const { unproven } = await read((canvas) => {
    write(canvas, UNDER, 72, 600)
    field(canvas, '', { AP: {}, MK: { BG: [1, 1, 1] } })
  })
  expect(unproven).toBe(UNDER)
})

test('a border and an empty value hide nothing', async () => {
  const { unproven } = await read((canvas) => {
    write(canvas, UNDER, 72, 600)
    field(canvas, '/Tx BMC q 0 G 1 w 0.5 0.5 299 29 re S BT ET Q EMC')
  })
  expect(unproven).toBe('')
})
