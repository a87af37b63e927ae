/** Optional layers: words count as visible only if every reader shows them. */
import { PDFName, type PDFRef, PDFString } from 'pdf-lib'
import { expect, test } from 'vitest'
import { append, type Canvas, makePdf, readPages } from './pdf-samples.ts'

const SECRET = 'the tenant pays nothing at all'
const SHOWN = `BT /F 12 Tf 72 600 Td (${SECRET}) Tj ET`
const COVER = '1 g 60 590 300 30 re f'
const name = (text: string): PDFName => PDFName.of(text)

type Entries = Record<string, unknown>
type Draw = (canvas: Canvas) => void

function object({ document: { context } }: Canvas, value: unknown): PDFRef {
  return context.register(context.obj(value as never))
}

function resource({ page, document }: Canvas, kind: string, key: string, value: unknown): void {
  const resources = page.node.Resources()
  const known = resources?.lookup(name(kind))
  const entries = known ?? document.context.obj({})
  resources?.set(name(kind), entries)
  Object.assign(entries).set(name(key), value)
}

/** A layer, with the file's settings of its layers. */
function layer(
  canvas: Canvas,
  own: Entries,
  settings: (layer: PDFRef) => Entries,
  more: Entries = {},
): PDFRef {
  const made = object(canvas, { Type: 'OCG', Name: 'x', ...own })
  const properties = { OCGs: [made], D: settings(made), ...more }
  canvas.document.catalog.set(name('OCProperties'), object(canvas, properties))
  return made
}

const isOff = (made: PDFRef): Entries => ({ OFF: [made] })
const isOn = (): Entries => ({})

/** Draws on what `on` is: a layer or a condition. The content is compressed, as in most files. */
function drawOn(canvas: Canvas, on: PDFRef, operators = SHOWN, before = ''): void {
  resource(canvas, 'Properties', 'L', on)
  const { context } = canvas.document
  const content = context.flateStream(`${before} /OC /L BDC q ${operators} Q EMC`)
  canvas.page.node.addContentStream(context.register(content))
}

function form(canvas: Canvas, operators: string, own: Entries = {}, resources: Entries = {}): PDFRef {
  const { context } = canvas.document
  const entries = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 595, 842], ...own }
  const Resources = { Font: { F: canvas.font.ref }, ...resources }
  return context.register(context.flateStream(operators, { ...entries, Resources } as never))
}

const VIEWED = { Usage: { View: { ViewState: 'ON' } } }
const UNVIEWED = { Usage: { View: { ViewState: 'OFF' }, Print: { PrintState: 'ON' } } }

const HIDDEN: Readonly<Record<string, Draw>> = {
  'a layer that is off, under twenty other tags': (canvas) =>
    drawOn(canvas, layer(canvas, {}, isOff), SHOWN, '/P BMC '.repeat(20)),
  'a layer that is off, in a form': (canvas) => {
    resource(canvas, 'XObject', 'X', form(canvas, SHOWN))
    drawOn(canvas, layer(canvas, {}, isOff), '/X Do')
  },
  'a layer that is off, in a form of a form': (canvas) => {
    const inner = form(canvas, SHOWN)
    resource(canvas, 'XObject', 'X', form(canvas, '/Y Do', {}, { XObject: { Y: inner } }))
    drawOn(canvas, layer(canvas, {}, isOff), '/X Do')
  },
  'a layer that is off although its usage says that it is viewed': (canvas) =>
    drawOn(canvas, layer(canvas, VIEWED, isOff)),
  'a form on a layer that is off although its usage says that it is viewed': (canvas) => {
    resource(canvas, 'XObject', 'X', form(canvas, SHOWN, { OC: layer(canvas, VIEWED, isOff) }))
    append(canvas.page, '/X Do')
  },
  'a layer that is viewed only in print': (canvas) =>
    drawOn(
      canvas,
      layer(canvas, UNVIEWED, (OCG) => ({ AS: [{ Event: 'View', Category: ['View'], OCGs: [OCG] }] })),
    ),
  'a layer for a large magnification': (canvas) =>
    drawOn(
      canvas,
      layer(canvas, { Usage: { Zoom: { min: 20 } } }, (OCG) => ({
        AS: [{ Event: 'View', Category: ['Zoom'], OCGs: [OCG] }],
      })),
    ),
  'a layer that is off, with another intent': (canvas) =>
    drawOn(canvas, layer(canvas, { Intent: 'Design' }, isOff)),
  'a layer of a file whose layers are off': (canvas) =>
    drawOn(
      canvas,
      layer(canvas, {}, () => ({ BaseState: 'OFF' })),
    ),
  'a layer that only an alternative configuration shows': (canvas) =>
    drawOn(canvas, layer(canvas, {}, isOff, { Configs: [{ Name: 'a', Intent: 'View' }] })),
  'a condition that all layers are off': (canvas) => {
    const OCGs = [layer(canvas, {}, isOn)]
    drawOn(canvas, object(canvas, { Type: 'OCMD', OCGs, P: 'AllOff' }))
  },
  'no layer, under an area on a layer that PDFium switches off by its usage': (canvas) => {
    append(canvas.page, SHOWN)
    drawOn(canvas, layer(canvas, UNVIEWED, isOn), COVER)
  },
  'a layer that an action switches off as the file opens': (canvas) => {
    const OCG = layer(canvas, {}, isOn)
    const action = { S: 'SetOCGState', State: [name('OFF'), OCG] }
    canvas.document.catalog.set(name('OpenAction'), object(canvas, action))
    drawOn(canvas, OCG)
  },
  'a layer that a script switches off as the file opens': (canvas) => {
    const action = { S: 'JavaScript', JS: PDFString.of('getOCGs()[0].state = false') }
    canvas.document.catalog.set(name('OpenAction'), object(canvas, action))
    drawOn(canvas, layer(canvas, {}, isOn))
  },
  'no layer, erased by a transparent area of their group': (canvas) => {
    const Group = { S: 'Transparency', K: true, I: true }
    const states = { ExtGState: { G: { ca: 0 } } }
    resource(canvas, 'XObject', 'X', form(canvas, `${SHOWN} /G gs ${COVER}`, { Group }, states))
    append(canvas.page, '/X Do')
  },
}

const SEEN: Readonly<Record<string, Draw>> = {
  'a layer that is on': (canvas) => drawOn(canvas, layer(canvas, {}, isOn)),
  'a layer that is on, in a form': (canvas) => {
    resource(canvas, 'XObject', 'X', form(canvas, SHOWN, { OC: layer(canvas, {}, isOn) }))
    append(canvas.page, '/X Do')
  },
  'a layer of a drawing program beside one that is off': (canvas) => {
    const own = { Intent: ['View', 'Design'], Usage: { CreatorInfo: { Creator: 'x', Subtype: 'Artwork' } } }
    drawOn(
      canvas,
      layer(canvas, own, () => ({ OFF: [object(canvas, { Type: 'OCG', Name: 'y' })] })),
    )
  },
  'a layer of page headers': (canvas) =>
    drawOn(
      canvas,
      layer(canvas, { Usage: { ...VIEWED.Usage, PageElement: { Subtype: 'HF' } } }, (OCG) => ({
        AS: [{ Event: 'View', Category: ['View'], OCGs: [OCG] }],
        OFF: [],
      })),
    ),
}

/** With the catalog and the layers packed into object streams, as most programs do, or written as they are. */
const SAVINGS = [
  ['packed', true],
  ['unpacked', false],
] as const

async function seenOf(draw: Draw, useObjectStreams: boolean): Promise<string> {
  const pdf = await makePdf((canvas) => {
    canvas.page.node.setFontDictionary(name('F'), canvas.font.ref)
    append(canvas.page, 'BT /F 12 Tf 72 700 Td (The supplier keeps all data confidential.) Tj ET')
    draw(canvas)
  }, useObjectStreams)
  const [page] = await readPages(pdf)
  const text = [...(page?.text ?? '')]
  for (const { start, end } of page?.hidden ?? []) text.fill(' ', start, end)
  return text.join('').split('\n')[1]?.trim() ?? ''
}

for (const [saving, useObjectStreams] of SAVINGS) {
  test.each(Object.entries(HIDDEN))(`words on %s are hidden, ${saving}`, async (_, draw) => {
    expect(await seenOf(draw, useObjectStreams)).toBe('')
  })

  test.each(Object.entries(SEEN))(`words on %s are seen, ${saving}`, async (_, draw) => {
    expect(await seenOf(draw, useObjectStreams)).toBe(SECRET)
  })
}
