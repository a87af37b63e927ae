/** Things drawn within a line are read as characters, and a quote that leaves them out proves nothing. */
import { degrees } from 'pdf-lib'
import { expect, test } from 'vitest'
import { indexDocument, locateQuote } from '../../src/domain/quotes.ts'
import { append, type Canvas, drawPicture, makePdf, readPages, write } from './pdf-samples.ts'

const FIRST = 'The tenant shall'
const REST = 'pay the rent every month.'
const SENTENCE = `${FIRST} ${REST}`

/** Both halves of the sentence on one line, 40 points apart. */
function halves(canvas: Canvas): void {
  write(canvas, FIRST, 72, 600)
  write(canvas, REST, 200, 600)
}

async function textOf(draw: (canvas: Canvas) => void): Promise<string> {
  const [page] = await readPages(
    await makePdf((canvas) => {
      write(canvas, 'The landlord keeps the house in good order.', 72, 700)
      draw(canvas)
    }),
  )
  return (
    page?.text.replace(/\s+/g, ' ').replace('The landlord keeps the house in good order. ', '').trim() ?? ''
  )
}

const BETWEEN: Readonly<Record<string, readonly [draw: (canvas: Canvas) => void, sign: string]>> = {
  'a black bar': [({ page }) => append(page, '0 g 165 598 30 12 re f'), '\ufffc'],
  'a grey bar': [({ page }) => append(page, '0.8 g 165 598 30 12 re f'), '\ufffc'],
  'a frame': [({ page }) => append(page, '165 598 30 12 re S'), '\ufffc'],
  'a picture': [(canvas) => drawPicture(canvas, 165, 598, 30, 12), '\ufffc'],
  'letters as outlines': [
    ({ page }) => append(page, '2 w 170 600 m 170 609 l 178 600 l 178 609 l S'),
    '\ufffc',
  ],
  'a line to write on': [({ page }) => append(page, '0.5 w 163 598 m 197 598 l S'), '____'],
  'an empty check box': [({ page }) => append(page, '175 599 9 9 re S'), '\u2610'],
  'a ticked check box': [
    ({ page }) => append(page, '175 599 9 9 re S 176 600 m 183 607 l S 176 607 m 183 600 l S'),
    '\u2612',
  ],
}

test.each(Object.entries(BETWEEN))('%s between two words is read with them', async (_, [draw, sign]) => {
  const text = await textOf((canvas) => {
    halves(canvas)
    draw(canvas)
  })
  expect(text).toBe(`${FIRST} ${sign} ${REST}`)
})

test('thousands of specks between two words are one thing', async () => {
  const speck = (at: number): string =>
    `${165 + (at % 100) * 0.3} ${598 + Math.floor(at / 100) * 0.3} 0.2 0.2 re f`
  const text = await textOf((canvas) => {
    halves(canvas)
    append(canvas.page, Array.from({ length: 4_000 }, (_, at) => speck(at)).join(' '))
  })
  expect(text).toBe(`${FIRST} \ufffc ${REST}`)
})

test.each([90, 180, 270])('a bar between two words is read on a page turned by %i degrees', async (angle) => {
  const text = await textOf((canvas) => {
    const turns = { 90: '0 1 -1 0 500 100', 180: '-1 0 0 -1 595 842', 270: '0 -1 1 0 100 700' }[angle]
    canvas.page.setRotation(degrees(angle))
    const name = canvas.page.node.newFontDictionary('T', canvas.font.ref)
    const show = (words: string, x: number): string => `BT ${name} 12 Tf ${x} 100 Td (${words}) Tj ET`
    append(canvas.page, `q ${turns} cm ${show(FIRST, 0)} ${show(REST, 128)} 93 98 30 12 re f Q`)
  })
  expect(text).toContain(`${FIRST} \ufffc ${REST}`)
})

const MARKS = '2 w 170 600 m 170 609 l 178 600 l 178 609 l S'

/** Things larger than the gap between the words. */
const LARGER: Readonly<Record<string, (canvas: Canvas) => void>> = {
  'a pattern': ({ document, page }) => {
    const pattern = document.context.stream(MARKS, {
      PatternType: 1,
      PaintType: 1,
      TilingType: 1,
      BBox: [0, 0, 595, 842],
      XStep: 595,
      YStep: 842,
      Resources: {},
    })
    const resources = document.context.obj({ Pattern: { P: document.context.register(pattern) } })
    const form = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 595, 842], Resources: resources }
    const name = page.node.newXObject(
      'X',
      document.context.register(document.context.stream('/Pattern cs /P scn 0 0 595 842 re f', form)),
    )
    append(page, `${name} Do`)
  },
  'a picture': ({ document, page }) => {
    const [width, height] = [595, 842]
    const isDark = (x: number, y: number): boolean =>
      x >= 168 && x < 180 && y >= 233 && y < 242 && (x + y) % 4 < 2
    const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
      isDark(at % width, Math.floor(at / width)) ? 0 : 255,
    )
    const picture = document.context.stream(pixels, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: width,
      Height: height,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
    })
    append(page, `q 595 0 0 842 0 0 cm ${page.node.newXObject('P', document.context.register(picture))} Do Q`)
  },
  'an annotation': ({ document, page }) => {
    const { context } = document
    const Rect = [60, 590, 400, 620]
    const drawing = context.stream(MARKS, { Type: 'XObject', Subtype: 'Form', BBox: Rect })
    const stamp = { Type: 'Annot', Subtype: 'Stamp', F: 4, Rect, AP: { N: context.register(drawing) } }
    page.node.addAnnot(context.register(context.obj(stamp)))
  },
}

test.each(Object.entries(LARGER))('what %s shows between two words is read with them', async (_, draw) => {
  const [page] = await readPages(
    await makePdf((canvas) => {
      draw(canvas)
      halves(canvas)
    }),
  )
  expect(page?.text).toBe(`${FIRST} \ufffc ${REST}`)
})

test('what a large annotation shows between two words that run up the page is read with them', async () => {
  const [page] = await readPages(
    await makePdf((canvas) => {
      const name = canvas.page.node.newFontDictionary('T', canvas.font.ref)
      const show = (words: string, x: number): string => `BT ${name} 12 Tf ${x} 600 Td (${words}) Tj ET`
      const form = canvas.document.context.stream(`q 0 1 -1 0 700 0 cm ${MARKS} Q`, {
        Type: 'XObject',
        Subtype: 'Form',
        BBox: [0, 0, 595, 842],
      })
      const AP = { N: canvas.document.context.register(form) }
      const stamp = { Type: 'Annot', Subtype: 'Stamp', F: 4, Rect: [0, 0, 595, 842], AP }
      canvas.page.node.addAnnot(canvas.document.context.register(canvas.document.context.obj(stamp)))
      append(canvas.page, `q 0 1 -1 0 700 0 cm ${show(FIRST, 72)} ${show(REST, 200)} Q`)
    }),
  )
  expect(page?.text).toBe(`${FIRST} \ufffc ${REST}`)
})

const NO_SIGNS: Readonly<Record<string, (canvas: Canvas) => void>> = {
  'the border between two cells': ({ page }) => append(page, '1 w 180 590 m 180 615 l S'),
  'a thick border': ({ page }) => append(page, '1.8 w 180 590 m 180 615 l S'),
  'the background of the row': ({ page }) => append(page, '0.8 g 60 594 400 20 re f'),
  'the backgrounds of cells in a row': ({ page }) =>
    append(page, '0.8 g 60 594 104 18 re f 164 594 34 18 re f 198 594 200 18 re f'),
  'a frame around the row': ({ page }) => append(page, '60 594 400 20 re S'),
  'a line under all words': ({ page }) => append(page, '72 597 m 340 597 l S'),
  'a white area': ({ page }) => append(page, '1 g 165 598 30 12 re f'),
  'a picture of one colour': (canvas) => drawPicture(canvas, 20, 300, 500, 500),
  'a drawing of the page': ({ page }) => append(page, '20 300 m 580 800 l S'),
}

test.each(Object.entries(NO_SIGNS))('%s is not read', async (_, draw) => {
  const words = await textOf((canvas) => {
    draw(canvas)
    append(canvas.page, '0 g')
    halves(canvas)
  })
  expect(words).toBe(SENTENCE)
})

const BEFORE: Readonly<Record<string, readonly [operators: string, sign: string]>> = {
  'an empty box': ['55 599 10 10 re S', '\u2610 '],
  'an empty circle': [
    '55 604 m 55 606.8 57.2 609 60 609 c 62.8 609 65 606.8 65 604 c 65 601.2 62.8 599 60 599 c 57.2 599 55 601.2 55 604 c S',
    '\u2610 ',
  ],
  'a ticked box': ['55 599 10 10 re S 2 w 57 604 m 59 601 l 63 607 l S', '\u2612 '],
  'a square bullet': ['0 g 57 601 6 6 re f', ''],
  'a picture far away': ['0 g 20 601 20 8 re f', ''],
}

test.each(Object.entries(BEFORE))('before a sentence: %s', async (_, [operators, sign]) => {
  const text = await textOf((canvas) => {
    append(canvas.page, `q ${operators} Q`)
    write(canvas, SENTENCE, 72, 600)
  })
  expect(text).toBe(`${sign}${SENTENCE}`)
})

test('a bar after the last word of a line is read if the sentence goes on', async () => {
  const lines = (first: string) => (canvas: Canvas) => {
    write(canvas, first, 72, 600)
    append(canvas.page, '0 g 200 598 60 12 re f')
    write(canvas, REST, 72, 585)
  }
  expect(await textOf(lines('The good tenant shall'))).toBe(`The good tenant shall \ufffc ${REST}`)
  expect(await textOf(lines('That is his own duty.'))).toBe(`That is his own duty. ${REST}`)
})

const NOTHING: (typeof BETWEEN)[string] = [() => undefined, '']

test.each(Object.entries({ ...BETWEEN, nothing: NOTHING }))(
  'a quote without what is drawn in it is not the same: %s',
  async (name, [draw]) => {
    const pages = await readPages(
      await makePdf((canvas) => {
        write(canvas, 'The landlord keeps the house in good order.', 72, 700)
        halves(canvas)
        draw(canvas)
      }),
    )
    const found = locateQuote(indexDocument(pages), SENTENCE)
    expect(found?.status === 'same').toBe(name === 'nothing')
  },
)

test('a box beside a sentence belongs to its words', async () => {
  for (const [operators, box] of [
    [BEFORE['an empty box']?.[0], '\u2610'],
    [BEFORE['a ticked box']?.[0], '\u2612'],
  ] as const) {
    const pages = await readPages(
      await makePdf((canvas) => {
        append(canvas.page, `q ${operators} Q`)
        write(canvas, SENTENCE, 72, 600)
      }),
    )
    expect(locateQuote(indexDocument(pages), SENTENCE)?.quote).toBe(`${box} ${SENTENCE}`)
  }
})

test('pages with thousands of gaps upon each other are read with objects, in time', async () => {
  const text = await textOf(({ document, page, font }) => {
    const pair = (at: number): string => `${(at * 37) % 500} ${(at * 13) % 800} Td (i) Tj 240 0 Td (i) Tj`
    const pairs = Array.from({ length: 20_000 }, (_, at) => pair(at))
    for (const each of [page, ...Array.from({ length: 7 }, () => document.addPage([595, 842]))]) {
      const key = each.node.newFontDictionary('Wide', font.ref)
      append(each, `0 0 m 595 842 l S ${pairs.map((one) => `BT ${key} 40 Tf ${one} ET`).join(' ')}`)
    }
  })
  expect(text.split('\ufffc').length).toBeGreaterThan(100)
})
