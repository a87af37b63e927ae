import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { PDFName } from 'pdf-lib'
import { describe, expect, test } from 'vitest'
import { reportFont } from '../../local/pdfium.ts'
import { type PageText, type Quad } from '../../src/domain/document/page-text.ts'
import { quadsOf } from '../../src/domain/quotes/quotes.ts'
import { corpusFiles } from '../support/corpus.ts'
import { pagesOf } from '../support/readings.ts'
import { drawPages, type InkedPage } from './pdf-drawing.ts'
import { append, type Canvas, makePdf, readPages, write } from './pdf-samples.ts'

/** Rows of ink beyond a highlight that count as blur, in pixels (two per point). */
const BLUR = 2
/** Share of a highlight's height by which ink may extend beyond it. */
const STANDING_OUT = 0.3
const MOST_POINTS = 1_000_000

/** Highlights on every line of visible text on the page. */
function quadsOn(page: PageText): readonly Quad[] {
  const starts = [0, ...(page.hidden ?? []).map(({ end }) => end)]
  const ends = [...(page.hidden ?? []).map(({ start }) => start), page.text.length]
  const places = starts.map((start, at) => ({ page: page.number, start, end: ends[at] ?? start }))
  return quadsOf([page], places)[0]?.quads ?? []
}

/** Takes away the ink under the highlights: a slanting line has several in steps, each of which covers its part. */
function uncover(drawn: InkedPage, quads: readonly Quad[]): void {
  for (const quad of quads) {
    const [left, top, right, bottom] = drawn.toPixels([quad[0], quad[5], quad[2], quad[1]]).map(Math.round)
    for (let y = Math.max(0, top ?? 0); y < Math.min(drawn.height, bottom ?? 0); y++) {
      const row = y * drawn.width
      drawn.ink.fill(0, row + Math.max(0, left ?? 0), row + Math.min(drawn.width, right ?? 0))
    }
  }
}

/** Rows of ink that extend from the highlight upwards and downwards, over its width. */
function inkBeyond(drawn: InkedPage, quad: Quad): number {
  const [left, top, right, bottom] = drawn.toPixels([quad[0], quad[5], quad[2], quad[1]])
  const hasInk = (y: number): boolean => {
    const row = drawn.ink.subarray(
      y * drawn.width + Math.max(0, Math.floor(left)),
      y * drawn.width + Math.min(drawn.width, Math.ceil(right)),
    )
    return row.includes(1)
  }
  const run = (from: number, step: 1 | -1): number => {
    let rows = 0
    for (let y = from; y >= 0 && y < drawn.height && hasInk(y); y += step) rows += 1
    return rows > BLUR ? rows : 0
  }
  return (run(Math.round(top) - 1, -1) + run(Math.round(bottom), 1)) / Math.max(1, bottom - top)
}

/** Of the first page. */
async function standingOut(
  pdf: Uint8Array,
  pages: readonly PageText[],
): Promise<{ lines: number; out: number; lowest: number }> {
  const shown = pages
    .slice(0, 1)
    .filter(({ text, width, height }) => text.trim() !== '' && width * height < MOST_POINTS)
  const drawn = await drawPages(
    pdf,
    shown.map(({ number }) => number),
  )
  const quads = shown.map(quadsOn)
  for (const [at, page] of drawn.entries()) uncover(page, quads[at] ?? [])
  const out = drawn.flatMap((page, at) => (quads[at] ?? []).map((quad) => inkBeyond(page, quad)))
  const heights = quads.flat().map((quad) => quad[1] - quad[5])
  return {
    lines: out.length,
    out: out.filter((share) => share > STANDING_OUT).length,
    lowest: Math.min(...heights),
  }
}

/** The report's font, whose tables head, hhea and OS/2 say that it has no height. */
function fontWithoutHeights(): Uint8Array {
  const font = reportFont().slice()
  const view = new DataView(font.buffer, font.byteOffset)
  const heights: Readonly<Record<string, readonly number[]>> = {
    head: [36, 38, 40, 42],
    hhea: [4, 6],
    'OS/2': [68, 70, 74, 76],
  }
  for (let table = 12; table < 12 + 16 * view.getUint16(4); table += 16) {
    const name = String.fromCharCode(...font.subarray(table, table + 4))
    for (const offset of heights[name] ?? []) view.setInt16(view.getUint32(table + 8) + offset, 0)
  }
  return font
}

/** An embedded TrueType font with these heights in its descriptor, as /T. */
function embedded({ document, page }: Canvas, file: Uint8Array, heights: Record<string, unknown>): void {
  const { context } = document
  const descriptor = {
    Type: 'FontDescriptor',
    FontName: 'Odd',
    Flags: 32,
    ItalicAngle: 0,
    StemV: 80,
    FontFile2: context.register(context.stream(file, { Length1: file.length })),
    ...heights,
  }
  const font = {
    Type: 'Font',
    Subtype: 'TrueType',
    BaseFont: 'Odd',
    Encoding: 'WinAnsiEncoding',
    FirstChar: 32,
    LastChar: 126,
    Widths: Array.from({ length: 95 }, () => 600),
    FontDescriptor: context.register(context.obj(descriptor as never)),
  }
  page.node.setFontDictionary(PDFName.of('T'), context.register(context.obj(font)))
  append(page, 'BT /T 12 Tf 72 600 Td (Payment by July) Tj ET')
}

const FLAT = { Ascent: 0, Descent: 0, CapHeight: 0, FontBBox: [0, 0, 0, 0] }

/** A Type 3 font with the given scale, and no descriptor; it may be drawn upside down. */
function drawnFont({ document, page }: Canvas, scale: number, FontBBox = [0, 0, 0, 0], turn = 1): void {
  const { context } = document
  const size = 0.7 / scale
  const upright = [0, 0.6].map((x) => `${size * x} 0 ${size * 0.15} ${size} re`).join(' ')
  const bars = `${upright} 0 ${size * 0.42} ${size * 0.7} ${size * 0.15} re f`
  const box = `${size * 0.9} 0 0 0 ${size * 0.75} ${size} d1 ${bars}`
  const letters = ['H']
  const glyph = context.register(context.stream(box))
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox,
    FontMatrix: [scale, 0, 0, scale * turn, 0, 0],
    CharProcs: Object.fromEntries(letters.map((letter) => [letter, glyph])),
    Encoding: { Type: 'Encoding', Differences: [72, ...letters.map((letter) => PDFName.of(letter))] },
    FirstChar: 72,
    LastChar: 72,
    Widths: letters.map(() => size * 0.9),
    Resources: {},
  })
  page.node.setFontDictionary(PDFName.of('T'), context.register(font))
}

const PAGES: Readonly<Record<string, (canvas: Canvas) => void>> = {
  'ordinary lines': (canvas) => write(canvas, 'Äpfel und Ångström (in Klammern), größer als §§', 72, 700),
  'letters of 60 points': (canvas) => write(canvas, 'Ågj|', 72, 600, 60),
  'letters of 5 points': (canvas) => write(canvas, 'Small print that still counts', 72, 600, 5),
  'a size given by the matrix': (canvas) => {
    canvas.page.node.setFontDictionary(PDFName.of('F'), canvas.font.ref)
    append(canvas.page, 'BT /F 0.01 Tf 1200 0 0 1200 72 600 Tm (Payment) Tj ET')
    append(canvas.page, 'q 0.001 0 0 0.001 0 0 cm BT /F 12000 Tf 72000 500000 Td (Delivery) Tj ET Q')
  },
  'a drawn font of usual scale': (canvas) => {
    drawnFont(canvas, 0.001)
    append(canvas.page, 'BT /T 12 Tf 72 600 Td (HHH) Tj ET')
  },
  'a drawn font upside down': (canvas) => {
    drawnFont(canvas, 0.001, [0, 0, 0, 0], -1)
    append(canvas.page, 'BT /T 12 Tf 72 600 Td (HHH) Tj ET')
  },
  'a drawn font whose box is far too large': (canvas) => {
    drawnFont(canvas, 0.001, [-9000, -9000, 9000, 9000])
    append(canvas.page, 'BT /T 12 Tf 72 600 Td (HHH) Tj ET')
  },
  'a drawn font whose box is far too small': (canvas) => {
    drawnFont(canvas, 0.001, [0, 0, 1, 1])
    append(canvas.page, 'BT /T 12 Tf 72 600 Td (HHH) Tj ET')
  },
  'a font whose descriptor has no heights': (canvas) => embedded(canvas, reportFont(), FLAT),
  'a font that has no heights': (canvas) => embedded(canvas, fontWithoutHeights(), FLAT),
  'a font that has no heights, nor a descriptor of them': (canvas) =>
    embedded(canvas, fontWithoutHeights(), {}),
  'a font that hangs under its line': (canvas) =>
    embedded(canvas, reportFont(), { Ascent: -900, Descent: -1200, FontBBox: [0, -1200, 600, -900] }),
  'a font of absurd heights': (canvas) =>
    embedded(canvas, reportFont(), { Ascent: 32767, Descent: -32768, FontBBox: [0, -32768, 600, 32767] }),
  'a drawn font of scale one': (canvas) => {
    drawnFont(canvas, 1)
    append(canvas.page, 'BT /T 12 Tf 72 600 Td (HHH) Tj ET')
  },
}

test.each(Object.entries(PAGES))('highlights are as high as the drawn glyphs: %s', async (_, draw) => {
  const pdf = await makePdf(draw)
  const { lines, out, lowest } = await standingOut(pdf, await readPages(pdf))
  expect(lines).toBeGreaterThan(0)
  expect(out).toBe(0)
  expect(lowest).toBeGreaterThan(3)
})

test.each([20, 45, 70, 135])(
  'the highlight of a line at %i degrees hardly covers the next line',
  async (angle) => {
    const [cosine, sine] = [Math.cos, Math.sin].map((of) => of((angle * Math.PI) / 180).toFixed(4))
    const line = (words: string, below: number): string =>
      `BT /F 12 Tf ${cosine} ${sine} -${sine} ${cosine} 300 400 Tm 0 -${below} Td (${words}) Tj ET`
    const lines = [line('The tenant pays the rent', 0), line('and the fees of the bank', 14)]
    const make = (operators: string): Promise<Uint8Array> =>
      makePdf(({ page, font }) => {
        page.node.setFontDictionary(PDFName.of('F'), font.ref)
        append(page, operators)
      })
    const pages = await readPages(await make(lines.join(' ')))
    const quads =
      quadsOf(pages, [{ page: 1, start: 0, end: pages[0]?.text.indexOf('and') ?? 0 }])[0]?.quads ?? []
    const left = await Promise.all(
      lines.map(async (operators) => {
        const [drawn] = await drawPages(await make(operators), [1])
        const inked = (): number => drawn?.ink.reduce((sum, pixel) => sum + pixel, 0) ?? 0
        const before = inked()
        if (drawn) uncover(drawn, quads)
        return inked() / before
      }),
    )
    expect(left[0]).toBeLessThan(0.02)
    expect(left[1]).toBeGreaterThan(0.8)
  },
)

describe('in real documents', () => {
  test('highlights are as high as the drawn glyphs, except where lines overlap', {
    timeout: 300_000,
  }, async () => {
    const files = ['contracts', 'languages', 'pairs', 'hostile'].flatMap(corpusFiles)
    let [lines, out] = [0, 0]
    const flat: string[] = []
    for (const file of files) {
      const found = await standingOut(readFileSync(file), await pagesOf(file))
      lines += found.lines
      out += found.out
      if (found.lowest < 0.5) flat.push(basename(file))
    }
    expect(lines).toBeGreaterThan(300)
    expect(out / lines).toBeLessThan(0.005)
    expect(flat).toEqual([])
  })
})
