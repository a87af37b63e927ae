/** The verdict table as pages: drawn as content streams, so that either writer can put them into a document. */
import type { Summary, SummaryLine } from '../../../ports.ts'
import type { Rect } from '../engine/document.ts'
import { AUTHOR, MARK_COLOURS, roundedBox } from '../mark/highlight.ts'
import { brandMark } from './brand.ts'
import type { ReportFont } from './report-font.ts'
import { type Line, layoutText } from './text-line.ts'
import { type Colour, FAINT, HAIRLINE, INK, LINK, VERDICT_COLOURS, verdictSign } from './verdict-sign.ts'

export interface Sheet {
  /** Operators; fonts are named /Text, /Jpan, /Kore, /Hans. */
  readonly content: string
  /** Places that lead to a page of the document (from 1). */
  readonly links: readonly { readonly area: Rect; readonly page: number }[]
  /** Rules that the fonts can't show in full, for a note that readers show in fonts of their own. */
  readonly notes: readonly { readonly area: Rect; readonly text: string }[]
}

export interface SheetSize {
  readonly width: number
  readonly height: number
}

const MARGIN = 48
const SIZE = 9.5
const LEADING = 13
const PADDING = 6
const NUMBER_WIDTH = 22
const VERDICT_WIDTH = 118
const PAGE_WIDTH = 44
const GAP = 14
const SIGN_RADIUS = 4.6
const FOOTER_SIZE = 8
const BRAND_SIZE = 16

interface Columns {
  readonly number: number
  readonly rule: number
  readonly verdict: number
  readonly page: number
  readonly ruleWidth: number
  readonly right: number
}

/** One sheet being drawn, and those done. */
interface Pen {
  readonly font: ReportFont
  readonly size: SheetSize
  readonly columns: Columns
  readonly sheets: Sheet[]
  operators: string[]
  links: { area: Rect; page: number }[]
  notes: { area: Rect; text: string }[]
  /** Top of what comes next. */
  y: number
}

export function drawSummary(summary: Summary, font: ReportFont, size: SheetSize): readonly Sheet[] {
  const right = size.width - MARGIN
  const page = right - PAGE_WIDTH
  const verdict = page - GAP - VERDICT_WIDTH
  const rule = MARGIN + (summary.lines.some(({ number }) => number !== undefined) ? NUMBER_WIDTH : 0)
  const columns = { number: MARGIN, rule, verdict, page, ruleWidth: verdict - GAP - rule, right }
  const pen: Pen = {
    font,
    size,
    columns,
    sheets: [],
    operators: [],
    links: [],
    notes: [],
    y: size.height - MARGIN,
  }
  brand(pen)
  paragraph(pen, summary.title, 18, 23, INK, true)
  pen.y -= 4
  paragraph(pen, summary.subtitle, SIZE, LEADING, FAINT)
  pen.y -= 12
  header(pen, summary)
  for (const [at, line] of summary.lines.entries()) {
    if (at > 0 && line.number === undefined && summary.lines[at - 1]?.number !== undefined) pen.y -= GAP
    row(pen, summary, line)
  }
  for (const note of summary.notes) noteBelow(pen, summary, note)
  finishSheet(pen, summary)
  return pen.sheets
}

/** Right of the title; the name is the author of the notes. */
function brand(pen: Pen): void {
  const [name] = layoutText(AUTHOR, pen.font, SIZE, pen.size.width)
  if (!name) return
  const left = pen.columns.right - name.width
  const y = pen.y - 18
  write(pen, name, left, name.width, y, SIZE, INK, true)
  pen.operators.push(brandMark(left - BRAND_SIZE - 5, y - 4.5, BRAND_SIZE))
}

function paragraph(
  pen: Pen,
  text: string,
  size: number,
  leading: number,
  colour: Colour,
  strong = false,
): void {
  for (const line of layoutText(text, pen.font, size, pen.columns.right - MARGIN)) {
    pen.y -= leading
    write(pen, line, MARGIN, pen.columns.right - MARGIN, pen.y + leading - size, size, colour, strong)
  }
}

/** Below the table, over as many sheets as it takes. */
function noteBelow(pen: Pen, summary: Summary, text: string): void {
  pen.y -= PADDING
  const width = pen.columns.right - MARGIN
  for (const line of layoutText(text, pen.font, SIZE, width)) {
    if (pen.y - LEADING < bottom) turnSheet(pen, summary)
    pen.y -= LEADING
    write(pen, line, MARGIN, width, pen.y + LEADING - SIZE, SIZE, FAINT)
  }
}

function header(pen: Pen, { columns: names }: Summary): void {
  const { number, rule, verdict, page, ruleWidth } = pen.columns
  const y = pen.y - LEADING
  cell(pen, names.rule, number, ruleWidth + rule - number, y, FAINT)
  cell(pen, names.verdict, verdict, VERDICT_WIDTH, y, FAINT)
  cell(pen, names.page, page, PAGE_WIDTH, y, FAINT)
  pen.y = y - PADDING
  hairline(pen)
}

function row(pen: Pen, summary: Summary, line: SummaryLine): void {
  const { number, rule: ruleLeft } = pen.columns
  const left = line.number === undefined ? number : ruleLeft
  const ruleWidth = pen.columns.ruleWidth + ruleLeft - left
  const rule = layoutText(line.rule, pen.font, SIZE, ruleWidth)
  const verdict = layoutText(line.verdictLabel, pen.font, SIZE, VERDICT_WIDTH - 16)
  const lines = Math.max(rule.length, verdict.length, 1)
  const whole = lines * LEADING + PADDING * 2
  if (pen.y - whole < bottom && whole < pen.size.height / 2) turnSheet(pen, summary)
  pen.y -= PADDING
  for (let at = 0; at < lines; at++) {
    if (pen.y - LEADING < bottom) turnSheet(pen, summary)
    pen.y -= LEADING
    const y = pen.y + LEADING - SIZE
    if (at === 0) numberVerdictAndPage(pen, line, y)
    if (at === 0 && rule.some(isPartly)) pen.notes.push(noteOn(line.rule, y))
    const [words, label] = [rule[at], verdict[at]]
    if (words) write(pen, words, left, ruleWidth, y, SIZE, INK)
    if (label) {
      write(
        pen,
        label,
        pen.columns.verdict + 16,
        VERDICT_WIDTH - 16,
        y,
        SIZE,
        VERDICT_COLOURS[line.verdict],
        true,
      )
    }
  }
  pen.y -= PADDING
  hairline(pen)
}

function isPartly(line: Line): boolean {
  return line.runs.some(({ key }) => key === 'none')
}

/** In the margin before the rule. */
function noteOn(text: string, y: number): Sheet['notes'][number] {
  return { area: [MARGIN - 24, y - 4, MARGIN - 8, y + 12], text }
}

/** Lowest place for a row; the footer stands below. */
const bottom = MARGIN + LEADING * 2

function numberVerdictAndPage(pen: Pen, line: SummaryLine, y: number): void {
  const { number, verdict } = pen.columns
  if (line.number !== undefined) cell(pen, String(line.number), number, NUMBER_WIDTH, y, FAINT, false)
  pen.operators.push(verdictSign(line.verdict, verdict + SIGN_RADIUS, y + SIZE * 0.35, SIGN_RADIUS))
  if (line.page !== null) pageLink(pen, line, line.page, y)
}

/** The number of a page with a highlight stands on its colour. */
function pageLink(pen: Pen, line: SummaryLine, target: number, y: number): void {
  const { page } = pen.columns
  const [shown] = layoutText(String(target), pen.font, SIZE, PAGE_WIDTH)
  if (!shown) return
  const end = page + shown.width
  const colour = line.verdict === 'broken' ? INK : LINK
  if (line.verdict === 'broken') {
    const mark = MARK_COLOURS[line.number === undefined ? 'general' : 'broken']
    pen.operators.push(`${mark.join(' ')} rg ${roundedBox([page - 4, y - 3.4, end + 4, y + SIZE])} f`)
  }
  write(pen, shown, page, PAGE_WIDTH, y, SIZE, colour)
  pen.operators.push(`${colour.join(' ')} RG 0.6 w ${page} ${y - 1.6} m ${end.toFixed(2)} ${y - 1.6} l S`)
  pen.links.push({ area: [page - 4, y - 4, Math.max(end, page + 16) + 4, y + SIZE + 2], page: target })
}

function cell(
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

/** Strong text is filled and stroked, for the report carries one weight only. */
function write(
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

function hairline(pen: Pen): void {
  const { number, right } = pen.columns
  pen.operators.push(`${HAIRLINE.join(' ')} RG 0.5 w ${number} ${pen.y} m ${right} ${pen.y} l S`)
}

function turnSheet(pen: Pen, summary: Summary): void {
  finishSheet(pen, summary)
  pen.operators = []
  pen.links = []
  pen.notes = []
  pen.y = pen.size.height - MARGIN
  header(pen, summary)
}

function finishSheet(pen: Pen, summary: Summary): void {
  const width = pen.columns.right - MARGIN
  const footer = layoutText(summary.footer, pen.font, FOOTER_SIZE, width)
  for (const [at, line] of footer.entries()) {
    const y = MARGIN - 22 + (footer.length - at) * (FOOTER_SIZE + 2)
    write(pen, line, MARGIN, width, y, FOOTER_SIZE, FAINT)
  }
  pen.sheets.push({ content: pen.operators.join('\n'), links: pen.links, notes: pen.notes })
}
