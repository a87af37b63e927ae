/** Whether a line begins something new: a paragraph, a list item, a heading, a row. */
import type { Box } from '../../page-frame.ts'
import { UNSPACED_OR_HANGUL } from '../text/characters.ts'
import type { SeenLine } from './seen-text.ts'

/** A bullet, or the label of a list item or a section: "•", "(a)", "2.", "7.2.1", "IV.", "§ 5", "o". */
const LABEL =
  /^(?:([-\u2022\u25a0-\u25ff\u2023\u2043\u2013\u2014\u27a2\u2713\u2714\u2756*\u00b7\u2219\p{Co}]|o)\s|(\(?(?:\d{1,3}|\p{L}|[ivxlIVXL]{1,6})[).\]]|\d{1,3}(?:\.\d{1,3}){1,4}[.)]?|\u00a7\s?\d{1,4}[a-z]?|\(\d{1,3}\.\d{1,3}\))(?:\s|$)|[\u2460-\u24ff]|(\d{1,3})\s(?=\p{Lu}))/u
/** What stands at the end of a sentence, an item or a stem; after a mark, one short word: "; and". */
const ENDED =
  /(?:[\p{Sentence_Terminal};:,\uff0c\u3001\uff1a\uff1b]["')\]\u00bb\u2019\u201d\uff09\u300d]{0,3}|[;,]\s\p{L}{1,6}(?:\/\p{L}{1,6})?)$/u
const STOPPED = /[\p{Sentence_Terminal};:\uff1a\uff1b]["')\]\u00bb\u2019\u201d\uff09\u300d]{0,3}$/u
const GOES_ON = /[,\u2010\u2013\u2014-]$/u
const BEGINS_SMALL = /^["'(\u201c\u2018]{0,2}\p{Ll}/u

/** The label with which a line begins, without brackets and stops: "a", "7.2.1", "•"; null without one. */
export function labelOf(text: string): string | null {
  const found = LABEL.exec(text)?.[0]
  return found === undefined ? null : found.replace(/[().\]\s]+$|^[(\s]+/gu, '').replace(/^\u00a7\s?/u, '')
}

/** Labels of one list are of one kind: "a" and "b", "1.1" and "1.2", two bullets. */
export function kindOf(label: string): string {
  return label
    .replace(/\d+/gu, '1')
    .replace(/^\p{Ll}+$/u, 'a')
    .replace(/^\p{Lu}+$/u, 'A')
}

const BULLET = /^[\u2022\u25a0-\u25ff\u2023\u2043\u27a2\u2713\u2714\u2756\p{Co}]$/u

export const isStopped = (text: string): boolean => STOPPED.test(text)

/** Lines of the neighbourhood whose right edge is the margin. */
const AROUND = 6
/** Part of a line's height by which estimates are inexact: before a label, and before other text. */
const INEXACT = 0.6
const UNLABELLED = 1.2
/** Gap between paragraphs, in heights of a line, when lines have `USUAL` between them. */
const WIDE = 0.9

const overlap = (a: Box, b: Box): number => Math.min(a[2], b[2]) - Math.max(a[0], b[0])

/** The right edge of the column with a line: that of its longest lines but one, which may reach too far. */
function marginOf(lines: readonly SeenLine[], at: number, box: Box): number {
  const near = lines.slice(Math.max(0, at - AROUND), at + AROUND + 1)
  const edges = near.flatMap(({ page, box: other }) => {
    if (page !== lines[at]?.page || other === null) return []
    const narrower = Math.min(box[2] - box[0], other[2] - other[0])
    return overlap(box, other) < 0.5 * narrower ? [] : [other[2]]
  })
  return edges.sort((a, b) => b - a)[1] ?? box[2]
}

/** Width of the first word of a line, as a share of its characters. */
function firstWidth({ text, box }: SeenLine): number {
  if (box === null) return 0
  const length = UNSPACED_OR_HANGUL.test(text.slice(0, 1)) ? 1 : text.search(/\s|$/u)
  return ((box[2] - box[0]) * length) / Math.max(1, text.length)
}

/** Whether a line had room for the first word of the next one, so that its end was intended. */
function hadRoom(lines: readonly SeenLine[], at: number, inexact = INEXACT): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  if (!line?.box || !next?.box) return false
  const room = marginOf(lines, at, line.box) - line.box[2]
  return room > firstWidth(next) + inexact * Math.max(line.height, next.height)
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

/** Whether the line behind `at` begins something new; `first` is the first line of the paragraph. */
export function beginsAnew(lines: readonly SeenLine[], first: number, at: number): boolean {
  const [line, next] = [lines[at], lines[at + 1]]
  if (line === undefined || next === undefined) return true
  if (next.isSameLine) return false
  if (isAtSeam(line, next)) return true
  const label = labelOf(next.text)
  const isIntended = ENDED.test(line.text) || hadRoom(lines, at) || next.isAfterGap
  if (label !== null) {
    const isNext = !/\d/u.test(label) && kindOf(labelOf(lines[first]?.text ?? '') ?? '') === kindOf(label)
    if (isIntended || isTitle(line) || BULLET.test(label) || isNext) return true
  }
  if (BEGINS_SMALL.test(next.text)) return false
  if (isTitle(line) !== isTitle(next)) return isTitle(line) || isIntended || isOtherSize(line, next)
  if (isTitle(next) && label !== null) return true
  return next.isAfterGap || (hadRoom(lines, at, UNLABELLED) && !GOES_ON.test(line.text)) || isApart(line, next)
}
