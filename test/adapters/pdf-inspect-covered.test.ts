/** Further ways of hiding words: covers that are not areas, and paint that is invisible. */
import { PDFName, type PDFRef } from 'pdf-lib'
import { expect, test } from 'vitest'
import { reportFont } from '../../local/pdfium.ts'
import type { Sight } from '../../src/server/base/ports.ts'
import { append, type Canvas, makePdf, sightOf, write } from './pdf-samples.ts'

const SECRET = 'the tenant pays nothing at all'
const SHOWN = `BT /F 12 Tf 72 600 Td (${SECRET}) Tj ET`
const name = (text: string): PDFName => PDFName.of(text)

type Entries = Record<string, unknown>

function stream({ document: { context } }: Canvas, operators: string, entries: Entries = {}): PDFRef {
  return context.register(context.stream(operators, entries as never))
}

function resource(canvas: Canvas, kind: string, value: unknown): void {
  const { context } = canvas.document
  canvas.page.node.Resources()?.set(name(kind), context.obj({ X: value } as never))
}

/** Shows the secret after operators that set the graphics state. */
function show({ page, font }: Canvas, before = ''): void {
  page.node.setFontDictionary(name('F'), font.ref)
  append(page, `q ${before} ${SHOWN} Q`)
}

function form(canvas: Canvas, operators: string, entries: Entries = {}): PDFRef {
  const resources = { Font: { F: canvas.font.ref } }
  const own = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 595, 842], Resources: resources }
  return stream(canvas, operators, { ...own, ...entries })
}

function tiles(canvas: Canvas, operators: string): void {
  const size = { BBox: [0, 0, 99, 99], XStep: 99, YStep: 99 }
  const kind = { Type: 'Pattern', PatternType: 1, PaintType: 1, TilingType: 1, Resources: {} }
  resource(canvas, 'Pattern', stream(canvas, operators, { ...kind, ...size }))
}

function colours(canvas: Canvas, space: readonly unknown[]): void {
  resource(canvas, 'ColorSpace', space)
}

const FADING = { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: [0, 0, 0], N: 1 }

/** A glyph that is a block, set large over the secret. */
function block(canvas: Canvas, operators: string): void {
  const { context } = canvas.document
  const font = {
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, 1000, 1000],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    CharProcs: { a: stream(canvas, operators) },
    Encoding: { Type: 'Encoding', Differences: [97, name('a')] },
    FirstChar: 97,
    LastChar: 97,
    Widths: [1000],
    Resources: {},
  }
  canvas.page.node.setFontDictionary(name('T'), context.register(context.obj(font as never)))
  append(canvas.page, 'BT 1 g /T 300 Tf 60 590 Td (a) Tj ET')
}

/** An annotation of this kind that draws a white area over the secret. */
function note(canvas: Canvas, Subtype: string): void {
  const { context } = canvas.document
  const look = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 30] }
  const N = stream(canvas, '1 1 1 rg 0 0 300 30 re f', look)
  const entries = { Type: 'Annot', Subtype, Rect: [60, 590, 360, 620], F: 4, AP: { N }, FT: 'Tx' }
  canvas.page.node.addAnnot(context.register(context.obj(entries as never)))
}

/** An annotation over the secret that some readers draw and PDFium doesn't. */
function undrawn({ document: { context }, page }: Canvas, entries: Entries): void {
  const own = { Type: 'Annot', Rect: [60, 590, 360, 620], F: 4, C: [1, 1, 1] }
  page.node.addAnnot(context.register(context.obj({ ...own, ...entries } as never)))
}

/** The report's font with one of its tables changed. */
function changedFont(table: string, change: (data: Uint8Array) => void): Uint8Array {
  const font = reportFont().slice()
  const view = new DataView(font.buffer, font.byteOffset)
  for (let at = 12; at < 12 + 16 * view.getUint16(4); at += 16) {
    const [start, length] = [view.getUint32(at + 8), view.getUint32(at + 12)]
    if (String.fromCharCode(...font.subarray(at, at + 4)) === table)
      change(font.subarray(start, start + length))
  }
  return font
}

const PLACE = '/F 12 Tf 72 600 Td'

/** Shows the secret in this font, at its place or another one. */
function showIn(canvas: Canvas, file: Uint8Array, place = PLACE): void {
  const { context } = canvas.document
  const FontFile2 = context.register(context.stream(file))
  const heights = { Ascent: 900, Descent: -200, CapHeight: 700, FontBBox: [0, -200, 900, 900] }
  const own = { Type: 'FontDescriptor', FontName: 'Odd', Flags: 32, ItalicAngle: 0, StemV: 80 }
  const FontDescriptor = context.register(context.obj({ ...own, ...heights, FontFile2 } as never))
  const Widths = Array.from({ length: 95 }, () => 600)
  const codes = { Encoding: 'WinAnsiEncoding', FirstChar: 32, LastChar: 126, Widths }
  const font = { Type: 'Font', Subtype: 'TrueType', BaseFont: 'Odd', FontDescriptor, ...codes }
  canvas.page.node.setFontDictionary(name('F'), context.register(context.obj(font as never)))
  append(canvas.page, SHOWN.replace(PLACE, place))
}

const rows = (most: number, operators: (y: number) => string): string =>
  Array.from({ length: most }, (_, at) => operators(595 + at * 1.1)).join(' ')

const COVERS: Readonly<Record<string, (canvas: Canvas) => void>> = {
  'the thick border of a link': (canvas) => undrawn(canvas, { Subtype: 'Link', Border: [0, 0, 40] }),
  'a line that a matrix makes thick': ({ page }) =>
    append(page, 'q 30 0 0 30 0 0 cm 1 w 1 G 2 20.1 m 12 20.1 l S Q'),
  'a dozen thin areas': ({ page }) => append(page, `1 g ${rows(16, (y) => `60 ${y} 400 1.15 re f`)}`),
  'a dozen thin lines': ({ page }) => append(page, `1 G 1.15 w ${rows(16, (y) => `60 ${y} m 400 ${y} l S`)}`),
  'many specks': ({ page }) => {
    const row = (y: number): string =>
      Array.from({ length: 160 }, (_, at) => `${70 + at * 1.1} ${y} 1.15 1.15 re f`).join(' ')
    append(page, `1 g ${rows(16, row)}`)
  },
  'a white block of a drawn font': (canvas) => block(canvas, '1000 0 d0 1 g 0 0 1000 1000 re f'),
  'a block of a drawn font in white': (canvas) => block(canvas, '1000 0 0 0 999 999 d1 0 0 999 999 re f'),
  'the same words with wide white outlines': (canvas) => show(canvas, '1 g 1 G 2 Tr 6 w'),
  'a shading': (canvas) => {
    const shading = { ShadingType: 2, ColorSpace: 'DeviceRGB', Coords: [0, 0, 1, 0], Function: FADING }
    resource(canvas, 'Shading', { ...shading, Extend: [true, true] })
    append(canvas.page, 'q 60 590 300 30 re W n /X sh Q')
  },
  'a pattern': (canvas) => {
    tiles(canvas, '1 g 0 0 99 99 re f')
    append(canvas.page, '/Pattern cs /X scn 60 590 300 30 re f')
  },
  ...Object.fromEntries(
    ['Underline', 'Squiggly', 'Text', 'Link', 'Highlight', 'Widget', 'Stamp', 'Unknown'].map((kind) => [
      `an annotation: ${kind}`,
      (canvas: Canvas) => note(canvas, kind),
    ]),
  ),
}

const NOTHING: Readonly<Record<string, (canvas: Canvas) => void>> = {
  'a pattern of white': (canvas) => {
    tiles(canvas, '1 g 0 0 99 99 re f')
    show(canvas, '/Pattern cs /X scn')
  },
  'a pattern of nothing': (canvas) => {
    tiles(canvas, '')
    show(canvas, '/Pattern cs /X scn')
  },
  'an ink of no colour': (canvas) => {
    colours(canvas, [name('Separation'), name('None'), name('DeviceRGB'), FADING])
    show(canvas, '/X cs 1 scn')
  },
  'no ink': (canvas) => {
    colours(canvas, [name('DeviceN'), [name('Ink')], name('DeviceRGB'), FADING])
    show(canvas, '/X cs 0 scn')
  },
  'white by number': (canvas) => {
    const table = canvas.document.context.stream(Uint8Array.of(255, 255, 255, 0, 0, 0))
    colours(canvas, [name('Indexed'), name('DeviceRGB'), 1, canvas.document.context.register(table)])
    show(canvas, '/X cs 0 sc')
  },
  'dashes that are all gap': (canvas) => show(canvas, '1 Tr [0 100] 50 d'),
  'white outlines over black letters': (canvas) => show(canvas, '2 Tr 0 g 1 G 8 w'),
  'letters that are empty': (canvas) =>
    showIn(
      canvas,
      changedFont('loca', (data) => data.fill(0)),
    ),
  'letters that their font draws an eighth as large': (canvas) =>
    showIn(
      canvas,
      changedFont('head', (data) => data.set([0x3f, 0xff], 18)),
      '/F 8 Tf 72 600 Td',
    ),
  'a mode that paints nothing, in nested forms': (canvas) => {
    const inner = form(canvas, `3 Tr ${SHOWN}`)
    resource(canvas, 'XObject', form(canvas, '/Y Do', { Resources: { XObject: { Y: inner } } }))
    append(canvas.page, '/X Do')
  },
  'a form that is cut off before them': (canvas) => {
    resource(canvas, 'XObject', form(canvas, SHOWN, { BBox: [0, 0, 50, 50] }))
    append(canvas.page, '/X Do')
  },
  'a layer whose condition is not met': (canvas) => {
    const { context, catalog } = canvas.document
    const layer = context.register(context.obj({ Type: 'OCG', Name: 'x' }))
    catalog.set(name('OCProperties'), context.obj({ OCGs: [layer], D: {} }))
    resource(canvas, 'Properties', context.register(context.obj({ Type: 'OCMD', VE: ['Not', layer] })))
    canvas.page.node.setFontDictionary(name('F'), canvas.font.ref)
    append(canvas.page, `/OC /X BDC q ${SHOWN} Q EMC`)
  },
}

const SHADED: Readonly<Record<string, Entries>> = {
  'along a line': { ShadingType: 2, Coords: [60, 0, 360, 0] },
  'around a point': { ShadingType: 3, Coords: [200, 600, 0, 200, 600, 300] },
}

/** The secret in black over an area shaded from one grey to another. */
function overShading(canvas: Canvas, kind: Entries, from: number, to: number): void {
  const shade = { ...FADING, C0: [from, from, from], C1: [to, to, to] }
  const Shading = { ...kind, ColorSpace: 'DeviceRGB', Function: shade, Extend: [true, true] }
  resource(canvas, 'Pattern', { Type: 'Pattern', PatternType: 2, Shading })
  append(canvas.page, '1 g 0 0 595 842 re f /Pattern cs /X scn 60 590 300 30 re f')
  show(canvas, '0 g')
}

async function sightWhere(draw: (canvas: Canvas) => void): Promise<Sight | undefined> {
  const pdf = await makePdf((canvas) => {
    write(canvas, 'The supplier keeps all data confidential.', 72, 700)
    draw(canvas)
  })
  return sightOf(pdf, SECRET)
}

test.each(Object.entries(COVERS))('words under %s are hidden', async (_, cover) => {
  const sight = await sightWhere((canvas) => {
    show(canvas)
    cover(canvas)
  })
  expect(sight).toBe('hidden')
})

test.each(Object.entries(NOTHING))('words painted with %s are hidden', async (_, draw) => {
  expect(await sightWhere(draw)).toBe('hidden')
})

test.each(Object.entries(SHADED))('black words on black shaded %s are hidden', async (_, kind) => {
  expect(await sightWhere((canvas) => overShading(canvas, kind, 0, 0.04))).toBe('hidden')
})

test.each(Object.entries(SHADED))('black words on light grey shaded %s are seen', async (_, kind) => {
  expect(await sightWhere((canvas) => overShading(canvas, kind, 0.7, 1))).toBe('seen')
})

test('a field that paints nothing over words hides nothing', async () => {
  const sight = await sightWhere((canvas) => {
    show(canvas)
    const { context } = canvas.document
    const N = form(canvas, '/Tx BMC q BT 0 g (x) Tj ET Q EMC')
    const entries = { Type: 'Annot', Subtype: 'Widget', Rect: [60, 590, 360, 620], F: 4, AP: { N }, FT: 'Tx' }
    canvas.page.node.addAnnot(context.register(context.obj(entries as never)))
  })
  expect(sight).toBe('seen')
})
