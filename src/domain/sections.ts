/** Splits a document into sections by its headings, and finds those without evidence. */
import type { PageText } from './page-text.ts'
import type { Place } from './quotes/places.ts'
import { type Steps, Work } from './steps.ts'
import type { Section } from './verdicts.ts'

const SECTIONS_MAX = 200
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
/** Minimum characters of a section beyond its heading. */
const BODY = 20

/** "1. Term", "12.3 Payment", "§ 5 Haftung", "Article 3", "Čl. IV", "Annex B". */
const NUMBERED = /^(?:\d{1,3}(?:\.\d{1,3}){0,3}[.)]?|§ ?\d{1,4}|[IVXLC]{1,6}\.)\s+\p{Lu}/u
const NAMED =
  /^(?:article|section|clause|chapter|part|schedule|annex|appendix|exhibit|artikel|abschnitt|kapitel|anlage|teil|čl\.|článek|oddíl|kapitola|příloha|část|titre|annexe|artículo|sección|anexo|articolo|allegato|artykuł|rozdział|załącznik) +(?:\d{1,4}|[ivxlc]{1,6}|[a-z])(?![\p{L}\d])/iu
/** A number, a title and the text on the same line: "1. Payment. The Client shall pay". */
const RUN_IN = /^((?:\d{1,3}(?:\.\d{1,3}){0,3}[.)]?|§ ?\d{1,4}) +\p{Lu}[^.:]{2,60})[.:] +\p{Lu}/u
/** A line of a table of contents: a row of dots, or a page number at its end. */
const LEADERS = /(?:\. ?){4}|…/u
const PAGE_AT_END = /\s\d{1,4}$/u

interface Line {
  readonly page: PageText
  readonly text: string
  readonly start: number
  /** Height of the largest character, in points; 0 without boxes. */
  readonly height: number
}

interface Part extends Section {
  /** Index of its first line in the document. */
  readonly from: number
  /** Number of characters after the heading. */
  body: number
}

/**
 * Returns sections with text that contain none of `places`; a document without headings is split by pages. Returns
 * nothing for a document with more than `LINES_MAX` lines.
 */
export function* notQuotedSections(
  pages: readonly PageText[],
  places: readonly Place[],
): Steps<readonly Section[]> {
  const lines = yield* linesOf(pages)
  if (lines === null) return []
  const headed = partsOf(lines, yield* headingsOf(lines))
  const parts = headed.length > 1 ? headed : partsOf(lines, firstOfPages(lines))
  const quoted = new Set(places.map(partFinder(lines, parts)))
  return parts
    .filter((part) => part.body >= BODY && !quoted.has(part))
    .slice(0, SECTIONS_MAX)
    .map(({ title, page }) => ({ title, page }))
}

/** Returns null if there are more than `LINES_MAX`. */
function* linesOf(pages: readonly PageText[]): Steps<Line[] | null> {
  const work = new Work(A_STEP)
  const lines: Line[] = []
  for (const page of pages) {
    const { boxes, text } = page
    for (let start = 0, end = 0; start <= text.length; start = end + 1) {
      if (lines.length === LINES_MAX) return null
      const found = text.indexOf('\n', start)
      end = found < 0 ? text.length : found
      const length = Math.min(end - start, LINE_MAX)
      const line = text.slice(start, start + length).trim()
      lines.push({ page, text: line, start, height: heightOf(boxes, start, length) })
      if (work.isEnough(end - start + LINE_COST)) yield
    }
  }
  return lines
}

function heightOf(boxes: Float32Array, start: number, length: number): number {
  let height = 0
  for (let at = start; at < start + length; at++) {
    height = Math.max(height, (boxes[at * 4 + 3] ?? 0) - (boxes[at * 4 + 1] ?? 0))
  }
  return height
}

type Headings = ReadonlyMap<number, string>

/** Titles of the lines that begin a section, by line index. */
function* headingsOf(lines: readonly Line[]): Steps<Headings> {
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

function isContents(text: string): boolean {
  return LEADERS.test(text) || (PAGE_AT_END.test(text) && NAMED.exec(text)?.[0] !== text)
}

function isCapitals(text: string): boolean {
  return (
    text === text.toUpperCase() && text !== text.toLowerCase() && (text.match(/\p{Lu}/gu)?.length ?? 0) > 3
  )
}

function runningLines(lines: readonly Line[]): ReadonlySet<string> {
  const seen = new Map<string, { page: number; pages: number }>()
  for (const { text, page } of lines) {
    const known = seen.get(text)
    if (!known) seen.set(text, { page: page.number, pages: 1 })
    else if (known.page !== page.number) {
      known.page = page.number
      known.pages += 1
    }
  }
  return new Set([...seen].filter(([, { pages }]) => pages >= RUNNING).map(([text]) => text))
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

function firstOfPages(lines: readonly Line[]): Headings {
  const firsts = new Map<number, string>()
  for (const [at, { page }] of lines.entries()) {
    if (lines[at - 1]?.page !== page) firsts.set(at, `Page ${page.number}`)
  }
  return firsts.size > 1 ? firsts : new Map()
}

/** Text before the first heading belongs to no part. */
function partsOf(lines: readonly Line[], headings: Headings): Part[] {
  const parts: Part[] = []
  for (const [at, { page, text }] of lines.entries()) {
    const title = headings.get(at)
    const last = parts.at(-1)
    if (title !== undefined) {
      parts.push({ title, page: page.number, from: at, body: Math.max(0, text.length - title.length) })
    } else if (last) {
      last.body += isContents(text) ? 0 : text.length
    }
  }
  return parts
}

/** Returns a function that finds the part in which a place begins. */
function partFinder(lines: readonly Line[], parts: readonly Part[]): (place: Place) => Part | undefined {
  const pages = new Map<number, number>()
  for (const [at, { page }] of lines.entries()) if (!pages.has(page.number)) pages.set(page.number, at)
  return ({ page, start }) => {
    const first = pages.get(page)
    if (first === undefined) return undefined
    const line = lastOf(lines, first, (each) => each.page.number === page && each.start <= start)
    return parts[lastOf(parts, 0, ({ from }) => from <= line)]
  }
}

/** Index of the last item from `first` on for which `isBefore` holds (binary search); `first - 1` if none. */
function lastOf<T>(items: readonly T[], first: number, isBefore: (item: T) => boolean): number {
  let low = first - 1
  let high = items.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    const item = items[middle]
    if (item !== undefined && isBefore(item)) low = middle
    else high = middle - 1
  }
  return low
}
