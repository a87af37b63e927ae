/** The lines of a document, and those that are headings of its sections. */
import { type Steps, Work } from '../text/steps.ts'
import { unitsOf } from '../text/units.ts'
import { type Box, type Frame, frameOf, noBox, takeBox } from './page-frame.ts'
import type { PageText, Place } from './page-text.ts'

/** Maximum characters read of a line, and of a heading. */
const LINE_MAX = 200
const HEADING_MAX = 90
const HEADING_WORDS = 12
/** Minimum height of an unnumbered heading relative to the median. */
const LARGER = 1.15
/** 2,000 pages of contracts have about 90,000. */
const LINES_MAX = 150_000
/** Characters per step, and how many a line costs in addition to its own. */
const A_STEP = 200_000
const LINE_COST = 10
/** A line on at least this many pages is a header or footer. */
const RUNNING = 3

/** "1. Term", "12.3 Payment", "§ 5 Haftung", "Article 3", "Čl. IV", "Annex B". */
const NUMBERED = /^(?:\d{1,3}(?:\.\d{1,3}){0,3}[.)]?|§ ?\d{1,4}|[IVXLC]{1,6}\.)\s+\p{Lu}/u
export const NAMED =
  /^(?:article|section|clause|chapter|part|schedule|annex|appendix|exhibit|artikel|abschnitt|kapitel|anlage|teil|čl\.|článek|oddíl|kapitola|příloha|část|titre|annexe|artículo|sección|anexo|articolo|allegato|artykuł|rozdział|załącznik) +(?:\d{1,4}|[ivxlc]{1,6}|[a-z])(?![\p{L}\d])/iu
/** A number, a title and the text on the same line: "1. Payment. The Client shall pay". */
const RUN_IN = /^((?:\d{1,3}(?:\.\d{1,3}){0,3}[.)]?|§ ?\d{1,4}) +\p{Lu}[^.:]{2,60})[.:] +\p{Lu}/u
/** A line of a table of contents: a row of dots, or a page number at its end. */
const LEADERS = /(?:\. ?){4}|…/u
const PAGE_AT_END = /\s\d{1,4}$/u

export interface Line {
  readonly page: PageText
  readonly text: string
  /** Offsets in the page's text; `end` is that of the line end. */
  readonly start: number
  readonly end: number
  /** Height of the largest character, in points; 0 without boxes. */
  readonly height: number
  /** In the frame of the page, so that the line runs to the right; null without boxes. */
  readonly box: Box | null
}

/** Returns null if there are more than `LINES_MAX`. */
export function* linesOf(pages: readonly PageText[]): Steps<Line[] | null> {
  const work = new Work(A_STEP)
  const lines: Line[] = []
  for (const page of pages) {
    const { text } = page
    const frame = frameOf({ length: text.length, codes: unitsOf(text), boxes: page.boxes })
    let start = 0
    for (const line of text.split('\n')) {
      if (lines.length === LINES_MAX) return null
      const end = start + line.length
      lines.push({
        page,
        text: line.slice(0, LINE_MAX).trim(),
        start,
        end,
        ...sizeOf(page, frame, start, end),
      })
      start = end + 1
      if (work.isEnough(line.length + LINE_COST)) yield
    }
  }
  return lines
}

function sizeOf({ boxes }: PageText, frame: Frame, start: number, end: number): Pick<Line, 'height' | 'box'> {
  const box = noBox()
  let height = 0
  let [left, bottom, right, top] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = start; at < end; at++) {
    if (!takeBox(boxes, at, frame, box)) continue
    height = Math.max(height, box[3] - box[1])
    left = Math.min(left, box[0])
    bottom = Math.min(bottom, box[1])
    right = Math.max(right, box[2])
    top = Math.max(top, box[3])
  }
  return { height, box: left < right ? [left, bottom, right, top] : null }
}

/** Titles of sections by the index of their first line. */
export type Headings = ReadonlyMap<number, string>

export function* headingsOf(lines: readonly Line[]): Steps<Headings> {
  const work = new Work(A_STEP)
  const running = runningLines(lines)
  const usual = medianHeight(lines)
  const headings = new Map<number, string>()
  for (const [at, line] of lines.entries()) {
    const title = running.has(line.text) ? null : titleOf(line, usual)
    if (title !== null) headings.set(at, title)
    if (work.isEnough(line.text.length + LINE_COST)) yield
  }
  return headings
}

function titleOf({ text, height }: Line, usual: number): string | null {
  const runIn = RUN_IN.exec(text)?.[1]
  if (runIn) return runIn
  const isShort = text.length <= HEADING_MAX && text.split(' ').length <= HEADING_WORDS
  if (!isShort || !/\p{L}{2}/u.test(text) || isContents(text)) return null
  if (NAMED.test(text) || isCapitals(text)) return text
  if (/[.,;:]$/u.test(text)) return null
  return NUMBERED.test(text) || height > usual * LARGER ? text : null
}

/** Whether a line belongs to a table of contents. */
export function isContents(text: string): boolean {
  return LEADERS.test(text) || (PAGE_AT_END.test(text) && NAMED.exec(text)?.[0] !== text)
}

function isCapitals(text: string): boolean {
  return (
    text === text.toUpperCase() && text !== text.toLowerCase() && (text.match(/\p{Lu}/gu)?.length ?? 0) > 3
  )
}

function runningLines(lines: readonly Line[]): ReadonlySet<string> {
  const byText = Map.groupBy(lines, ({ text }) => text)
  const running = [...byText].filter(([, same]) => new Set(same.map(({ page }) => page)).size >= RUNNING)
  return new Set(running.map(([text]) => text))
}

/** Median height, weighted by characters. */
function medianHeight(lines: readonly Line[]): number {
  const weighed = lines.filter(({ height }) => height > 0).sort((a, b) => a.height - b.height)
  const half = weighed.reduce((sum, { text }) => sum + text.length, 0) / 2
  let passed = 0
  for (const { text, height } of weighed) {
    passed += text.length
    if (passed >= half) return height
  }
  return Number.POSITIVE_INFINITY
}

/** "7.1", "23.", "IV.", "§ 5" before a title or a sentence. */
const CLAUSE =
  /^(\d{1,3}(?:\.\d{1,3}){1,3}|\d{1,3}(?=[.)])|[IVXLC]{1,6}(?=\.)|§ ?\d{1,4}[a-z]?)[.)]?(?=\s*$|\s+[\p{Lu}\p{Lt}\p{Lo}“„"([])/u
/** Pages looked through before that of the words. */
const PAGES_BACK = 5

/** "7.1", "§ 5", "Article 3". Undefined where no number stands above. */
export function clauseAt(pages: readonly PageText[], { page, start }: Place): string | undefined {
  const at = pages.findIndex(({ number }) => number === page)
  for (const each of pages.slice(Math.max(0, at - PAGES_BACK), at + 1).toReversed()) {
    const end = each.number === page ? each.text.indexOf('\n', start) : -1
    const above = end === -1 ? each.text : each.text.slice(0, end)
    const found = above.split('\n').findLast((line) => numberOf(line) !== undefined)
    if (found !== undefined) return numberOf(found)
  }
  return undefined
}

function numberOf(line: string): string | undefined {
  const text = line.trim()
  if (isContents(text)) return undefined
  return CLAUSE.exec(text)?.[1] ?? (text.length <= HEADING_MAX ? NAMED.exec(text)?.[0] : undefined)
}
