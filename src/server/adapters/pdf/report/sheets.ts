/** Adds the verdict table to a pdf-lib document, drawn as content streams, so that either writer can use it. */
import { type PDFContext, type PDFDocument, PDFHexString, type PDFRef, PDFString } from 'pdf-lib'
import type { Summary } from '../../../base/ports.ts'
import { AUTHOR } from '../highlights/highlight.ts'
import { LEADING, MARGIN, PADDING, Pen, type Sheet, type SheetSize, SIZE } from './pen.ts'
import { embedPictures, type PicturedPages, type Pictures } from './pictures.ts'
import { createReportFont, put, type ReportFont, serifOf } from './report-font.ts'
import { drawTable } from './table.ts'
import { layoutText } from './text-line.ts'
import { FAINT, INK } from './verdict-sign.ts'

export interface Table {
  readonly summary: Summary
  readonly size: SheetSize
  /** A TrueType file. */
  readonly font: Uint8Array
  readonly pictured: PicturedPages | undefined
}

/** `target` returns the page that a link leads to; a link without one is dropped. The pages aren't in `parent` yet. */
export async function addSheets(
  document: PDFDocument,
  { summary, size, font: file, pictured }: Table,
  parent: PDFRef,
  target: (page: number) => PDFRef | undefined,
): Promise<{ readonly refs: readonly PDFRef[]; readonly sheets: readonly Sheet[] }> {
  const { context } = document
  const font = await createReportFont(document, file)
  const pictures = await embedPictures(document, pictured)
  const sheets = drawSummary(summary, font, size, pictures)
  const fonts = put(context, Object.fromEntries(font.embed()))
  const forms = put(context, Object.fromEntries([...pictures].map(([page, { form }]) => [`P${page}`, form])))
  const box = [0, 0, size.width, size.height]
  const refs = sheets.map((sheet) =>
    put(context, {
      Type: 'Page',
      Parent: parent,
      MediaBox: box,
      CropBox: box,
      Rotate: 0,
      Resources: { Font: fonts, XObject: forms },
      Contents: context.register(context.flateStream(sheet.content)),
      Annots: [...linksOf(context, sheet, target), ...notesOf(context, sheet)],
    }),
  )
  return { refs, sheets }
}

function linksOf(context: PDFContext, sheet: Sheet, target: (page: number) => PDFRef | undefined): PDFRef[] {
  return sheet.links.flatMap(({ area, page }) => {
    const ref = target(page)
    if (!ref) return []
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [...area], Border: [0, 0, 0] }
    return [put(context, { ...link, Dest: [ref, 'Fit'], F: 4 })]
  })
}

function notesOf(context: PDFContext, sheet: Sheet): PDFRef[] {
  return sheet.notes.map(({ area, text }) => {
    const note = { Type: 'Annot', Subtype: 'Text', Rect: [...area], Name: 'Note', F: 28 }
    const words = { Contents: PDFHexString.fromText(text), T: PDFString.of(AUTHOR) }
    return put(context, { ...note, ...words })
  })
}

const BRAND_SIZE = 16
const NAME_WIDTH = 96
const GAP = 14
/** Room to sign in. */
const SIGN_HEIGHT = 72

function drawSummary(
  summary: Summary,
  font: ReportFont,
  size: SheetSize,
  pictures: Pictures,
): readonly Sheet[] {
  const pen = new Pen(summary, font, size, pictures)
  brand(pen)
  pen.paragraph(serifOf(summary.title, font), 24, 32, INK)
  pen.paragraph(summary.subtitle, SIZE, LEADING, INK)
  pen.y -= PADDING
  for (const one of summary.facts ?? []) fact(pen, one)
  pen.y -= GAP
  drawTable(pen)
  for (const note of summary.notes) {
    pen.y -= PADDING
    pen.paragraph(note, SIZE, LEADING, FAINT)
  }
  if (summary.sign) signature(pen, summary.sign)
  pen.finishSheet()
  return pen.sheets
}

/** Its name, up to the colon, in a column of its own. */
function fact(pen: Pen, text: string): void {
  const [, name, value = text] = /^([^:]+): (.*)$/s.exec(text) ?? []
  const left = name === undefined ? MARGIN : MARGIN + NAME_WIDTH
  const width = pen.right - left
  for (const [at, line] of layoutText(value, pen.font, SIZE, width).entries()) {
    pen.y -= LEADING
    const y = pen.y + LEADING - SIZE
    if (at === 0 && name !== undefined) pen.cell(name, MARGIN, NAME_WIDTH - PADDING, y)
    pen.write(line, left, width, y, SIZE, INK)
  }
}

/** Lines to write on, side by side, with what to write beneath. */
function signature(pen: Pen, names: readonly string[]): void {
  if (!pen.hasRoomFor(SIGN_HEIGHT)) pen.finishSheet()
  pen.y -= SIGN_HEIGHT - LEADING
  const width = (pen.right - MARGIN - GAP * (names.length - 1)) / names.length
  for (const [at, name] of names.entries()) {
    const x = MARGIN + at * (width + GAP)
    pen.operators.push(`${INK.join(' ')} RG 0.5 w ${x} ${pen.y} m ${x + width} ${pen.y} l S`)
    pen.cell(name, x, width, pen.y - LEADING)
  }
}

/** Right of the title; the name is also the notes' author. */
function brand(pen: Pen): void {
  const [name] = layoutText(AUTHOR, pen.font, SIZE, pen.size.width)
  if (!name) return
  const left = pen.right - name.width
  const y = pen.y - 20
  pen.write(name, left, name.width, y, SIZE, INK, true)
  pen.operators.push(brandMark(left - BRAND_SIZE - 5, y - 4.5, BRAND_SIZE))
}

const MARKER = [1, 0.847, 0.227]
/** In the mark's own 28 by 28 units, y upwards: a check drawn as a marker stroke, and three lines of text. */
const STROKE = '2.5 14.5 m 7.4 18.8 l 12.7 12.4 l 21.5 26.5 l 26.7 22.8 l 14 2.5 l h f'
const LINES = '2.5 20.5 m 14.5 20.5 l 2.5 14 m 25.5 14 l 2.5 7.5 m 18.5 7.5 l S'
const UNITS = 28

/** Operators for the mark with its lower left corner at (x, y). */
function brandMark(x: number, y: number, size: number): string {
  const scale = size / UNITS
  const place = `${scale.toFixed(4)} 0 0 ${scale.toFixed(4)} ${x.toFixed(2)} ${y.toFixed(2)} cm`
  return `q ${place} ${MARKER.join(' ')} rg ${STROKE} ${INK.join(' ')} RG 2 w 1 J ${LINES} Q`
}
