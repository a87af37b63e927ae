/** Draws the verdict table on sheets of operators, filled from the top. */
import type { Summary } from '../../../base/ports.ts'
import type { Rect } from '../engine/document.ts'
import type { Pictures } from './pictures.ts'
import type { ReportFont } from './report-font.ts'
import { type Line, layoutText } from './text-line.ts'
import { type Colour, FAINT, HAIRLINE } from './verdict-sign.ts'

export interface Sheet {
  /** Operators; fonts are named /Text, /Jpan, /Kore, /Hans, pictured pages /P and their number. */
  readonly content: string
  /** Areas that link to a page of the document (from 1). */
  readonly links: readonly { readonly area: Rect; readonly page: number }[]
  /** Rules that the fonts can't show in full, as notes, which readers show in their own fonts. */
  readonly notes: readonly { readonly area: Rect; readonly text: string }[]
}

export interface SheetSize {
  readonly width: number
  readonly height: number
}

export const MARGIN = 48
export const SIZE = 9.5
export const LEADING = 13
export const PADDING = 6
const FOOTER_SIZE = 8

/** The current sheet and the finished ones. */
export interface Pen {
  readonly font: ReportFont
  readonly size: SheetSize
  readonly summary: Summary
  readonly pictures: Pictures
  readonly sheets: Sheet[]
  /** Right edge of the drawing area. */
  readonly right: number
  operators: string[]
  links: { area: Rect; page: number }[]
  notes: { area: Rect; text: string }[]
  /** Top of the next element. */
  y: number
}

export function penFor(summary: Summary, font: ReportFont, size: SheetSize, pictures: Pictures): Pen {
  const empty = { sheets: [], operators: [], links: [], notes: [] }
  return { font, size, summary, pictures, right: size.width - MARGIN, y: size.height - MARGIN, ...empty }
}

/** Lowest position of a row, above the footer. */
const bottom = MARGIN + LEADING * 2

export function hasRoomFor(pen: Pen, height: number): boolean {
  return pen.y - height >= bottom
}

/** Ends the sheet with its footer. */
export function finishSheet(pen: Pen): void {
  const width = pen.right - MARGIN
  const footer = layoutText(pen.summary.footer, pen.font, FOOTER_SIZE, width)
  for (const [at, line] of footer.entries()) {
    const y = MARGIN - 22 + (footer.length - at) * (FOOTER_SIZE + 2)
    write(pen, line, MARGIN, width, y, FOOTER_SIZE, FAINT)
  }
  pen.sheets.push({ content: pen.operators.join('\n'), links: pen.links, notes: pen.notes })
  pen.operators = []
  pen.links = []
  pen.notes = []
  pen.y = pen.size.height - MARGIN
}

export function paragraph(
  pen: Pen,
  text: string,
  size: number,
  leading: number,
  colour: Colour,
  strong = false,
): void {
  const width = pen.right - MARGIN
  for (const line of layoutText(text, pen.font, size, width)) {
    if (!hasRoomFor(pen, leading)) finishSheet(pen)
    pen.y -= leading
    write(pen, line, MARGIN, width, pen.y + leading - size, size, colour, strong)
  }
}

/** The first line of a text limited to one line. */
export function cell(
  pen: Pen,
  text: string,
  x: number,
  width: number,
  y: number,
  colour: Colour,
  strong = true,
): void {
  const [line] = layoutText(text, pen.font, SIZE, width)
  if (line) write(pen, line, x, width, y, SIZE, colour, strong)
}

/** Strong text is filled and stroked, because the report has only one font weight. */
export function write(
  pen: Pen,
  line: Line,
  left: number,
  width: number,
  y: number,
  size: number,
  colour: Colour,
  strong = false,
): void {
  const x = line.rightToLeft ? left + width - line.width : left
  const shown = colour.join(' ')
  const weight = strong ? `${shown} RG ${(size * 0.03).toFixed(2)} w 2 Tr` : '0 Tr'
  const runs = line.runs.map(
    ({ key, characters }) =>
      `/${key === 'none' ? 'Text' : key} ${size} Tf ${pen.font.encode(characters, key)} Tj`,
  )
  pen.operators.push(`BT ${shown} rg ${weight} ${x.toFixed(2)} ${y.toFixed(2)} Td ${runs.join(' ')} ET`)
}

export function hairline(pen: Pen): void {
  pen.operators.push(`${HAIRLINE.join(' ')} RG 0.5 w ${MARGIN} ${pen.y} m ${pen.right} ${pen.y} l S`)
}
