/** Whether a line begins something new: a paragraph, a list item, a heading, a row. */
import type { Box } from '../../document/page-frame.ts'
import { UNSPACED } from '../text/characters.ts'
import { isStopped, labelOf } from './labels.ts'
import type { SeenLine } from './seen-text.ts'

/** A mark at the end of a line, or the word that joins items: "; and". */
const JOINED_ITEM = /[;,]\s\p{L}{1,6}(?:\/\p{L}{1,6})?$/u
const COMMA = /[,\uff0c\u3001]["')\]\u201d]{0,3}$/u
/** The sentence goes on whatever room the line had. */
const GOES_ON = /[,\u2010\u2013\u2014-]$/u
const BEGINS_SMALL = /^["'(\u201c\u2018]{0,2}\p{Ll}/u

/** Lines on either side whose right edges show the margin. */
const AROUND = 6
/** Part of a line's height by which widths are inexact: before a label, and before other text. */
const INEXACT = 0.6
const UNLABELLED = 1.2
/** Gap between paragraphs, in heights of a line. */
const WIDE = 0.9

const isBeside = (a: Box, b: Box): boolean =>
  Math.min(a[2], b[2]) - Math.max(a[0], b[0]) < 0.5 * Math.min(a[2] - a[0], b[2] - b[0])

/** The right edge of the column with a line: that of its longest line but one, because one may reach too far. */
function marginOf(lines: readonly SeenLine[], at: number, box: Box): number {
  let [longest, second] = [-Infinity, -Infinity]
  for (let i = Math.max(0, at - AROUND); i <= at + AROUND; i += 1) {
    const other = lines[i]
    if (other?.page !== lines[at]?.page || !other?.box || isBeside(box, other.box)) continue
    const edge = other.box[2]
    if (edge > longest) [longest, second] = [edge, longest]
    else second = Math.max(second, edge)
  }
  return second
}

/** Width of the first word of a line, as a share of its characters. */
function firstWidth({ text, box }: SeenLine): number {
  if (box === null) return 0
  const length = UNSPACED.test(text.slice(0, 1)) ? 1 : text.search(/\s|$/u)
  return ((box[2] - box[0]) * length) / Math.max(1, text.length)
}

/** Whether a line had room for the first word of the next one, so that its end was intended. */
function hadRoom(lines: readonly SeenLine[], at: number, inexact: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  if (!line?.box || !next?.box) return false
  const room = marginOf(lines, at, line.box) - line.box[2]
  return room > firstWidth(next) + inexact * Math.max(line.height, next.height)
}

/** Whether a wide gap lies between two lines of a page. */
function isApart(line: SeenLine, next: SeenLine): boolean {
  if (line.page !== next.page || !line.box || !next.box) return false
  return line.box[1] - next.box[3] > WIDE * Math.max(line.height, next.height)
}

const isTitle = ({ title, text }: SeenLine): boolean => title === text

function isAtSeam(line: SeenLine, next: SeenLine): boolean {
  if (line.page !== next.page) return false
  return line.page.seams?.some((seam) => seam >= line.end && seam <= next.start) ?? false
}

const isEnded = (text: string): boolean => isStopped(text) || COMMA.test(text) || JOINED_ITEM.test(text)

/** Whether a label at the beginning of a line is one: not a number or letter that the line happens to begin with. */
function isLabelled(lines: readonly SeenLine[], at: number, label: string): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  if (!line || !next || isTitle(line) || next.isAfterGap || isEnded(line.text)) return true
  return /^[^\p{L}\p{N}*-]$/u.test(label) || hadRoom(lines, at, INEXACT)
}

/** Whether the line behind `at` begins something new. */
export function beginsAnew(lines: readonly SeenLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  if (line === undefined || next === undefined) return true
  if (next.isSameLine) return false
  const label = labelOf(next.text)
  if (isAtSeam(line, next) || (label !== null && isLabelled(lines, at, label))) return true
  if (BEGINS_SMALL.test(next.text)) return false
  const isIntended = next.isAfterGap || isApart(line, next)
  if (isTitle(line) && !isTitle(next)) return true
  if (isTitle(next) && !isTitle(line)) return isIntended || isEnded(line.text) || hadRoom(lines, at, INEXACT)
  return isIntended || (!GOES_ON.test(line.text) && hadRoom(lines, at, UNLABELLED))
}
