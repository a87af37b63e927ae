/** Whether a line begins something new: a paragraph, a list item, a heading, a row. */
import type { Box } from '../../page-frame.ts'
import type { SeenLine } from './seen-text.ts'

/** A bullet, or the label of a list item or a section: "•", "(a)", "2.", "7.2.1", "IV.", "§ 5", "o". */
const LABEL =
  /^(?:([-\u2022\u25a0-\u25ff\u2023\u2043\u2013\u2014\u27a2\u2713\u2714\u2756*\u00b7\u2219\p{Co}]|o)\s|(\(?(?:\d{1,3}|\p{L}|[ivxlIVXL]{1,6})[).\]]|\d{1,3}(?:\.\d{1,3}){1,4}[.)]?|\u00a7\s?\d{1,4}[a-z]?|\(\d{1,3}\.\d{1,3}\))(?:\s|$)|[\u2460-\u24ff]|(\d{1,3})\s(?=\p{Lu}))/u
/** What stands at the end of a sentence, an item or a stem; after a mark, one short word: "; and". */
const ENDED =
  /(?:[\p{Sentence_Terminal};:,\uff0c\u3001\uff1a\uff1b]["')\]\u00bb\u2019\u201d\uff09\u300d]{0,3}|[;,]\s\p{L}{1,6}(?:\/\p{L}{1,6})?)$/u
const STOPPED = /[\p{Sentence_Terminal};:\uff1a\uff1b]["')\]\u00bb\u2019\u201d\uff09\u300d]{0,3}$/u
const BEGINS_SMALL = /^["'(\u201c\u2018]{0,2}\p{Ll}/u

/** The label with which a line begins, without brackets and stops: "a", "7.2.1", "•"; null without one. */
export function labelOf(text: string): string | null {
  const found = LABEL.exec(text)?.[0]
  return found === undefined ? null : found.replace(/[().\]\s]+$|^[(\s]+/gu, '').replace(/^\u00a7\s?/u, '')
}

export const isStopped = (text: string): boolean => STOPPED.test(text)

/** Lines of the neighbourhood whose right edge is the margin. */
const AROUND = 6
/** Part of a line's height by which estimates are inexact. */
const INEXACT = 0.6
/** Gap between paragraphs, in heights of a line, when lines have `USUAL` between them. */
const WIDE = 0.9

const overlap = (a: Box, b: Box): number => Math.min(a[2], b[2]) - Math.max(a[0], b[0])

/** The right edge of the column with a line. */
function marginOf(lines: readonly SeenLine[], at: number, box: Box): number {
  let margin = box[2]
  const page = lines[at]?.page
  for (let i = Math.max(0, at - AROUND); i <= at + AROUND; i += 1) {
    const other = lines[i]
    if (other?.page !== page || !other?.box) continue
    const isBeside = overlap(box, other.box) < 0.5 * Math.min(box[2] - box[0], other.box[2] - other.box[0])
    if (!isBeside) margin = Math.max(margin, other.box[2])
  }
  return margin
}

/** Width of the first word of a line, as a share of its characters. */
function firstWidth({ text, box }: SeenLine): number {
  if (box === null) return 0
  const isUnspaced = /^[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text)
  const length = isUnspaced ? 1 : text.search(/\s|$/u)
  return ((box[2] - box[0]) * length) / Math.max(1, text.length)
}

/** Whether a line had room for the first word of the next one, so that its end was intended. */
export function hadRoom(lines: readonly SeenLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  if (!line?.box || !next?.box) return false
  const room = marginOf(lines, at, line.box) - line.box[2]
  return room > firstWidth(next) + INEXACT * Math.max(line.height, next.height)
}

/** Whether a wide gap lies between two lines of a page. */
function isApart(line: SeenLine, next: SeenLine): boolean {
  if (line.page !== next.page || !line.box || !next.box) return false
  const gap = line.box[1] - next.box[3]
  return gap > WIDE * Math.max(line.height, next.height)
}

const isOtherSize = (line: SeenLine, next: SeenLine): boolean =>
  line.height > 0 && next.height > 0 && Math.abs(line.height - next.height) > 0.12 * line.height

const isTitle = ({ title, text }: SeenLine): boolean => title === text

function isAtSeam(line: SeenLine, next: SeenLine): boolean {
  if (line.page !== next.page) return false
  return line.page.seams?.some((seam) => seam >= line.end && seam <= next.start) ?? false
}

/** Whether the line behind `at` begins something new. */
export function beginsAnew(lines: readonly SeenLine[], at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  if (line === undefined || next === undefined) return true
  if (next.isSameLine) return false
  if (isAtSeam(line, next)) return true
  const isIntended = ENDED.test(line.text) || hadRoom(lines, at)
  if (labelOf(next.text) !== null && (isIntended || isTitle(line) || next.isAfterGap)) return true
  if (BEGINS_SMALL.test(next.text)) return false
  if (isTitle(line) !== isTitle(next))
    return isTitle(line) || isIntended || isOtherSize(line, next) || next.isAfterGap
  if (isTitle(next) && labelOf(next.text) !== null) return true
  return next.isAfterGap || hadRoom(lines, at) || isApart(line, next)
}
