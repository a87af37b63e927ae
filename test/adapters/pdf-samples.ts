/** Small PDFs made for the tests, and the tools they are compared with. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { degrees, PDFDocument, type PDFFont, PDFName, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { pdfiumModule, reportFont } from '../../local/pdfium.ts'
import type { PageText, Quad } from '../../src/domain/document/page-text.ts'
import { quadsOf } from '../../src/domain/quotes/quotes.ts'
import { createPlaceInspector } from '../../src/server/adapters/pdf/inspect/inspector.ts'
import { createPdfMarker } from '../../src/server/adapters/pdf/mark/marker.ts'
import { createPdfReader } from '../../src/server/adapters/pdf/read/reader.ts'
import type { Mark, Sight, Summary } from '../../src/server/base/ports.ts'

export const reader = createPdfReader(pdfiumModule())
export const inspector = createPlaceInspector(pdfiumModule())
export const marker = createPdfMarker(pdfiumModule(), reportFont())

/** The marked file; throws when the document can't be marked. */
export async function markPdf(
  pdf: Uint8Array,
  marks: readonly Mark[],
  summary: Summary,
): Promise<Uint8Array> {
  const marked = await marker.mark(pdf, marks, summary)
  if (!marked) throw new Error('the document could not be marked')
  return marked
}

export const SUMMARY: Summary = {
  title: 'Checked by Rulemark',
  subtitle: 'sample.pdf',
  columns: { rule: 'Rule', verdict: 'Verdict', page: 'Page' },
  lines: [
    { rule: 'Name the parties.', verdict: 'met', verdictLabel: 'Met', page: 1 },
    { rule: 'Give a date.', verdict: 'not-found', verdictLabel: 'Not found', page: null },
  ],
  notes: [],
  footer: 'Page numbers are those of the document.',
}

export interface Canvas {
  readonly document: PDFDocument
  readonly page: PDFPage
  readonly font: PDFFont
}

/** A PDF of one A4 page, drawn by `draw`. */
export async function makePdf(
  draw: (canvas: Canvas) => void | Promise<void>,
  useObjectStreams = true,
): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const font = await document.embedFont(StandardFonts.Helvetica)
  const page = document.addPage([595, 842])
  await draw({ document, page, font })
  return document.save({ useObjectStreams })
}

export function write({ page, font }: Canvas, text: string, x: number, y: number, size = 12): void {
  page.drawText(text, { x, y, size, font })
}

export const WHITE = rgb(1, 1, 1)
export const DARK = rgb(0.1, 0.1, 0.3)

/** Draws a grey one-pixel picture scaled to the area. */
export function drawPicture(
  { document, page }: Canvas,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const picture = document.context.stream(Uint8Array.of(128), {
    Type: 'XObject',
    Subtype: 'Image',
    Width: 1,
    Height: 1,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
  })
  const name = page.node.newXObject('Picture', document.context.register(picture))
  append(page, `q ${width} 0 0 ${height} ${x} ${y} cm ${name} Do Q`)
}

/** Draws a scan-like picture over the whole page: lines of dark dashes on white. */
export function drawScan({ document, page }: Canvas): void {
  const [width, height] = [60, 84]
  const pixels = Uint8Array.from({ length: width * height }, (_, at) =>
    Math.floor(at / width) % 2 === 0 && at % 3 > 0 ? 20 : 250,
  )
  const picture = document.context.stream(pixels, {
    Type: 'XObject',
    Subtype: 'Image',
    Width: width,
    Height: height,
    ColorSpace: 'DeviceGray',
    BitsPerComponent: 8,
  })
  const name = page.node.newXObject('Scan', document.context.register(picture))
  append(page, `q 595 0 0 842 0 0 cm ${name} Do Q`)
}

/** Appends operators to the page as a separate content stream. */
export function append(page: PDFPage, operators: string): void {
  const { context } = page.doc
  page.node.addContentStream(context.register(context.stream(operators)))
}

/** A font's map from single-byte codes to text. */
export function unicodeMap(entries: readonly (readonly [code: number, text: string])[]): string {
  const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0')
  const lines = entries.map(([code, text]) => {
    const units = Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4))
    return `<${hex(code, 2)}> <${units.join('')}>`
  })
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /X def
1 begincodespacerange <00> <FF> endcodespacerange ${lines.length} beginbfchar ${lines.join('\n')} endbfchar endcmap end end`
}

/** Adds Helvetica as a font of the page that reads these codes as other text. */
export function useFontReading(
  { document: { context }, page }: Canvas,
  name: string,
  entries: Parameters<typeof unicodeMap>[0],
): void {
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type1',
    BaseFont: 'Helvetica',
    Encoding: 'WinAnsiEncoding',
    ToUnicode: context.register(context.stream(unicodeMap(entries))),
  })
  page.node.setFontDictionary(PDFName.of(name), context.register(font))
}

/** A page whose deflated content is `once` repeated `times`: small in the file, huge in memory. */
export async function makeBomb(once: string, times: number): Promise<Uint8Array> {
  return makePdf(({ document, page }) => {
    const content = document.context.stream(deflateSync(Buffer.alloc(once.length * times, once)), {
      Filter: 'FlateDecode',
    })
    page.node.set(PDFName.of('Contents'), document.context.register(content))
  })
}

/** Page boxes and rotations under which highlights must stay correct. */
export const VARIANTS: Readonly<Record<string, (page: PDFPage) => void>> = {
  plain: () => undefined,
  'turned by 90': (page) => page.setRotation(degrees(90)),
  'turned by 180': (page) => page.setRotation(degrees(180)),
  'turned by 270': (page) => page.setRotation(degrees(270)),
  cropped: (page) => page.setCropBox(40, 60, 480, 700),
  'cropped and turned': (page) => {
    page.setCropBox(40, 60, 480, 700)
    page.setRotation(degrees(90))
  },
  offset: (page) => {
    page.setMediaBox(-100, -200, 800, 1100)
    page.setCropBox(-100, -200, 800, 1100)
  },
  'scaled by a user unit': (page) => page.node.set(PDFName.of('UserUnit'), page.doc.context.obj(2)),
}

/** The quad around `words` on the page. */
export function quadOf(page: PageText, words: string): Quad {
  const [left, bottom, right, top] = boxOf(page, words)
  return [left, top, right, top, left, bottom, right, bottom]
}

/** Left, bottom, right, top around `words` on the page. */
export function boxOf(page: PageText, words: string): readonly [number, number, number, number] {
  const start = page.text.indexOf(words)
  if (start === -1) throw new Error(`"${words}" is not on the page`)
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = start; at < start + words.length; at++) {
    const [left = 0, bottom = 0, right = 0, top = 0] = page.boxes.subarray(at * 4, at * 4 + 4)
    if (right === left) continue
    box[0] = Math.min(box[0], left)
    box[1] = Math.min(box[1], bottom)
    box[2] = Math.max(box[2], right)
    box[3] = Math.max(box[3], top)
  }
  return box
}

export async function readPages(pdf: Uint8Array): Promise<readonly PageText[]> {
  const outcome = await reader.read(pdf)
  if (!outcome.ok) throw new Error(`not read: ${outcome.failure}`)
  return outcome.document.pages
}

/** A highlight on `words` of the first page. */
export async function markOn(pdf: Uint8Array, words: string, kind: Mark['kind'] = 'broken'): Promise<Mark> {
  const [page] = await readPages(pdf)
  if (!page) throw new Error('no page')
  return { page: 1, quads: [quadOf(page, words)], kind, note: `Rule 1: ${words}` }
}

/** Counts how often others could run before `work` was done. */
export async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let [turns, isDone] = [0, false]
  const done = work.then(() => {
    isDone = true
  })
  while (!isDone) {
    await new Promise((resolve) => setTimeout(resolve, 0))
    turns += 1
  }
  await done
  return turns
}

export function hasTool(name: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(join(folder, name)))
}

/** Runs a tool on the file ("FILE" in the options becomes its path); returns its output, also from "OUT". */
export function runTool(name: string, pdf: Uint8Array, ...options: readonly string[]): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'rulemark-pdf-'))
  try {
    const [path, out] = [join(folder, 'in.pdf'), join(folder, 'out')]
    writeFileSync(path, pdf)
    const given = options.map((option) =>
      option.replace(/FILE|OUT/g, (word) => (word === 'FILE' ? path : out)),
    )
    const printed = execFileSync(name, given, { stdio: ['ignore', 'pipe', 'ignore'], maxBuffer: 1 << 28 })
    return existsSync(out) ? readFileSync(out) : printed
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** What a reader sees of `words` on the first page. */
export async function sightOf(pdf: Uint8Array, words: string): Promise<Sight | undefined> {
  const pages = await readPages(pdf)
  const start = pages[0]?.text.indexOf(words) ?? -1
  if (start < 0) throw new Error(`"${words}" is not on the page: ${pages[0]?.text}`)
  const places = quadsOf(pages, [{ page: 1, start, end: start + words.length }])
  const [sight] = await inspector.inspect(pdf, places)
  return sight
}
