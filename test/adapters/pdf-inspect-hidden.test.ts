import { PDFName, type PDFRef, rgb } from 'pdf-lib'
import { expect, test } from 'vitest'
import type { PageText, TextRange } from '../../src/domain/page-text.ts'
import {
  append,
  type Canvas,
  DARK,
  drawPicture,
  drawScan,
  makePdf,
  readPages,
  sightOf,
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
function show(canvas: Canvas, before: string, text = SECRET): void {
  named(canvas)
  append(canvas.page, `q ${before} BT /F 12 Tf 72 600 Td (${text}) Tj ET Q`)
}

function graphicsState(canvas: Canvas, entries: Record<string, number | PDFRef>): void {
  const { context } = canvas.document
  canvas.page.node.setExtGState(PDFName.of('G'), context.obj(entries))
}

function form({ document, font }: Canvas, operators: string, entries: Record<string, PDFRef> = {}): PDFRef {
  const { context } = document
  return context.register(
    context.stream(operators, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 595, 842],
      Resources: { Font: { F: font.ref } },
      ...entries,
    }),
  )
}

function layerOff({ document }: Canvas): PDFRef {
  const { context, catalog } = document
  const layer = context.register(context.obj({ Type: 'OCG', Name: 'Notes' }))
  catalog.set(PDFName.of('OCProperties'), context.obj({ OCGs: [layer], D: { OFF: [layer], Order: [layer] } }))
  return layer
}

const SHOWN_IN_FORM = `BT /F 12 Tf 72 600 Td (${SECRET}) Tj ET`

/** A transfer function from each shade to `white`, or to itself. */
function transferred(canvas: Canvas, key: 'TR' | 'TR2', white: boolean): void {
  const { context } = canvas.document
  const transfer = context.register(
    context.obj({ FunctionType: 2, Domain: [0, 1], C0: [Number(white)], C1: [1], N: 1 }),
  )
  graphicsState(canvas, { [key]: transfer })
  show(canvas, '/G gs')
}

function blended({ document, page }: Canvas, mode: string): void {
  page.node.setExtGState(PDFName.of('B'), document.context.obj({ BM: mode }))
}

const WAYS: Readonly<Record<string, (canvas: Canvas) => void>> = {
  'turned white by a transfer function': (canvas) => transferred(canvas, 'TR', true),
  'turned white by a second transfer function': (canvas) => transferred(canvas, 'TR2', true),
  'erased by themselves in white': (canvas) => {
    show(canvas, '0 g')
    show(canvas, '1 g')
  },
  'erased by themselves, blended': (canvas) => {
    show(canvas, '0 g')
    blended(canvas, 'Difference')
    show(canvas, '1 g /B gs')
  },
  'made pale by themselves, blended': (canvas) => {
    show(canvas, '0 g')
    blended(canvas, 'Screen')
    show(canvas, '0.9 g /B gs')
  },
  'white on paper': ({ page, font }) =>
    page.drawText(SECRET, { x: 72, y: 600, font, size: 12, color: WHITE }),
  'nearly white on paper': ({ page, font }) =>
    page.drawText(SECRET, { x: 72, y: 600, font, size: 12, color: rgb(0.96, 0.97, 0.97) }),
  'dark on a dark area': ({ page, font }) => {
    page.drawRectangle({ x: 50, y: 580, width: 400, height: 60, color: DARK })
    page.drawText(SECRET, { x: 72, y: 600, font, size: 12, color: DARK })
  },
  'light on a light area': ({ page, font }) => {
    page.drawRectangle({ x: 50, y: 580, width: 400, height: 60, color: rgb(0.8, 0.9, 0.8) })
    page.drawText(SECRET, { x: 72, y: 600, font, size: 12, color: rgb(0.82, 0.91, 0.82) })
  },
  'in the colour of the picture under it': (canvas) => {
    drawPicture(canvas, 40, 560, 500, 80)
    show(canvas, '0.5 g')
  },
  'half a point high': (canvas) => write(canvas, SECRET, 72, 600, 0.5),
  'made tiny by a matrix': (canvas) => show(canvas, '0.04 0 0 0.04 72 600 cm'),
  'a point and a half high': (canvas) => write(canvas, SECRET, 72, 600, 1.6),
  'in points that the page makes tiny': (canvas) => {
    canvas.page.node.set(PDFName.of('UserUnit'), canvas.document.context.obj(0.5))
    write(canvas, SECRET, 72, 600, 3.5)
  },
  mirrored: (canvas) => show(canvas, '-1 0 0 1 600 0 cm'),
  'upside down but from left to right': (canvas) => show(canvas, '1 0 0 -1 0 1200 cm'),
  'mirrored in a form': (canvas) => {
    canvas.page.node.setXObject(PDFName.of('X'), form(canvas, SHOWN_IN_FORM))
    append(canvas.page, 'q -1 0 0 1 600 0 cm /X Do Q')
  },
  'tiny, and transparent the first time': (canvas) => {
    graphicsState(canvas, { ca: 0 })
    show(canvas, '/G gs 0.13 0 0 0.13 60 500 cm')
    show(canvas, '0.13 0 0 0.13 60 500 cm')
  },
  'transparent, beside others written twice': (canvas) => {
    graphicsState(canvas, { ca: 0 })
    show(canvas, '/G gs')
    show(canvas, '1 0 0 1 0 -100 cm', OPEN)
    show(canvas, '1 0 0 1 0.3 -100 cm', OPEN)
  },
  'squashed flat': (canvas) => show(canvas, '1 0 0 0.05 0 500 cm'),
  'slanted until each letter is a line': (canvas) => show(canvas, '0.7 0.7 0.7 0.72 0 -300 cm'),
  'squeezed together': (canvas) => show(canvas, '0.1 0 0 1 72 0 cm'),
  transparent: (canvas) => {
    graphicsState(canvas, { ca: 0 })
    show(canvas, '/G gs')
  },
  'nearly transparent': (canvas) => {
    graphicsState(canvas, { ca: 0.04 })
    show(canvas, '/G gs')
  },
  'render mode 3': (canvas) => show(canvas, '3 Tr'),
  'render mode 7': (canvas) => show(canvas, '7 Tr'),
  'white outlines': (canvas) => show(canvas, '1 Tr 1 1 1 RG'),
  'clipped away': (canvas) => show(canvas, '0 0 50 50 re W n'),
  'clipped by a shape that its box fits in': (canvas) =>
    show(canvas, '0 0 m 595 0 l 595 842 l 590 842 l 590 5 l 0 5 l h W n'),
  'under an area painted later': (canvas) => {
    show(canvas, '')
    append(canvas.page, '1 g 60 590 300 30 re f')
  },
  'under many lines painted later': (canvas) => {
    show(canvas, '')
    append(
      canvas.page,
      `1 1 1 rg ${Array.from({ length: 500 }, (_, at) => `60 ${590 + at * 0.05} 400 0.5 re f`).join(' ')}`,
    )
  },
  'under a picture painted later': (canvas) => {
    show(canvas, '')
    drawPicture(canvas, 60, 590, 300, 30)
  },
  'under a form painted later': (canvas) => {
    show(canvas, '')
    canvas.page.node.setXObject(PDFName.of('X'), form(canvas, '0.5 g 60 590 300 30 re f'))
    append(canvas.page, '/X Do')
  },
  'under an annotation': (canvas) => {
    show(canvas, '')
    const { context } = canvas.document
    const look = context.stream('1 1 1 rg 0 0 300 30 re f', {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, 300, 30],
    })
    const square = {
      Type: 'Annot',
      Subtype: 'Square',
      Rect: [60, 590, 360, 620],
      F: 4,
      AP: { N: context.register(look) },
    }
    canvas.page.node.addAnnot(context.register(context.obj(square)))
  },
  'on a layer that is switched off': (canvas) => {
    const layer = layerOff(canvas)
    canvas.page.node.Resources()?.set(PDFName.of('Properties'), canvas.document.context.obj({ L: layer }))
    named(canvas)
    append(canvas.page, `/OC /L BDC ${SHOWN_IN_FORM} EMC`)
  },
  'in a form on a layer that is switched off': (canvas) => {
    const layer = layerOff(canvas)
    canvas.page.node.setXObject(PDFName.of('X'), form(canvas, SHOWN_IN_FORM, { OC: layer }))
    append(canvas.page, '/X Do')
  },
  'in a form drawn transparently': (canvas) => {
    graphicsState(canvas, { ca: 0 })
    canvas.page.node.setXObject(PDFName.of('X'), form(canvas, SHOWN_IN_FORM))
    append(canvas.page, 'q /G gs /X Do Q')
  },
  'behind a mask': (canvas) => {
    const { context } = canvas.document
    const black = context.register(
      context.stream('0 g 0 0 595 842 re f', {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 595, 842],
        Group: { S: 'Transparency', CS: 'DeviceGray' },
      }),
    )
    graphicsState(canvas, {})
    const state = context.obj({ SMask: { Type: 'Mask', S: 'Luminosity', G: black } })
    canvas.page.node.setExtGState(PDFName.of('G'), state)
    show(canvas, '/G gs')
  },
  'as glyphs that draw nothing': (canvas) => {
    const { context } = canvas.document
    const letters = [...new Set(SECRET.replaceAll(' ', ''))].sort()
    const codes = letters.map((letter) => letter.charCodeAt(0))
    const [first, last] = [Math.min(...codes), Math.max(...codes)]
    const nothing = context.register(context.stream('600 0 0 0 600 700 d1'))
    const font = context.obj({
      Type: 'Font',
      Subtype: 'Type3',
      FontBBox: [0, 0, 600, 700],
      FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
      CharProcs: Object.fromEntries(letters.map((letter) => [letter, nothing])),
      Encoding: {
        Type: 'Encoding',
        Differences: codes.flatMap((code) => [code, PDFName.of(String.fromCharCode(code))]),
      },
      FirstChar: first,
      LastChar: last,
      Widths: Array.from({ length: last - first + 1 }, () => 600),
      Resources: {},
    })
    canvas.page.node.setFontDictionary(PDFName.of('T'), context.register(font))
    append(canvas.page, `BT /T 12 Tf 72 600 Td 4 Tw (${SECRET.replaceAll(' ', ') Tj ( ) Tj (')}) Tj ET`)
  },
}

test.each(Object.entries(WAYS))('words %s are hidden', async (_, hide) => {
  const pdf = await makePdf((canvas) => {
    write(canvas, OPEN, 72, 700)
    hide(canvas)
    write(canvas, 'Either party may terminate.', 72, 300)
  })
  expect(await sightOf(pdf, SECRET)).toBe('hidden')
  expect(await sightOf(pdf, OPEN)).toBe('seen')
})

test('words erased letter by letter by others are hidden, and so are the others', async () => {
  const pdf = await makePdf((canvas) => {
    write(canvas, OPEN, 72, 700)
    show(canvas, '0 g')
    blended(canvas, 'Difference')
    append(canvas.page, `q 1 g /B gs BT /F 12 Tf 72 600 Td ${SECRET.replaceAll(/./g, '($&) Tj ')} ET Q`)
  })
  const [page] = await readPages(pdf)
  const hidden = textOf(page, page?.hidden).join('').replaceAll(/\s/g, '')
  expect(hidden).toBe(page?.text.replace(OPEN, '').replaceAll(/\s/g, ''))
  expect(hidden.length).toBeGreaterThan(SECRET.length)
})

type Space = (string | Record<string, unknown> | PDFRef)[]

function coloured({ document, page }: Canvas, name: string, space: Space): void {
  const { context } = document
  page.node
    .Resources()
    ?.set(PDFName.of('ColorSpace'), context.obj({ [name]: context.register(context.obj(space as never)) }))
}

const TO_WHITE = { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: [1, 1, 1], N: 1 }
const WHITE_POINT = [0.95, 1, 1.09]

/** A profile of greys, from black to white or as light as `darkest` (0 to 65,535) at least. */
function greyProfile(darkest: number): Uint8Array {
  const [curve, height] = ['curv\0\0\0\0\0\0\0\x02', 'XYZ \0\0\0\0\0\0\xf6\xd6\0\x01\0\0\0\0\xd3\x2d']
  const profile = new Uint8Array(128 + 4 + 2 * 12 + 16 + 20)
  const view = new DataView(profile.buffer)
  const put = (at: number, text: string): void => {
    for (let index = 0; index < text.length; index++) profile[at + index] = text.charCodeAt(index)
  }
  view.setUint32(0, profile.length)
  view.setUint32(8, 0x02100000)
  put(12, 'mntrGRAYXYZ ')
  put(36, 'acsp')
  put(68, height.slice(8))
  view.setUint32(128, 2)
  for (const [index, tag] of ['wtpt', 'kTRC'].entries()) {
    put(132 + index * 12, tag)
    view.setUint32(136 + index * 12, 156 + index * 20)
    view.setUint32(140 + index * 12, index === 0 ? 20 : 16)
  }
  put(156, height)
  put(176, curve)
  view.setUint16(188, darkest)
  view.setUint16(190, 0xffff)
  return profile
}

const profiled =
  (profile: Uint8Array, entries: Record<string, number | PDFName> = { N: 1 }) =>
  ({ document: { context } }: Canvas): Space => [
    'ICCBased',
    context.register(context.flateStream(profile, entries)),
  ]

const SPACES: readonly (readonly [
  way: string,
  name: string,
  space: Space | ((canvas: Canvas) => Space),
  before: string,
  isHidden: boolean,
])[] = [
  ['a replaced grey that is white', 'DefaultGray', ['Separation', 'Ink', 'DeviceRGB', TO_WHITE], '0 g', true],
  [
    'replaced inks that are white',
    'DefaultCMYK',
    ['Separation', 'Ink', 'DeviceRGB', TO_WHITE],
    '0 0 0 1 k',
    true,
  ],
  [
    'a calibrated grey that is nearly white',
    'C',
    ['CalGray', { WhitePoint: WHITE_POINT, Gamma: 0.001 }],
    '/C cs 0.02 sc',
    true,
  ],
  [
    'a calibrated grey whose white is dark',
    'C',
    ['CalGray', { WhitePoint: [0.05, 0.05, 0.05] }],
    '/C cs 0.2 sc',
    true,
  ],
  ['an ink that paints nothing', 'C', ['Separation', 'None', 'DeviceRGB', TO_WHITE], '/C cs 1 scn', true],
  [
    'a replaced grey whose profile makes black white',
    'DefaultGray',
    profiled(greyProfile(0xffff)),
    '0 g',
    true,
  ],
  ['a replaced grey whose profile is none', 'DefaultGray', profiled(new Uint8Array(200)), '0 g', true],
  [
    'a profile of one component said to have four',
    'C',
    profiled(greyProfile(0), { N: 4 }),
    '/C cs 0 0 0 0 sc',
    true,
  ],
  [
    'a profile to be replaced by other components',
    'C',
    profiled(greyProfile(0), { N: 1, Alternate: PDFName.of('DeviceCMYK') }),
    '/C cs 0 sc',
    true,
  ],
  ['a profile that is not replaced', 'C', profiled(greyProfile(0)), '/C cs 0 sc', false],
  [
    'a colour beyond the limits of its space',
    'C',
    ['Lab', { WhitePoint: WHITE_POINT, Range: [0, 0, 0, 0] }],
    '/C cs 100 90 90 sc',
    true,
  ],
  [
    'a colour within the limits of its space',
    'C',
    ['Lab', { WhitePoint: WHITE_POINT, Range: [-128, 127, -128, 127] }],
    '/C cs 10 0 0 sc',
    false,
  ],
  ['a replaced grey with a profile', 'DefaultGray', profiled(greyProfile(0)), '0 g', false],
  [
    'a replaced grey that is calibrated',
    'DefaultGray',
    ['CalGray', { WhitePoint: WHITE_POINT, Gamma: 2.2 }],
    '0 g',
    false,
  ],
]

test.each(SPACES.flatMap((row) => [false, true].map((isPacked) => [...row, isPacked] as const)))(
  'words in %s',
  async (_, name, space, before, isHidden, isPacked) => {
    const pdf = await makePdf((canvas) => {
      coloured(canvas, name, typeof space === 'function' ? space(canvas) : space)
      show(canvas, before)
    }, isPacked)
    const [page] = await readPages(pdf)
    expect(textOf(page, page?.hidden)).toEqual(isHidden ? [SECRET] : [])
  },
)

const ON_BLACK = '0 0 0 1 k 60 590 400 30 re f'

test.each([
  ['white on black', `${ON_BLACK} 0 0 0 0 k`, true],
  ['white on paper of another colour', `1 0 0 0 k 60 590 400 30 re f 0 0 0 0 k`, true],
  ['black', '0 0 0 1 k', false],
  ['black on a colour', `0 0 1 0 k 60 590 400 30 re f 0 0 0 1 k`, false],
])('words that may overprint, %s: hidden %j', async (_, before, isHidden) => {
  const pdf = await makePdf((canvas) => {
    const state = { OP: true, op: true, OPM: 1 }
    canvas.page.node.setExtGState(PDFName.of('G'), canvas.document.context.obj(state))
    show(canvas, `${before} /G gs`)
  })
  const [page] = await readPages(pdf)
  expect(textOf(page, page?.hidden)).toEqual(isHidden ? [SECRET] : [])
})

test.each(['/User#55nit 0.01', '/UserUnit%\n0.01', '/UserUnit 9 0 R', `/UserUnit%${'x'.repeat(500)}\n0.01`])(
  'words on a page with a tiny unit are hidden: %s',
  async (entry) => {
    const pdf = Buffer.from(await makePdf((canvas) => show(canvas, ''), false)).toString('latin1')
    const tiny = pdf.replace('/MediaBox', `${entry} /MediaBox`)
    const [page] = await readPages(Buffer.from(tiny, 'latin1'))
    expect(textOf(page, page?.hidden)).toEqual([SECRET])
  },
)

test.each([
  ['with a replaced grey that is white', true],
  ['otherwise', false],
])('words in an encrypted and packed file %s', async (_, isWhite) => {
  const pdf = await makePdf((canvas) => {
    if (isWhite) coloured(canvas, 'DefaultGray', ['Separation', 'Ink', 'DeviceRGB', TO_WHITE])
    show(canvas, '0 g')
    canvas.document.encrypt({ userPassword: '', ownerPassword: 'own' })
  })
  const [page] = await readPages(pdf)
  expect(page?.text).toBe(SECRET)
  expect(textOf(page, page?.hidden)).toEqual(isWhite ? [SECRET] : [])
})

test('words in a font that a graphics state replaces are hidden', async () => {
  const pdf = await makePdf((canvas) => {
    const Font = [canvas.font.ref, 0.1]
    canvas.page.node.setExtGState(PDFName.of('G'), canvas.document.context.obj({ Font }))
    named(canvas)
    append(canvas.page, `BT /F 12 Tf /G gs 72 600 Td (${SECRET}) Tj ET`)
  })
  const [page] = await readPages(pdf)
  expect(textOf(page, page?.hidden)).toEqual([SECRET])
})

const PLAIN: Readonly<Record<string, (canvas: Canvas) => void>> = {
  'under a transfer function that keeps it dark': (canvas) => transferred(canvas, 'TR', false),
  'twice, slightly moved': (canvas) => {
    show(canvas, '')
    show(canvas, '1 0 0 1 0.3 0 cm')
  },
  'over themselves in grey, blended': (canvas) => {
    blended(canvas, 'Screen')
    show(canvas, '0.6 g /B gs 1 0 0 1 0.8 -0.8 cm')
    show(canvas, '0 g')
  },
  'white on a dark area': ({ page, font }) => {
    page.drawRectangle({ x: 50, y: 580, width: 400, height: 60, color: DARK })
    page.drawText(SECRET, { x: 72, y: 600, font, size: 12, color: WHITE })
  },
  'light grey': ({ page, font }) =>
    page.drawText(SECRET, { x: 72, y: 600, font, size: 9, color: rgb(0.7, 0.7, 0.7) }),
  'a large pale watermark': ({ page, font }) =>
    page.drawText('DRAFT', { x: 72, y: 400, font, size: 120, color: rgb(0.9, 0.9, 0.9) }),
  'a watermark of little opacity': (canvas) => {
    graphicsState(canvas, { ca: 0.15 })
    show(canvas, '/G gs 6 0 0 6 -400 -3000 cm', 'DRAFT')
  },
  'on a highlight': ({ page, font }) => {
    page.drawRectangle({ x: 60, y: 595, width: 300, height: 16, color: rgb(1, 1, 0) })
    page.drawText(SECRET, { x: 72, y: 600, font, size: 12 })
  },
  'under a highlight that multiplies': (canvas) => {
    show(canvas, '')
    canvas.page.node.setExtGState(PDFName.of('M'), canvas.document.context.obj({ BM: 'Multiply' }))
    append(canvas.page, 'q /M gs 1 1 0 rg 60 595 300 16 re f Q')
  },
  'on a pale picture': (canvas) => {
    drawPicture(canvas, 40, 560, 500, 80)
    show(canvas, '0 g')
  },
  'white on a picture': (canvas) => {
    drawPicture(canvas, 40, 560, 500, 80)
    show(canvas, '1 g')
  },
  underlined: (canvas) => {
    show(canvas, '')
    append(canvas.page, '0 g 60 598.5 300 0.8 re f 0.5 w 60 598 m 400 598 l S')
  },
  'in a frame with a shade': (canvas) => {
    append(canvas.page, 'q 0.9 g 60 590 300 30 re f 0 G 60 590 300 30 re S Q')
    show(canvas, '')
    append(canvas.page, '0 G 0.5 w 60 590 300 30 re S')
  },
  'clipped to its cell': (canvas) => show(canvas, '60 590 300 30 re W n'),
  'small print': (canvas) => write(canvas, SECRET, 72, 600, 4),
  'only outlined': (canvas) => show(canvas, '1 Tr 0.3 w'),
  'white with dark outlines': (canvas) => show(canvas, '2 Tr 1 1 1 rg 0 0 0 RG 0.5 w'),
  'in a form': (canvas) => {
    canvas.page.node.setXObject(PDFName.of('X'), form(canvas, SHOWN_IN_FORM))
    append(canvas.page, 'q 1 0 0 1 20 -50 cm /X Do Q')
  },
  'with a transparent shadow written first': (canvas) => {
    graphicsState(canvas, { ca: 0 })
    show(canvas, '/G gs 1 0 0 1 1 -1 cm')
    show(canvas, '')
  },
  'over the same words in mode 3': (canvas) => {
    show(canvas, '3 Tr')
    show(canvas, '')
  },
  'word by word, each over its shadow': (canvas) => {
    graphicsState(canvas, { ca: 0 })
    for (const [at, word] of SECRET.split(' ').entries()) {
      show(canvas, `/G gs 1 0 0 1 ${at * 60 + 0.5} -0.5 cm`, word)
      show(canvas, `1 0 0 1 ${at * 60} 0 cm`, word)
    }
  },
  'turned around': (canvas) => show(canvas, '-1 0 0 -1 500 1200 cm'),
  'mirrored twice': (canvas) => show(canvas, '1 0 0 -1 0 1200 cm 1 0 0 -1 0 1200 cm'),
  'in points that the page enlarges': (canvas) => {
    canvas.page.node.set(PDFName.of('UserUnit'), canvas.document.context.obj(2))
    show(canvas, '')
  },
  'turned by 30 degrees': (canvas) => show(canvas, '0.866 0.5 -0.5 0.866 200 -200 cm'),
}

test.each(Object.entries(PLAIN))('words %s are seen', async (_, draw) => {
  const pdf = await makePdf((canvas) => {
    write(canvas, OPEN, 72, 700)
    draw(canvas)
  })
  const [page] = await readPages(pdf)
  expect(await sightOf(pdf, page?.text.includes('DRAFT') ? 'DRAFT' : SECRET)).toBe('seen')
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

test('invisible text over a picture without any words on it is hidden', async () => {
  const pdf = await makePdf((canvas) => {
    drawPicture(canvas, 0, 0, 595, 842)
    show(canvas, '3 Tr')
  })
  const [page] = await readPages(pdf)
  expect(textOf(page, page?.hidden)).toEqual([SECRET])
  expect(page).toMatchObject({ reading: 'picture' })
})

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

test('a pattern of countless tiles is not drawn, and doubtful words count as hidden', async () => {
  const pdf = await makePdf((canvas) => {
    const { context } = canvas.document
    const tile = context.stream('0 0 1 rg 0 0 1 1 re f', {
      Type: 'Pattern',
      PatternType: 1,
      PaintType: 1,
      TilingType: 1,
      BBox: [0, 0, 1, 1],
      XStep: 0.001,
      YStep: 0.001,
      Resources: {},
    })
    canvas.page.node.Resources()?.set(PDFName.of('Pattern'), context.obj({ P: context.register(tile) }))
    write(canvas, OPEN, 72, 700)
    show(canvas, '1 g')
    append(canvas.page, '/Pattern cs /P scn 0 0 595 400 re f')
  })
  const [page] = await readPages(pdf)
  expect(textOf(page, page?.hidden)).toEqual([SECRET])
})

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

test('text inside too many tags counts as hidden', async () => {
  const tags = 100
  const pdf = await makePdf((canvas) => {
    named(canvas)
    append(canvas.page, `${'/P BMC '.repeat(tags)}${DISGUISED}${' EMC'.repeat(tags)}`)
  })
  const [page] = await readPages(pdf)
  expect(textOf(page, page?.hidden)).toEqual([page?.text])
})
