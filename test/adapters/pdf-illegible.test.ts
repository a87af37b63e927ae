/** Words that are drawn but can't be read: covered by other words, filled invisibly, or on a page beyond the limits. */
import { PDFName, type PDFRef } from 'pdf-lib'
import { expect, test } from 'vitest'
import { append, type Canvas, makePdf, readPages } from './pdf-samples.ts'

const SECRET = 'the tenant pays nothing at all'
const AT = '72 600 Td'
const SHOWN = `BT /F 12 Tf ${AT} (${SECRET}) Tj ET`
const name = (text: string): PDFName => PDFName.of(text)

/** A dash as thick as a line of words, over them. */
const DOT = 'BT /F 400 Tf 40 494 Td (\\227) Tj ET'
/** A smaller, raised letter that begins inside the one before. */
const LOGO = `BT /F 12 Tf ${AT} (the te) Tj /F 9 Tf 1.2 Ts [400 (n)] TJ /F 12 Tf 0 Ts (ant pays nothing at all) Tj ET`
/** A full stop as large as the words, which begins beside the page. */
const FAR_DOT = 'BT /F 3300 Tf -235 560 Td (.) Tj ET'

type Draw = (canvas: Canvas) => void

function stream({ document: { context } }: Canvas, operators: string, entries = {}): PDFRef {
  return context.register(context.stream(operators, entries as never))
}

const drawn =
  (operators: string): Draw =>
  ({ page }) =>
    append(page, operators)

const typed = (text: string, x = 72, size = 12, before = ''): string =>
  `q ${before} BT /F ${size} Tf ${x} 600 Td (${text}) Tj ET Q`

const rows = (most: number, operators: (at: number) => string): string =>
  Array.from({ length: most }, (_, at) => operators(at)).join(' ')

/** A pattern whose tiles have the colour with which they are painted. */
function stencil(canvas: Canvas, tile: string, operators: string): void {
  const size = { BBox: [0, 0, 99, 99], XStep: 99, YStep: 99 }
  const kind = { Type: 'Pattern', PatternType: 1, PaintType: 2, TilingType: 1, Resources: {} }
  const { context } = canvas.document
  const resources = canvas.page.node.Resources()
  resources?.set(name('Pattern'), context.obj({ X: stream(canvas, tile, { ...kind, ...size }) }))
  resources?.set(name('ColorSpace'), context.obj({ P: [name('Pattern'), name('DeviceRGB')] }))
  append(canvas.page, operators)
}

function notes(canvas: Canvas, count: number, entries: Record<string, unknown>): void {
  const { context } = canvas.document
  const look = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 30] }
  const N = stream(canvas, '1 1 1 rg 0 0 300 30 re f', look)
  for (let at = 1; at < count; at++) {
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 1, 1] }
    canvas.page.node.addAnnot(context.register(context.obj(link)))
  }
  const note = { Type: 'Annot', Subtype: 'Square', F: 4, AP: { N }, ...entries }
  canvas.page.node.addAnnot(context.register(context.obj(note as never)))
}

const OVER: Readonly<Record<string, Draw>> = {
  'other words typed over them': drawn(typed('whatever else the owner wants', 73)),
  'capitals typed over them': drawn(typed('XXXXXXXXXXXXXXXXXXXXX')),
  'the same words two points and four points beside them': drawn(`${typed(SECRET, 74)} ${typed(SECRET, 76)}`),
  'the same words a point higher, five times': drawn(rows(5, (at) => `q 1 0 0 1 0 ${at + 1} cm ${SHOWN} Q`)),
  'a row of signs as large as letters': drawn(typed('#'.repeat(26))),
  'a large dash': drawn(DOT),
  'a large dot that begins beside the page': drawn(FAR_DOT),
  'a large grey dash': drawn(`0.6 g ${DOT}`),
  'thick outlines of dots': drawn(typed('. '.repeat(30), 60, 12, '2 Tr 30 w')),
  'more white words than are looked at': drawn(
    `1 g ${rows(501, (at) => `BT /F 8 Tf ${at} 10 Td (.) Tj ET`)} ${DOT}`,
  ),
  'two areas that leave a line between them': drawn('1 g 60 604 340 20 re f 60 590 340 12.8 re f'),
  'upright lines': drawn(
    `1 G 1.15 w ${rows(180, (at) => `${70 + at * 1.1} 590 m ${70 + at * 1.1} 620 l S`)}`,
  ),
  'wide upright lines': drawn(
    `1 G 2.3 w ${rows(90, (at) => `${70 + at * 2.2} 590 m ${70 + at * 2.2} 620 l S`)}`,
  ),
  'an area after thousands of others': drawn(
    `${rows(20_100, (at) => `${at % 500} 10 5 5 re f`)} 1 g 60 590 340 30 re f`,
  ),
  'a pattern without colours': (canvas) =>
    stencil(canvas, '0 0 99 99 re f', '/P cs 1 1 1 /X scn 60 590 340 30 re f'),
  'the thousand and first annotation': (canvas) => notes(canvas, 1_001, { Rect: [60, 590, 360, 620] }),
  'an annotation whose corners are exchanged': (canvas) => notes(canvas, 1, { Rect: [360, 620, 60, 590] }),
}

test.each(Object.entries(OVER))('words under %s are hidden', async (_, cover) => {
  const seen = await seenOf((canvas) => {
    append(canvas.page, SHOWN)
    cover(canvas)
  })
  expect(seen).toEqual([])
})

const LEFT: Readonly<Record<string, Draw>> = {
  'all in one place': drawn(`BT /F 12 Tf -6 Tc ${AT} (${SECRET}) Tj ET`),
  'with outlines that fill them': drawn(typed(SECRET, 72, 12, '2 Tr 9 w')),
  'slanted until they are flat': drawn(`BT /F 12 Tf 1 0 9 0.08 72 600 Tm (${SECRET}) Tj ET`),
  'in a grey that is nearly white': drawn(`0.905 g ${SHOWN}`),
  'in yellow on white': drawn(`1 1 0 rg ${SHOWN}`),
  'with a pattern of nothing, without colours': (canvas) =>
    stencil(canvas, '', `/P cs 0 0 0 /X scn ${SHOWN}`),
  'white in the hole of a dark frame': drawn(`0 g 50 580 400 60 re 60 590 370 40 re f* 1 g ${SHOWN}`),
  'white between two dark specks of one path': drawn(`0 g 50 580 1 1 re 440 640 1 1 re f 1 g ${SHOWN}`),
  'white on a dark line as thin as a stroke': drawn(`0 g 60 602 340 2.4 re f 1 g ${SHOWN}`),
  'black on a large black dash': drawn(`${DOT} ${SHOWN}`),
  'black on a black pattern': (canvas) => {
    const size = { BBox: [0, 0, 99, 99], XStep: 99, YStep: 99 }
    const kind = { Type: 'Pattern', PatternType: 1, PaintType: 1, TilingType: 1, Resources: {} }
    const X = stream(canvas, '0 g 0 0 99 99 re f', { ...kind, ...size })
    canvas.page.node.Resources()?.set(name('Pattern'), canvas.document.context.obj({ X }))
    append(canvas.page, `/Pattern cs /X scn 60 590 340 30 re f 0 g ${SHOWN}`)
  },
  'in a clip that blanks leave empty': drawn(`q BT /F 12 Tf 7 Tr 72 300 Td (    ) Tj ET 0 Tr ${SHOWN} Q`),
}

test.each(Object.entries(LEFT))('words written %s are hidden', async (_, draw) => {
  expect(await seenOf(draw)).toEqual([])
})

const HONEST: Readonly<Record<string, Draw>> = {
  'twice, to look bold': drawn(`${SHOWN} ${typed(SECRET, 72.3)}`),
  'with a shadow': drawn(`0.6 g BT /F 12 Tf 73 599 Td (${SECRET}) Tj ET 0 g ${SHOWN}`),
  'with a letter set into another, as in a logo': drawn(LOGO),
  'three times, to look bold': drawn(`${SHOWN} ${typed(SECRET, 72.25)} ${typed(SECRET, 72.5)}`),
  'over underscores': drawn(`${typed('_'.repeat(28))} ${SHOWN}`),
  'under leaders of dots': drawn(`${SHOWN} ${typed('.'.repeat(50))}`),
  'upon blanks as wide as they are': (canvas) => {
    const wide = canvas.font.widthOfTextAtSize(SECRET, 12) / canvas.font.widthOfTextAtSize(' ', 12)
    append(canvas.page, `${SHOWN} BT /F 12 Tf 72 603 Td (${' '.repeat(Math.round(wide))}) Tj ET`)
  },
  'close together': drawn(`BT /F 12 Tf -0.6 Tc ${AT} (${SECRET}) Tj ET`),
  'at an angle': drawn(`BT /F 12 Tf 0.866 0.5 -0.5 0.866 72 600 Tm (${SECRET}) Tj ET`),
  'in letters that are thickened': drawn(typed(SECRET, 72, 12, '2 Tr 0.4 w')),
  'on a page of twenty thousand dots': drawn(
    `${rows(20_100, (at) => `${at % 500} 10 0.5 0.5 re f`)} ${SHOWN}`,
  ),
  'beside a note in small figures': drawn(`${SHOWN} BT /F 7 Tf 230 604 Td (12) Tj ET`),
}

test.each(Object.entries(HONEST))('words written %s are visible', async (_, draw) => {
  expect(await seenOf(draw)).toEqual(SECRET.split(' '))
})

/** The words of the secret that still count as seen. */
async function seenOf(draw: Draw): Promise<string[]> {
  const pdf = await makePdf((canvas) => {
    canvas.page.node.setFontDictionary(name('F'), canvas.font.ref)
    draw(canvas)
  })
  const [page] = await readPages(pdf)
  const from = page?.text.indexOf(SECRET) ?? -1
  if (!page || from < 0) return []
  const unproven = [...(page.hidden ?? []), ...(page.struck ?? [])]
  const isSeen = (word: string): boolean => {
    const start = from + SECRET.indexOf(word)
    return !unproven.some((range) => range.start < start + word.length && range.end > start)
  }
  return SECRET.split(' ').filter(isSeen)
}
