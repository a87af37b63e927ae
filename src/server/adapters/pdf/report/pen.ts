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

/** Lowest position of a row, above the footer. */
const BOTTOM = MARGIN + LEADING * 2

/** The current sheet and the finished ones. */
export class Pen {
  readonly summary: Summary
  readonly font: ReportFont
  readonly size: SheetSize
  readonly pictures: Pictures
  /** Right edge of the drawing area. */
  readonly right: number
  readonly sheets: Sheet[] = []
  operators: string[] = []
  links: { area: Rect; page: number }[] = []
  notes: { area: Rect; text: string }[] = []
  /** Top of the next element. */
  y: number

  constructor(summary: Summary, font: ReportFont, size: SheetSize, pictures: Pictures) {
    this.summary = summary
    this.font = font
    this.size = size
    this.pictures = pictures
    this.right = size.width - MARGIN
    this.y = size.height - MARGIN
  }

  hasRoomFor(height: number): boolean {
    return this.y - height >= BOTTOM
  }

  /** Ends the sheet with its footer. */
  finishSheet(): void {
    const width = this.right - MARGIN
    const footer = layoutText(this.summary.footer, this.font, FOOTER_SIZE, width)
    for (const [at, line] of footer.entries()) {
      const y = MARGIN - 22 + (footer.length - at) * (FOOTER_SIZE + 2)
      this.write(line, MARGIN, width, y, FOOTER_SIZE, FAINT)
    }
    this.sheets.push({ content: this.operators.join('\n'), links: this.links, notes: this.notes })
    this.operators = []
    this.links = []
    this.notes = []
    this.y = this.size.height - MARGIN
  }

  paragraph(text: string, size: number, leading: number, colour: Colour): void {
    const width = this.right - MARGIN
    for (const line of layoutText(text, this.font, size, width)) {
      if (!this.hasRoomFor(leading)) this.finishSheet()
      this.y -= leading
      this.write(line, MARGIN, width, this.y + leading - size, size, colour)
    }
  }

  /** The first line of a text limited to one line. */
  cell(text: string, x: number, width: number, y: number, strong = false): void {
    const [line] = layoutText(text, this.font, SIZE, width)
    if (line) this.write(line, x, width, y, SIZE, FAINT, strong)
  }

  /** Strong text is filled and stroked, because the report has only one font weight. */
  write(
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
        `/${key === 'none' ? 'Text' : key} ${size} Tf ${this.font.encode(characters, key)} Tj`,
    )
    this.operators.push(`BT ${shown} rg ${weight} ${x.toFixed(2)} ${y.toFixed(2)} Td ${runs.join(' ')} ET`)
  }

  hairline(): void {
    this.operators.push(`${HAIRLINE.join(' ')} RG 0.5 w ${MARGIN} ${this.y} m ${this.right} ${this.y} l S`)
  }
}
