/** Sets the demo's agreement as a PDF of three A4 pages. The same words give the same bytes. */
import { PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from 'pdf-lib'
import { ANNEX, CLAUSES, type Clause, PARTIES, REFERENCE, SIGNATURES, TITLE } from './contract.ts'

/** In points. */
const WIDTH = 595
const HEIGHT = 842
const MARGIN = 78
const TOP = HEIGHT - 92
const BOTTOM = 92
const SIZE = 11.5
const LEADING = 16.5
const INK = rgb(0.1, 0.1, 0.12)
const GREY = rgb(0.42, 0.43, 0.46)
/** The day the agreement was made, so that no build differs from another. */
const MADE = new Date('2026-03-02T09:00:00Z')

interface Fonts {
  readonly text: PDFFont
  readonly bold: PDFFont
}

/** Where the next line goes. */
interface Cursor {
  readonly document: PDFDocument
  readonly fonts: Fonts
  page: PDFPage
  y: number
}

export async function demoDocument(): Promise<Uint8Array<ArrayBuffer>> {
  const document = await PDFDocument.create({ updateMetadata: false })
  document.setTitle('Service Agreement')
  document.setCreationDate(MADE)
  document.setModificationDate(MADE)
  const fonts = {
    text: await document.embedFont(StandardFonts.TimesRoman),
    bold: await document.embedFont(StandardFonts.TimesRomanBold),
  }
  const cursor: Cursor = { document, fonts, page: document.addPage([WIDTH, HEIGHT]), y: TOP }
  opening(cursor)
  for (const each of CLAUSES) clause(cursor, each)
  signatures(cursor)
  cursor.y -= 2 * LEADING
  clause(cursor, ANNEX)
  folios(document, fonts)
  return new Uint8Array(await document.save())
}

function opening(cursor: Cursor): void {
  const { fonts } = cursor
  const left = (WIDTH - fonts.bold.widthOfTextAtSize(TITLE, 19)) / 2
  cursor.page.drawText(TITLE, { x: left, y: cursor.y, size: 19, font: fonts.bold, color: INK })
  cursor.y -= 42
  for (const text of PARTIES) paragraph(cursor, text)
}

function clause(cursor: Cursor, { heading, paragraphs }: Clause): void {
  title(cursor, heading)
  for (const text of paragraphs) paragraph(cursor, text)
}

function title(cursor: Cursor, heading: string): void {
  // A heading never stands alone at the foot of a page.
  if (cursor.y - 5 * LEADING < BOTTOM) turn(cursor)
  cursor.y -= 9
  cursor.page.drawText(heading, { x: MARGIN, y: cursor.y, size: 12.5, font: cursor.fonts.bold, color: INK })
  cursor.y -= LEADING + 4
}

function paragraph(cursor: Cursor, text: string): void {
  const lines = wrap(text, cursor.fonts.text)
  if (cursor.y - (Math.min(lines.length, 3) - 1) * LEADING < BOTTOM) turn(cursor)
  for (const line of lines) {
    if (cursor.y < BOTTOM) turn(cursor)
    write(cursor, line, MARGIN)
    cursor.y -= LEADING
  }
  cursor.y -= 6
}

function signatures(cursor: Cursor): void {
  if (cursor.y - 8 * LEADING < BOTTOM) turn(cursor)
  cursor.y -= 2 * LEADING
  const start = cursor.y
  SIGNATURES.forEach((lines, side) => {
    cursor.y = start
    for (const line of lines) {
      write(cursor, line, MARGIN + side * 232)
      cursor.y -= 1.5 * LEADING
    }
  })
}

function folios(document: PDFDocument, { text }: Fonts): void {
  const pages = document.getPages()
  pages.forEach((page, index) => {
    const place = { y: 48, size: 9, font: text, color: GREY }
    page.drawText(REFERENCE, { x: MARGIN, ...place })
    page.drawText(`Page ${index + 1} of ${pages.length}`, { x: WIDTH - MARGIN - 52, ...place })
  })
}

function write({ page, fonts, y }: Cursor, line: string, x: number): void {
  page.drawText(line, { x, y, size: SIZE, font: fonts.text, color: INK })
}

function turn(cursor: Cursor): void {
  cursor.page = cursor.document.addPage([WIDTH, HEIGHT])
  cursor.y = TOP
}

function wrap(text: string, font: PDFFont): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`
    if (line !== '' && font.widthOfTextAtSize(longer, SIZE) > WIDTH - 2 * MARGIN) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return [...lines, line]
}
