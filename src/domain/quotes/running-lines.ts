/**
 * Headers and footers: lines at the same position at the top or bottom of several pages, equal except for numbers. They
 * separate the parts of a sentence that continues on the next page.
 */
import type { Box, Numbers } from '../page-frame.ts'
import type { PageText, TextRange } from '../page-text.ts'
import { type Steps, Work } from '../steps.ts'
import { hasNegation } from './meaning.ts'

interface Line extends TextRange {
  /** Points from the top of the displayed page to the middle of the line, and the line's height. */
  readonly down: number
  readonly height: number
}

type Side = 'top' | 'bottom'

/** Number of lines at the top and at the bottom of a page that may be headers or footers. */
const OUTERMOST = 8
/** Points by which a header or footer may be higher or lower on another page. */
const STEP = 6
/** Longer lines (characters) are body text. */
const LONGEST = 200
/** Minimum pages with the line: this many, or half of the pages of a short document. */
const FEWEST_PAGES = 3

function sizeDown({ rotation, width, height }: PageText): number {
  return rotation === 90 || rotation === 270 ? width : height
}

/** Upper and lower edge of a box in points from the top of the displayed page. */
function extentDown(page: PageText, [left, bottom, right, top]: Box): readonly [number, number] {
  const [x, y] = page.origin ?? [0, 0]
  if (page.rotation === 90) return [left - x, right - x]
  if (page.rotation === 180) return [bottom - y, top - y]
  if (page.rotation === 270) return [x + page.width - right, x + page.width - left]
  return [y + page.height - top, y + page.height - bottom]
}

/** Null if none of the characters is drawn. */
function lineAt(page: PageText, boxes: Float32Array, start: number, end: number): Line | null {
  const box: Numbers = [Infinity, Infinity, -Infinity, -Infinity]
  for (let at = start * 4; at < end * 4; at += 4) {
    const [left = 0, bottom = 0, right = 0, top = 0] = [
      boxes[at],
      boxes[at + 1],
      boxes[at + 2],
      boxes[at + 3],
    ]
    if (!(right > left && top > bottom)) continue
    if (left < box[0]) box[0] = left
    if (bottom < box[1]) box[1] = bottom
    if (right > box[2]) box[2] = right
    if (top > box[3]) box[3] = top
  }
  if (box[0] === Infinity) return null
  const [upper, lower] = extentDown(page, box)
  return { start, end, down: (upper + lower) / 2, height: lower - upper }
}

/** Collects the outermost lines in one pass. */
class Outermost {
  readonly lines: Line[] = []
  readonly #sign: 1 | -1

  constructor(side: Side) {
    this.#sign = side === 'top' ? 1 : -1
  }

  take(line: Line): void {
    const at = this.lines.findIndex((other) => (line.down - other.down) * this.#sign < 0)
    if (at >= 0) this.lines.splice(at, 0, line)
    else if (this.lines.length < OUTERMOST) this.lines.push(line)
    if (this.lines.length > OUTERMOST) this.lines.pop()
  }
}

/** Returns the lines at the top and at the bottom of a page, from its edge inwards. */
function outermostLines(page: PageText): Record<Side, readonly Line[]> {
  const [top, bottom] = [new Outermost('top'), new Outermost('bottom')]
  const { boxes } = page
  for (let start = 0; start < page.text.length; ) {
    const lineEnd = page.text.indexOf('\n', start)
    const end = lineEnd < 0 ? page.text.length : lineEnd
    const line = lineAt(page, boxes, start, end)
    if (line !== null) {
      top.take(line)
      bottom.take(line)
    }
    start = end + 1
  }
  return { top: top.lines, bottom: bottom.lines }
}

/** Normalizes a line for comparison across pages: no spaces, case or numbers. */
function wording(text: string): string {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s/g, '')
  return /^\W?[ivxlcdm]+\W?$/.test(plain) ? '#' : plain.replace(/\p{Nd}+/gu, '#')
}

/** Keys of a line's wording at its position and the adjacent ones; null if it can't be a header or footer. */
type Keys = readonly [here: string, above: string, below: string] | null

/** One end of a page, from its edge inwards. */
interface PageEnd {
  readonly page: PageText
  readonly lines: readonly Line[]
  /** One entry per line. */
  readonly keys: readonly Keys[]
}

function keysOf(page: PageText, side: Side, line: Line): Keys {
  if (line.end - line.start > LONGEST) return null
  const words = wording(page.text.slice(line.start, line.end))
  if (words === '') return null
  const step = Math.round((side === 'top' ? line.down : sizeDown(page) - line.down) / STEP)
  return [`${step} ${side} ${words}`, `${step - 1} ${side} ${words}`, `${step + 1} ${side} ${words}`]
}

function endsOf(page: PageText): readonly [top: PageEnd, bottom: PageEnd] {
  const { top, bottom } = outermostLines(page)
  return [
    { page, lines: top, keys: top.map((line) => keysOf(page, 'top', line)) },
    { page, lines: bottom, keys: bottom.map((line) => keysOf(page, 'bottom', line)) },
  ]
}

/** Counts the pages on which each line occurs. */
function pagesByKey(ends: readonly PageEnd[]): Map<string, number> {
  const pages = new Map<string, number>()
  for (const { keys } of ends) {
    for (const key of new Set(keys.map((one) => one?.[0]))) {
      if (key !== undefined) pages.set(key, (pages.get(key) ?? 0) + 1)
    }
  }
  return pages
}

const areLevel = (a: Line, b: Line): boolean => Math.abs(a.down - b.down) < Math.max(a.height, b.height) / 2

/** Returns headers or footers from the edge inwards to the first text line; other words level with them are skipped. */
function runningIn({ page, lines, keys }: PageEnd, isRepeated: (key: Keys) => boolean): Line[] {
  const running = lines.filter(
    (line, i) => isRepeated(keys[i] ?? null) && !hasNegation(page.text.slice(line.start, line.end)),
  )
  const text = lines.findIndex((line) => !running.some((one) => one === line || areLevel(one, line)))
  return text < 0 ? running : running.filter((line) => lines.indexOf(line) < text)
}

/** Characters per step. */
const A_STEP = 200_000

/** Returns the text ranges of headers and footers for each page, ascending. */
export function* runningLines(pages: readonly PageText[]): Steps<TextRange[][]> {
  const work = new Work(A_STEP)
  const ends: (readonly [top: PageEnd, bottom: PageEnd])[] = []
  for (const page of pages) {
    ends.push(endsOf(page))
    if (work.isEnough(page.text.length)) yield
  }
  const counts = pagesByKey(ends.flat())
  const fewest = Math.max(2, Math.min(FEWEST_PAGES, Math.ceil(pages.length / 2)))
  const isRepeated = (keys: Keys): boolean =>
    keys !== null && keys.reduce((sum, key) => sum + (counts.get(key) ?? 0), 0) >= fewest
  return ends.map((both) => ascending(both.flatMap((end) => runningIn(end, isRepeated))))
}

function ascending(ranges: readonly TextRange[]): TextRange[] {
  const sorted = [...ranges].sort((a, b) => a.start - b.start)
  return sorted.filter((range, i) => range.start !== sorted[i - 1]?.start)
}
