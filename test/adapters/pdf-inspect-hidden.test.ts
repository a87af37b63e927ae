import { PDFName, type PDFRef, rgb } from 'pdf-lib'
import { expect, test } from 'vitest'
import {
  append,
  type Canvas,
  DARK,
  drawPicture,
  drawScan,
  inspector,
  makePdf,
  sightOf,
  WHITE,
  write,
} from './pdf-samples.ts'

const OPEN = 'The supplier keeps all data confidential.'
const SECRET = 'the tenant pays nothing at all'

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
  'turned by 30 degrees': (canvas) => show(canvas, '0.866 0.5 -0.5 0.866 400 -200 cm'),
}

test.each(Object.entries(PLAIN))('words %s are seen', async (_, draw) => {
  const pdf = await makePdf((canvas) => {
    write(canvas, OPEN, 72, 700)
    draw(canvas)
  })
  expect(await sightOf(pdf, SECRET)).toBe('seen')
})

test.each(['render mode 3 over it', 'painted under it'])(
  'recognised text of a scan, %s, is seen',
  async (way) => {
    const pdf = await makePdf((canvas) => {
      if (way === 'painted under it') show(canvas, '')
      drawScan(canvas)
      if (way !== 'painted under it') show(canvas, '3 Tr')
    })
    expect(await sightOf(pdf, SECRET)).toBe('seen')
  },
)

test('invisible text over a picture without any words on it is hidden', async () => {
  const pdf = await makePdf((canvas) => {
    drawPicture(canvas, 0, 0, 595, 842)
    show(canvas, '3 Tr')
  })
  expect(await sightOf(pdf, SECRET)).toBe('hidden')
})

test('two different texts at one place are unsure, the same one twice is seen', async () => {
  const twice = (one: string, other: string): Promise<Uint8Array> =>
    makePdf((canvas) => {
      drawScan(canvas)
      show(canvas, '3 Tr', `paid within ${one} days`)
      show(canvas, '3 Tr 1 0 0 1 0.4 0 cm', `paid within ${other} days`)
    })
  expect(await sightOf(await twice('30', '80'), 'paid within')).toBe('seen')
  expect(await sightOf(await twice('30', '80'), '30')).toBe('unsure')
  expect(await sightOf(await twice('30', '30'), '30')).toBe('seen')
})

test('a place on a page with a pattern of countless tiles is not drawn, and unsure', async () => {
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
    append(canvas.page, '/Pattern cs /P scn 0 0 595 400 re f')
  })
  expect(await sightOf(pdf, OPEN)).toBe('unsure')
})

test('looking at places stops when it is aborted', async () => {
  const pdf = await makePdf((canvas) => write(canvas, OPEN, 72, 700))
  const stop = new AbortController()
  stop.abort(new Error('cancelled'))
  const place = { page: 1, quads: [] }
  await expect(inspector.inspect(pdf, [place], stop.signal)).rejects.toThrow('cancelled')
  expect(await inspector.inspect(pdf, [place, { page: 9, quads: [] }])).toEqual(['unsure', 'unsure'])
})
