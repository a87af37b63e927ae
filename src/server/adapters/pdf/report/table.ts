/** The rows of the verdict table. */

import type { Quad } from '../../../../domain/document/page-text.ts'
import { boxAround, cornersOf } from '../../../../domain/results/cut-out-box.ts'
import type { InspectedPlace, SummaryLine } from '../../../base/ports.ts'
import { MARK_COLOURS, roundedBox } from '../highlights/highlight.ts'
import { LEADING, MARGIN, PADDING, type Pen, type Sheet, SIZE } from './pen.ts'
import type { Pictures } from './pictures.ts'
import { type Line, layoutText } from './text-line.ts'
import { type Colour, colourOf, FAINT, HAIRLINE, INK, LINK, verdictSign } from './verdict-sign.ts'

const NUMBER_WIDTH = 22
/** Fits "Not found in the document" on one line. */
const VERDICT_WIDTH = 160
const PAGE_WIDTH = 36
const GAP = 14
const SIGN_RADIUS = 4.6

interface Columns {
  readonly rule: number
  readonly verdict: number
  readonly page: number
}

export function drawTable(pen: Pen): void {
  const { lines } = pen.summary
  const page = pen.right - PAGE_WIDTH
  const rule = MARGIN + (lines.some(({ number }) => number !== undefined) ? NUMBER_WIDTH : 0)
  const columns = { rule, verdict: page - GAP - VERDICT_WIDTH, page }
  header(pen, columns)
  for (const [at, line] of lines.entries()) {
    if (at > 0 && line.number === undefined && lines[at - 1]?.number !== undefined) pen.y -= GAP
    row(pen, columns, line)
  }
}

function header(pen: Pen, { verdict, page }: Columns): void {
  const names = pen.summary.columns
  const y = pen.y - LEADING
  pen.cell(names.rule, MARGIN, verdict - GAP - MARGIN, y, true)
  pen.cell(names.verdict, verdict, VERDICT_WIDTH, y, true)
  pen.cell(names.page, page, PAGE_WIDTH, y, true)
  pen.y = y - PADDING
  pen.hairline()
}

function turnSheet(pen: Pen, columns: Columns): void {
  pen.finishSheet()
  header(pen, columns)
}

interface Written {
  readonly line: Line
  readonly colour: Colour
  readonly strong: boolean
}

function row(pen: Pen, columns: Columns, line: SummaryLine): void {
  const left = line.number === undefined ? MARGIN : columns.rule
  const width = columns.verdict - GAP - left
  const words = wordsOf(pen, line, width)
  const [own = '', ...ai] = line.verdictLabel.split('\n')
  const verdict = [
    ...laidOut(pen, own, VERDICT_WIDTH - 16, colourOf(line), true),
    ...laidOut(pen, ai.join(' '), VERDICT_WIDTH - 16, FAINT, false),
  ]
  const lines = Math.max(words.length, verdict.length, 1)
  const whole = lines * LEADING + PADDING * 2
  if (!pen.hasRoomFor(whole) && whole < pen.size.height / 2) turnSheet(pen, columns)
  pen.y -= PADDING
  for (let at = 0; at < lines; at++) {
    if (!pen.hasRoomFor(LEADING)) turnSheet(pen, columns)
    pen.y -= LEADING
    const y = pen.y + LEADING - SIZE
    if (at === 0) numberVerdictAndPage(pen, columns, line, y)
    if (at === 0 && words.some(isPartly)) pen.notes.push(noteOn(line, y))
    const [word, label] = [words[at], verdict[at]]
    if (word) pen.write(word.line, left, width, y, SIZE, word.colour, word.strong)
    if (label)
      pen.write(label.line, columns.verdict + 16, VERDICT_WIDTH - 16, y, SIZE, label.colour, label.strong)
  }
  for (const place of line.pictures ?? []) {
    const cutOut = cutOutOf(pen.pictures, place, pen.right - left)
    if (!cutOut) continue
    const height = cutOut.height + PADDING
    if (!pen.hasRoomFor(height)) turnSheet(pen, columns)
    pen.y -= height
    pen.operators.push(cutOut.draw(left, pen.y, colourOf(line)))
  }
  pen.y -= PADDING
  pen.hairline()
}

function laidOut(pen: Pen, text: string, width: number, colour: Colour, strong: boolean): Written[] {
  return layoutText(text, pen.font, SIZE, width).map((line) => ({ line, colour, strong }))
}

/** Lines of the rule, its details, the decision and its reason. */
function wordsOf(pen: Pen, { rule, details = [], decision, reason }: SummaryLine, width: number): Written[] {
  const laid = (text: string, colour: Colour, strong: boolean) => laidOut(pen, text, width, colour, strong)
  return [
    ...laid(rule, INK, false),
    ...details.flatMap((text) => laid(text, FAINT, false)),
    ...(decision === undefined ? [] : laid(decision, INK, true)),
    ...(reason === undefined ? [] : laid(reason, INK, false)),
  ]
}

function isPartly({ line }: Written): boolean {
  return line.runs.some(({ key }) => key === 'none')
}

/** Area in the margin before the rule. */
function noteOn({ rule, details = [], decision, reason }: SummaryLine, y: number): Sheet['notes'][number] {
  const text = [rule, ...details, decision, reason].filter((part) => part !== undefined).join('\n')
  return { area: [MARGIN - 24, y - 4, MARGIN - 8, y + 12], text }
}

function numberVerdictAndPage(pen: Pen, columns: Columns, line: SummaryLine, y: number): void {
  if (line.number !== undefined) pen.cell(String(line.number), MARGIN, NUMBER_WIDTH, y)
  const x = columns.verdict + SIGN_RADIUS
  pen.operators.push(verdictSign(line, x, y + SIZE * 0.35, SIGN_RADIUS))
  if (line.page !== null) pageLink(pen, columns, line, line.page, y)
}

/** A highlight's page number has its colour as background. */
function pageLink(pen: Pen, { page }: Columns, line: SummaryLine, target: number, y: number): void {
  const [shown] = layoutText(String(target), pen.font, SIZE, PAGE_WIDTH)
  if (!shown) return
  const end = page + shown.width
  const colour = line.verdict === 'broken' ? INK : LINK
  if (line.verdict === 'broken') {
    const mark = MARK_COLOURS[line.number === undefined ? 'general' : 'broken']
    pen.operators.push(`${mark.join(' ')} rg ${roundedBox([page - 4, y - 3.4, end + 4, y + SIZE])} f`)
  }
  pen.write(shown, page, PAGE_WIDTH, y, SIZE, colour)
  pen.operators.push(`${colour.join(' ')} RG 0.6 w ${page} ${y - 1.6} m ${end.toFixed(2)} ${y - 1.6} l S`)
  pen.links.push({ area: [page - 4, y - 4, Math.max(end, page + 16) + 4, y + SIZE + 2], page: target })
}

/** Points on the sheet; a taller part is drawn smaller. */
const TALLEST = 200
const UNDERLINE = 1

interface CutOut {
  readonly height: number
  /** Operators that draw it with its lower left corner at this point. */
  draw(x: number, y: number, colour: Colour): string
}

type Point = readonly [x: number, y: number]

/** No larger than on its page. Undefined for a page that can't be shown. */
function cutOutOf(pictures: Pictures, { page, quads }: InspectedPlace, widest: number): CutOut | undefined {
  const picture = pictures.get(page)
  if (!picture) return undefined
  const { crop, turns } = picture
  const [cos, sin] = [[1, 0, -1, 0][turns] ?? 1, [0, 1, 0, -1][turns] ?? 0]
  const upright = ([x, y]: Point): Point => [cos * x + sin * y, cos * y - sin * x]
  const edges = [upright([crop[0], crop[1]]), upright([crop[2], crop[3]])].map(([x]) => x)
  const edge = Math.min(...edges)
  const lines = quads.map((quad: Quad) =>
    cornersOf(quad).map((corner): Point => {
      const [x, y] = upright(corner)
      return [x - edge, y]
    }),
  )
  const [left, bottom, right, top] = boxAround(lines.flat(), Math.max(...edges) - edge)
  const scale = Math.min(1, widest / (right - left), TALLEST / (top - bottom))
  const [width, height] = [(right - left) * scale, (top - bottom) * scale]
  return {
    height,
    draw(x, y, colour) {
      const area = `${[x, y, width, height].map(fixed).join(' ')} re`
      const matrix = [
        ...[cos, -sin, sin, cos].map((part) => part * scale),
        x - (left + edge) * scale,
        y - bottom * scale,
      ]
      const underlines = lines.map((corners) => {
        const xs = corners.map(([across]) => x + (across - left) * scale)
        const low = y + (Math.min(...corners.map(([, up]) => up)) - bottom) * scale - UNDERLINE
        return `${fixed(Math.min(...xs))} ${fixed(low)} m ${fixed(Math.max(...xs))} ${fixed(low)} l S`
      })
      return [
        `q ${area} W n ${matrix.map(fixed).join(' ')} cm /P${page} Do Q`,
        `${colour.join(' ')} RG ${UNDERLINE} w ${underlines.join(' ')}`,
        `${HAIRLINE.join(' ')} RG 0.5 w ${area} S`,
      ].join('\n')
    },
  }
}

function fixed(value: number): string {
  return value.toFixed(2)
}
