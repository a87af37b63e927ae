/** Words crossed out on the page are recognised, whatever draws the line; lines beside words are ignored. */
import { join } from 'node:path'
import { degrees, PDFName, type PDFObject } from 'pdf-lib'
import { expect, test } from 'vitest'
import type { Sight } from '../../src/server/base/ports.ts'
import { corpusFiles, pdfsIn, SMALL_CORPUS } from '../support/corpus.ts'
import { pagesOf } from '../support/readings.ts'
import { append, type Canvas, makePdf, readPages, sightOf, write } from './pdf-samples.ts'

const DELETED = 'the tenant pays nothing at all'
/** The middle of the small letters at 12 points, and where the words end. */
const MIDDLE = 603
const END = 231

function note({ document, page }: Canvas, entries: Record<string, unknown>): void {
  const { context } = document
  const values: Record<string, PDFObject> = {}
  for (const [key, value] of Object.entries(entries)) values[key] = context.obj(value as never)
  page.node.addAnnot(context.register(context.obj({ Type: 'Annot', F: 4, ...values })))
}

const QUAD = [72, 612, END, 612, 72, 597, END, 597]

/** A row of marks over the words. */
const dots = (mark: (x: number) => string): string =>
  Array.from({ length: 48 }, (_, at) => mark(70 + at * 3.4)).join(' ')

const WAYS: Readonly<Record<string, (canvas: Canvas) => void>> = {
  'a thin rectangle': ({ page }) => append(page, `0 g 72 ${MIDDLE} ${END - 72} 0.6 re f`),
  'a thick rectangle': ({ page }) => append(page, `1 0 0 rg 72 ${MIDDLE - 1} ${END - 72} 2.4 re f`),
  'a stroked line': ({ page }) => append(page, `0.7 w 70 ${MIDDLE} m 240 ${MIDDLE} l S`),
  'a line drawn before them': ({ page }) => append(page, `1 0 0 RG 70 ${MIDDLE} m 240 ${MIDDLE} l S`),
  'two lines in one path': ({ page }) =>
    append(page, `0.5 w 70 ${MIDDLE - 1} m 240 ${MIDDLE - 1} l 70 ${MIDDLE + 1} m 240 ${MIDDLE + 1} l S`),
  'one of many rectangles of one path': ({ page }) =>
    append(page, `50 100 200 0.5 re 72 ${MIDDLE} ${END - 72} 0.6 re 50 200 200 0.5 re f`),
  'a scaled form': (canvas) => {
    const { context } = canvas.document
    const drawn = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 10, 1] }
    canvas.page.node.setXObject(PDFName.of('X'), context.register(context.stream('0 0.4 10 0.1 re f', drawn)))
    append(canvas.page, `q 17 0 0 6 70 ${MIDDLE - 2.7} cm /X Do Q`)
  },
  'a stretched picture': (canvas) => {
    const picture = canvas.document.context.stream(Uint8Array.of(0), {
      Type: 'XObject',
      Subtype: 'Image',
      Width: 1,
      Height: 1,
      ColorSpace: 'DeviceGray',
      BitsPerComponent: 8,
    })
    const name = canvas.page.node.newXObject('P', canvas.document.context.register(picture))
    append(canvas.page, `q 160 0 0 0.7 72 ${MIDDLE} cm ${name} Do Q`)
  },
  'a slanting line': ({ page }) => append(page, `0.7 w 70 ${MIDDLE - 1} m 240 ${MIDDLE + 2} l S`),
  'a slanting bar': ({ page }) =>
    append(page, `0 g 70 ${MIDDLE - 1} m 240 ${MIDDLE + 2} l 240 ${MIDDLE + 2.7} l 70 ${MIDDLE - 0.3} l f`),
  'a zigzag line': ({ page }) =>
    append(
      page,
      `0.7 w 68 598 m ${Array.from({ length: 44 }, (_, at) => `${72 + at * 4} ${at % 2 ? 598 : 608} l`).join(' ')} S`,
    ),
  'a line of many dashes': ({ page }) =>
    append(
      page,
      `0 g ${Array.from({ length: 60 }, (_, at) => `${70 + at * 3} ${MIDDLE} 2.7 0.6 re f`).join(' ')}`,
    ),
  'short dashes with gaps': ({ page }) => append(page, `0 g ${dots((x) => `${x} ${MIDDLE} 2 0.8 re f`)}`),
  'small slanting strokes': ({ page }) =>
    append(page, `0.6 w ${dots((x) => `${x} ${MIDDLE - 1} m ${x + 2} ${MIDDLE + 2} l S`)}`),
  'dashes written over them': (canvas) =>
    canvas.page.drawText('\u2014'.repeat(14), { x: 70, y: 599, size: 12, font: canvas.font }),
  'a line after 2,500 others in its path': ({ page }) =>
    append(
      page,
      `0.5 w ${Array.from({ length: 2500 }, (_, at) => `400 ${100 + at * 0.01} m 402 ${100 + at * 0.01} l`).join(' ')} 70 ${MIDDLE} m 240 ${MIDDLE} l S`,
    ),
  'a line after 20,000 others': ({ page }) =>
    append(
      page,
      `0.5 w ${Array.from({ length: 20_000 }, (_, at) => `400 ${100 + at * 0.01} m 440 ${100 + at * 0.01} l S`).join(' ')} 70 ${MIDDLE} m 240 ${MIDDLE} l S`,
    ),
  'two diagonals over them': ({ page }) => append(page, '1 w 70 594 m 235 615 l S 70 615 m 235 594 l S'),
  'a strikeout annotation': (canvas) =>
    note(canvas, { Subtype: 'StrikeOut', Rect: [72, 597, END, 612], QuadPoints: QUAD }),
  'a mark for redaction': (canvas) => note(canvas, { Subtype: 'Redact', Rect: [72, 597, END, 612] }),
  'an annotation of several lines': (canvas) =>
    note(canvas, {
      Subtype: 'PolyLine',
      Rect: [70, 597, 240, 609],
      Vertices: [70, MIDDLE, 150, MIDDLE, 240, MIDDLE],
    }),
  'a flat annotation': (canvas) =>
    note(canvas, { Subtype: 'Square', Rect: [70, MIDDLE - 0.4, 240, MIDDLE + 0.4] }),
  'the stroke of a pen': (canvas) =>
    note(canvas, {
      Subtype: 'Ink',
      Rect: [70, 597, 240, 612],
      InkList: [[70, MIDDLE, 150, 603.5, 240, MIDDLE]],
    }),
  'a polygon': (canvas) =>
    note(canvas, {
      Subtype: 'Polygon',
      Rect: [70, 597, 240, 612],
      Vertices: [70, MIDDLE, 240, MIDDLE, 240, MIDDLE + 0.8, 70, MIDDLE + 0.8],
    }),
  'a line drawn by an annotation': (canvas) => {
    const look = { Type: 'XObject', Subtype: 'Form', BBox: [70, 580, 240, 660] }
    const N = canvas.document.context.register(
      canvas.document.context.stream(`0.7 w 70 ${MIDDLE} m 240 ${MIDDLE} l S`, look),
    )
    note(canvas, { Subtype: 'Ink', Rect: [70, 580, 240, 660], AP: { N } })
  },
  'a slanting line annotation': (canvas) =>
    note(canvas, { Subtype: 'Line', Rect: [70, 590, 240, 615], L: [70, MIDDLE - 1, 240, MIDDLE + 2] }),
  'a line annotation': (canvas) =>
    note(canvas, { Subtype: 'Line', Rect: [72, 597, END, 612], L: [70, MIDDLE, END + 4, MIDDLE] }),
}

/** Whether their dots are a line, or something else among the letters, depends on how near they are. */
const DOTTED: typeof WAYS = {
  'square dots': ({ page }) => append(page, `0 g ${dots((x) => `${x} ${MIDDLE} 1.2 1.2 re f`)}`),
  'square dots of one path': ({ page }) => append(page, `0 g ${dots((x) => `${x} ${MIDDLE} 1.2 1.2 re`)} f`),
  'round dots': ({ page }) =>
    append(page, `1 J 1.2 w ${dots((x) => `${x} ${MIDDLE + 0.6} m ${x} ${MIDDLE + 0.6} l S`)}`),
  'dots written over them': ({ page, font }) =>
    page.drawText('.'.repeat(49), { x: 71, y: MIDDLE, size: 12, font }),
}

async function sightBeside(draw: (canvas: Canvas) => void, words = DELETED): Promise<Sight | undefined> {
  const pdf = await makePdf((canvas) => {
    write(canvas, 'The supplier keeps all data confidential.', 72, 700)
    draw(canvas)
    write(canvas, DELETED, 72, 600)
    write(canvas, 'Either party may terminate.', 72, 500)
  })
  return sightOf(pdf, words)
}

test.each(Object.entries(WAYS))('words crossed out by %s are struck', async (_, strike) => {
  expect(await sightBeside(strike)).toBe('struck')
})

test.each(Object.entries(DOTTED))('words crossed out by %s are not seen', async (_, strike) => {
  expect(await sightBeside(strike)).not.toBe('seen')
})

test.each<[string, (canvas: Canvas) => void]>([
  ['a bar', ({ page }) => append(page, `0 g 72 ${MIDDLE} ${END - 72} 0.6 re f`)],
  [
    'an annotation',
    (canvas) => note(canvas, { Subtype: 'StrikeOut', Rect: [72, 597, END, 612], QuadPoints: QUAD }),
  ],
])('words crossed out by %s are known as such from reading', async (_, strike) => {
  const pdf = await makePdf((canvas) => {
    strike(canvas)
    write(canvas, DELETED, 72, 600)
    write(canvas, 'Either party may terminate.', 72, 500)
  })
  const [page] = await readPages(pdf)
  expect(page?.struck?.map(({ start, end }) => page.text.slice(start, end))).toEqual([DELETED])
})

test('of a line, only the words that a stroke crosses are struck', async () => {
  const strike = ({ page }: Canvas): void => append(page, `0.6 w 91 ${MIDDLE} m 126 ${MIDDLE} l S`)
  expect(await sightBeside(strike, 'tenant')).toBe('struck')
  expect(await sightBeside(strike, 'pays nothing')).toBe('seen')
})

test('a stroke along vertical words crosses them out', async () => {
  const pdf = await makePdf(({ page, font }) => {
    append(page, '0 g 296.5 90 0.7 200 re f')
    page.drawText(DELETED, { x: 300, y: 100, size: 12, font, rotate: degrees(90) })
  })
  expect((await readPages(pdf))[0]?.struck).toHaveLength(1)
  expect(await sightOf(pdf, DELETED)).toBe('struck')
})

const BESIDE: Readonly<Record<string, string>> = {
  'an underline': '0.6 w 72 598.4 m 240 598.4 l S',
  'a thick underline': '72 595.5 160 2 re f',
  'a line over them': '72 610 160 0.6 re f',
  'the rules of a table':
    '0.5 w 60 595 m 400 595 l 60 612 m 400 612 l 60 595 m 60 612 l 240 595 m 240 612 l S',
  'a frame': '0.5 w 60 594 200 20 re S',
  'a dotted underline': `0 g ${dots((x) => `${x} 597.5 1.2 1.2 re f`)}`,
  'dots on their base line': `0 g ${dots((x) => `${x} 600 1.2 1.2 re f`)}`,
  'a dotted frame': '[1 2] 0 d 60 594 200 20 re S',
  'a short dash inside a word': '74 603 2 0.5 re f',
  'a steep line through them': '0.6 w 80 560 m 130 650 l S',
}

test.each(Object.entries(BESIDE))('%s crosses out nothing', async (_, operators) => {
  expect(await sightBeside(({ page }) => append(page, operators))).toBe('seen')
})

test('no real document has crossed-out words', async () => {
  for (const file of [...corpusFiles('contracts').slice(0, 6), ...pdfsIn(join(SMALL_CORPUS, 'pairs'))]) {
    const pages = await pagesOf(file)
    expect(pages.length).toBeGreaterThan(0)
    expect(
      pages.flatMap(({ struck = [] }) => struck),
      file,
    ).toEqual([])
  }
})
