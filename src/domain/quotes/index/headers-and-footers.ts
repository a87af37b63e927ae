/** The outermost lines that several pages share but for numbers, and those that part a sentence over two pages. */
import { type Line, linesOf } from '../../document/headings.ts'
import type { PageText, TextRange } from '../../document/page-text.ts'
import type { Steps } from '../../text/steps.ts'

/** Number of lines at the top and at the bottom of a page that may be headers or footers, and their characters. */
const OUTERMOST = 8
const LONGEST = 200
/** Minimum pages with the line: this many, or half of the pages of a short document. */
const FEWEST_PAGES = 3
/** Gap that sets the outermost lines apart from the text, in line heights. */
const WIDE_GAP = 1.2
/** Share of the height of a page's text, from its edge, in which they lie. */
const OUTER = 0.25
/** A line whose sentence goes on, and the line where it does. */
const UNFINISHED = /[\p{L}\p{Nd},-]$/u
const CONTINUED = /^\p{Ll}/u
const A_NAME = /^\p{Lu}/u
/** Minimum characters of a line that is no heading. */
const FULL_LINE = 40

/** One end of a page: its lines from the edge inwards. */
type End = readonly Line[]

const middleOf = ({ box }: Line): number => ((box?.[1] ?? 0) + (box?.[3] ?? 0)) / 2
const heightOf = ({ box }: Line): number => (box?.[3] ?? 0) - (box?.[1] ?? 0)

/** The wording without spaces, case and numbers; null if the line can't be a header or footer. */
function keyOf({ start, end, text }: Line, side: number): string | null {
  const plain = text.normalize('NFKC').toLowerCase().replace(/\s/g, '')
  if (plain === '' || end - start > LONGEST) return null
  return `${side} ${/^\W?[ivxlcdm]+\W?$/.test(plain) ? '#' : plain.replace(/\p{Nd}+/gu, '#')}`
}

/** Returns the text ranges of headers and footers for each page, ascending. */
export function* runningLines(pages: readonly PageText[]): Steps<TextRange[][]> {
  const lines = (yield* linesOf(pages)) ?? []
  const byPage = Map.groupBy(
    lines.filter(({ box }) => box !== null),
    ({ page }) => page,
  )
  const down = pages.map((page) => (byPage.get(page) ?? []).toSorted((a, b) => middleOf(b) - middleOf(a)))
  const ends = down.map((all): End[] => [all.slice(0, OUTERMOST), all.slice(-OUTERMOST).reverse()])
  const counts = new Map<string | null, number>()
  for (const both of ends) {
    const keys = both.flatMap((end, side) => end.map((line) => keyOf(line, side)))
    for (const key of new Set(keys)) counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  counts.delete(null)
  const fewest = Math.max(2, Math.min(FEWEST_PAGES, Math.ceil(pages.length / 2)))
  const isText = (line: Line, side: number): boolean => (counts.get(keyOf(line, side)) ?? 0) < fewest
  const apart = ends.map((both, at) =>
    both.map((end, side) => apartIn(end, down[at] ?? [], (line) => isText(line, side))),
  )
  return apart.map((both, at) => {
    const [above, below] = [apart[at - 1], apart[at + 1]]
    const [top, bottom] = both
    const between = [
      ...(isContinued(above?.[1], top) ? (top?.lines ?? []) : []),
      ...(isContinued(bottom, below?.[0]) ? (bottom?.lines ?? []) : []),
    ]
    return ascending([...both.flatMap(({ running }) => running), ...between])
  })
}

/** What lies between the edge of a page and its text. */
interface Apart {
  readonly running: End
  /** Other lines before a wide gap, if none of them continues a sentence. */
  readonly lines: End
  /** The first line of the text. */
  readonly text: Line | undefined
}

function apartIn(end: End, all: readonly Line[], isText: (line: Line) => boolean): Apart {
  const first = end.findIndex(isText)
  const running = first < 0 ? end : end.slice(0, first)
  const others = end.slice(running.length)
  const last = others.findIndex((line, i) => isApart(line, others[i + 1], others[i + 2]))
  const lines = others.slice(0, last + 1)
  const [highest, lowest] = [all[0], all.at(-1)]
  const size = highest && lowest ? middleOf(highest) - middleOf(lowest) : 0
  const isPlain = lines.every(
    (line) =>
      Math.abs(middleOf(line) - middleOf(end[0] ?? line)) < OUTER * size &&
      line.end - line.start <= LONGEST &&
      !CONTINUED.test(line.page.text.slice(line.start, line.end)),
  )
  return isPlain ? { running, lines, text: others[last + 1] } : { running, lines: [], text: others[0] }
}

/** Whether a sentence runs from the lowest line of a page to the highest one of the next, where it may go on with a name. */
function isContinued(last: Apart | undefined, first: Apart | undefined): boolean {
  const [before = '', after = ''] = [last?.text?.text, first?.text?.text]
  const isFull = before.length >= FULL_LINE && A_NAME.test(after)
  return UNFINISHED.test(before) && (isFull || CONTINUED.test(after))
}

/** Whether the gap to the next line is wide, and wider than the one behind it. */
function isApart(line: Line, next: Line | undefined, second: Line | undefined): boolean {
  if (!next || !second) return false
  const gap = gapBetween(line, next)
  return gap > WIDE_GAP * Math.max(heightOf(line), heightOf(next)) && gap > 2 * gapBetween(next, second)
}

const gapBetween = (one: Line, other: Line): number =>
  Math.abs(middleOf(one) - middleOf(other)) - (heightOf(one) + heightOf(other)) / 2

function ascending(ranges: readonly TextRange[]): TextRange[] {
  const sorted = [...ranges].sort((a, b) => a.start - b.start)
  return sorted
    .filter((range, i) => range.start !== sorted[i - 1]?.start)
    .map(({ start, end }) => ({ start, end }))
}
