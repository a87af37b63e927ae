/** Typesets a document as a PDF of A4 pages. The same text gives the same bytes. */
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import type { Clause, Paper } from './paper.ts'

/** In points. */
const WIDTH = 595
const HEIGHT = 842
const MARGIN = 78
const TOP = HEIGHT - 92
const BOTTOM = 92
const LEADING = 16.5
const INK = rgb(0.1, 0.1, 0.12)
const GREY = rgb(0.42, 0.43, 0.46)

interface Look {
  readonly text: StandardFonts
  readonly bold: StandardFonts
  readonly size: number
  readonly isCentred: boolean
}

const LOOKS: Readonly<Record<Paper['look'], Look>> = {
  contract: {
    text: StandardFonts.TimesRoman,
    bold: StandardFonts.TimesRomanBold,
    size: 11.5,
    isCentred: true,
  },
  report: { text: StandardFonts.Helvetica, bold: StandardFonts.HelveticaBold, size: 10.5, isCentred: false },
}

/** Position of the next line, and its font. */
interface Cursor {
  readonly document: PDFDocument
  readonly text: PDFFont
  readonly bold: PDFFont
  readonly size: number
  page: PDFPage
  y: number
}

export async function typeset(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle(paper.name)
  document.setCreationDate(new Date(paper.made))
  document.setModificationDate(new Date(paper.made))
  const { text, bold, size, isCentred } = LOOKS[paper.look]
  const cursor: Cursor = {
    document,
    text: await document.embedFont(text),
    bold: await document.embedFont(bold),
    size,
    page: document.addPage([WIDTH, HEIGHT]),
    y: TOP,
  }
  opening(cursor, paper, isCentred)
  for (const each of paper.clauses) clause(cursor, each)
  if (paper.signatures) signatures(cursor, paper.signatures)
  if (paper.annex) {
    cursor.y -= 2 * LEADING
    clause(cursor, paper.annex)
  }
  folios(cursor, paper.reference)
  return new Uint8Array(await document.save())
}

function opening(cursor: Cursor, { title, opening }: Paper, isCentred: boolean): void {
  const { page, bold, y } = cursor
  const x = isCentred ? (WIDTH - bold.widthOfTextAtSize(title, 19)) / 2 : MARGIN
  page.drawText(title, { x, y, size: 19, font: bold, color: INK })
  cursor.y -= 42
  for (const text of opening) paragraph(cursor, text)
}

function clause(cursor: Cursor, { heading, paragraphs }: Clause): void {
  title(cursor, heading)
  for (const text of paragraphs) paragraph(cursor, text)
}

function title(cursor: Cursor, heading: string): void {
  // Keeps a heading on the same page as the text below it.
  if (cursor.y - 5 * LEADING < BOTTOM) turn(cursor)
  cursor.y -= 9
  const { page, bold, size, y } = cursor
  page.drawText(heading, { x: MARGIN, y, size: size + 1, font: bold, color: INK })
  cursor.y -= LEADING + 4
}

function paragraph(cursor: Cursor, text: string): void {
  const lines = wrap(text, cursor)
  if (cursor.y - (Math.min(lines.length, 3) - 1) * LEADING < BOTTOM) turn(cursor)
  for (const line of lines) {
    if (cursor.y < BOTTOM) turn(cursor)
    write(cursor, line, MARGIN)
    cursor.y -= LEADING
  }
  cursor.y -= 6
}

function signatures(cursor: Cursor, blocks: readonly (readonly string[])[]): void {
  if (cursor.y - 8 * LEADING < BOTTOM) turn(cursor)
  cursor.y -= 2 * LEADING
  const start = cursor.y
  blocks.forEach((lines, side) => {
    cursor.y = start
    for (const line of lines) {
      write(cursor, line, MARGIN + side * 232)
      cursor.y -= 1.5 * LEADING
    }
  })
}

function folios({ document, text }: Cursor, reference: string): void {
  const pages = document.getPages()
  pages.forEach((page, index) => {
    const place = { y: 48, size: 9, font: text, color: GREY }
    page.drawText(reference, { x: MARGIN, ...place })
    page.drawText(`Page ${index + 1} of ${pages.length}`, { x: WIDTH - MARGIN - 52, ...place })
  })
}

function write({ page, text, size, y }: Cursor, line: string, x: number): void {
  page.drawText(line, { x, y, size, font: text, color: INK })
}

function turn(cursor: Cursor): void {
  cursor.page = cursor.document.addPage([WIDTH, HEIGHT])
  cursor.y = TOP
}

function wrap(words: string, { text, size }: Cursor): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of words.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && text.widthOfTextAtSize(longer, size) > WIDTH - 2 * MARGIN) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
