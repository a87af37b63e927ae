/**
 * Headers and footers: lines at the same position at the top or bottom of several pages, equal except for numbers, and
 * lines apart from the text between the parts of a sentence that continues on the next page.
 */
import type { PageText, TextRange } from '../../document/page-text.ts'
import { type Steps, Work } from '../../text/steps.ts'
import { endsOf, type Keys, type Line, LONGEST, type PageEnd, sizeDown } from './page-ends.ts'

/** Gap that sets the outermost lines apart from the text, in line heights. */
const WIDE_GAP = 1.2
/** Share of the page's height, from its edge, in which they lie. */
const OUTER = 0.25
/** A line whose sentence goes on, and the line where it does. */
const UNFINISHED = /[\p{L}\p{Nd},-]$/u
const CONTINUED = /^\p{Ll}/u
const A_NAME = /^\p{Lu}/u
/** Minimum characters of a line that is no heading. */
const FULL_LINE = 40
/** Minimum pages with the line: this many, or half of the pages of a short document. */
const FEWEST_PAGES = 3

/** Counts the pages on which each line occurs. */
function pagesByKey(ends: readonly PageEnd[]): Map<string, number> {
  const pages = new Map<string, number>()
  for (const { keys } of ends) {
    for (const key of new Set(keys.flatMap((one) => one?.[0] ?? [])))
      pages.set(key, (pages.get(key) ?? 0) + 1)
  }
  return pages
}

/** Returns headers or footers from the edge inwards to the first line of the text. */
function runningIn({ lines, keys }: PageEnd, isRepeated: (key: Keys) => boolean): readonly Line[] {
  const first = lines.findIndex((_, i) => !isRepeated(keys[i] ?? null))
  return first < 0 ? lines : lines.slice(0, first)
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
  const running = ends.map((both) => both.map((end) => runningIn(end, isRepeated)))
  const apart = ends.map((both, at) => both.map((end, side) => apartIn(end, running[at]?.[side] ?? [])))
  return running.map((both, at) => {
    const [above, here, below] = [apart[at - 1], apart[at], apart[at + 1]]
    const before = isContinued(above, here) ? (here?.[0]?.text?.start ?? 0) : 0
    const after = isContinued(here, below) ? (here?.[1]?.text?.end ?? Infinity) : Infinity
    const between = here?.flatMap(({ lines }) =>
      lines.filter(({ start }) => start < before || start >= after),
    )
    return ascending([...both.flat(), ...(between ?? [])])
  })
}

/** What lies between the edge of a page and its text. */
interface Apart {
  readonly page: PageText
  readonly lines: readonly Line[]
  /** The first line of the text. */
  readonly text: Line | undefined
}

/** The lines between the edge and a wide gap, other than `running`, if none of them continues a sentence. */
function apartIn({ page, lines }: PageEnd, running: readonly Line[]): Apart {
  const others = lines.filter((line) => !running.includes(line))
  const last = others.findIndex((line, i) => isApart(line, others[i + 1], others[i + 2]))
  const apart = others.slice(0, last + 1)
  const isPlain = apart.every(
    ({ start, end, inward }) =>
      inward < OUTER * sizeDown(page) &&
      end - start <= LONGEST &&
      !CONTINUED.test(page.text.slice(start, end)),
  )
  return isPlain ? { page, lines: apart, text: others[last + 1] } : { page, lines: [], text: others[0] }
}

const textOf = ({ page, text }: Apart): string => (text ? page.text.slice(text.start, text.end).trim() : '')

/** Whether a sentence runs from the lowest line of a page to the highest one of the next, where it may go on with a name. */
function isContinued(page: readonly Apart[] | undefined, next: readonly Apart[] | undefined): boolean {
  const [last, first] = [page?.[1], next?.[0]]
  if (!last || !first) return false
  const [before, after] = [textOf(last), textOf(first)]
  const isFull = before.length >= FULL_LINE && A_NAME.test(after)
  return UNFINISHED.test(before) && (isFull || CONTINUED.test(after))
}

/** Whether the gap to the next line is wide, and wider than the one behind it. */
function isApart(line: Line, next: Line | undefined, second: Line | undefined): boolean {
  if (!next || !second) return false
  const gap = gapBetween(line, next)
  return gap > WIDE_GAP * Math.max(line.height, next.height) && gap > 2 * gapBetween(next, second)
}

const gapBetween = (one: Line, other: Line): number =>
  Math.abs(one.inward - other.inward) - (one.height + other.height) / 2

function ascending(ranges: readonly TextRange[]): TextRange[] {
  const sorted = [...ranges].sort((a, b) => a.start - b.start)
  return sorted.filter((range, i) => range.start !== sorted[i - 1]?.start)
}
