/** The verdict table as pages of content streams, so that either writer can add them to a document. */
import type { Summary } from '../../../base/ports.ts'
import { AUTHOR } from '../mark/highlight.ts'
import { brandMark } from './brand.ts'
import {
  finishSheet,
  LEADING,
  PADDING,
  type Pen,
  paragraph,
  penFor,
  type Sheet,
  type SheetSize,
  SIZE,
  write,
} from './pen.ts'
import type { Pictures } from './pictures.ts'
import type { ReportFont } from './report-font.ts'
import { drawTable } from './table.ts'
import { layoutText } from './text-line.ts'
import { FAINT, INK } from './verdict-sign.ts'

const BRAND_SIZE = 16

export function drawSummary(
  summary: Summary,
  font: ReportFont,
  size: SheetSize,
  pictures: Pictures,
): readonly Sheet[] {
  const pen = penFor(summary, font, size, pictures)
  brand(pen)
  paragraph(pen, summary.title, 18, 23, INK, true)
  pen.y -= 4
  paragraph(pen, summary.subtitle, SIZE, LEADING, FAINT)
  for (const fact of summary.facts ?? []) paragraph(pen, fact, SIZE, LEADING, FAINT)
  pen.y -= 12
  drawTable(pen)
  for (const note of summary.notes) {
    pen.y -= PADDING
    paragraph(pen, note, SIZE, LEADING, FAINT)
  }
  finishSheet(pen)
  return pen.sheets
}

/** Right of the title; the name is also the notes' author. */
function brand(pen: Pen): void {
  const [name] = layoutText(AUTHOR, pen.font, SIZE, pen.size.width)
  if (!name) return
  const left = pen.right - name.width
  const y = pen.y - 18
  write(pen, name, left, name.width, y, SIZE, INK, true)
  pen.operators.push(brandMark(left - BRAND_SIZE - 5, y - 4.5, BRAND_SIZE))
}
