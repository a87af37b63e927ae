/** The text that a reader sees, line by line: without headers, footers, invisible and crossed-out words. */
import { headingsOf, type Line, linesOf } from '../../document/headings.ts'
import { rangesWithout, unprovenRanges } from '../../document/page-ranges.ts'
import type { Place, TextRange } from '../../document/page-text.ts'
import { countBefore } from '../../text/sorted.ts'
import type { Steps } from '../../text/steps.ts'
import type { QuoteIndex } from '../index/document-index.ts'

/** A line, or a part of one between words that are not seen. */
export interface SeenLine extends Line {
  /** Offset in the seen text. */
  readonly at: number
  /** Title, if the line is a heading or begins with one. */
  readonly title: string | undefined
  /** Whether blank lines stand above it. */
  readonly isAfterGap: boolean
  /** Whether it continues the line before it, after words that are not seen. */
  readonly isSameLine: boolean
}

export interface SeenText {
  /** All lines, one after the other, with a line end or a space between them. */
  readonly text: string
  readonly lines: readonly SeenLine[]
}

function merged(ranges: readonly TextRange[]): TextRange[] {
  const all: TextRange[] = []
  for (const range of [...ranges].sort((a, b) => a.start - b.start)) {
    const last = all.at(-1)
    if (last && range.start <= last.end) all[all.length - 1] = { ...last, end: Math.max(last.end, range.end) }
    else all.push(range)
  }
  return all
}

/** For each page, the ranges that are seen. */
function seenRanges({ pages, leftOut }: QuoteIndex): Map<number, TextRange[]> {
  return new Map(
    pages.map((page, at) => {
      const unseen = merged([...(leftOut[at] ?? []), ...unprovenRanges(page)])
      return [page.number, rangesWithout(unseen, page.text.length)]
    }),
  )
}

/** Returns the parts of a line that are seen, without spaces at their ends. Uses up the ranges before the line's end. */
function partsOf({ page, start, end }: Line, ranges: TextRange[]): TextRange[] {
  const parts: TextRange[] = []
  for (let range = ranges.at(-1); range !== undefined && range.start < end; range = ranges.at(-1)) {
    const words = page.text.slice(Math.max(start, range.start), Math.min(end, range.end))
    const from = Math.max(start, range.start) + words.length - words.trimStart().length
    if (words.trim() !== '') parts.push({ start: from, end: from + words.trim().length })
    if (range.end > end) break
    ranges.pop()
  }
  return parts
}

type Seen = Omit<SeenLine, 'at'>

function* seenLines(index: QuoteIndex): Steps<Seen[]> {
  const all = (yield* linesOf(index.pages)) ?? []
  const titles = yield* headingsOf(all)
  const seen = seenRanges(index)
  for (const ranges of seen.values()) ranges.reverse()
  const lines: Seen[] = []
  let isAfterGap = false
  for (const [number, line] of all.entries()) {
    for (const [i, part] of partsOf(line, seen.get(line.page.number) ?? []).entries()) {
      const isOnPage = lines.at(-1)?.page === line.page
      const title = i === 0 ? titles.get(number) : undefined
      lines.push({ ...line, ...part, title, isAfterGap: isAfterGap && isOnPage, isSameLine: i > 0 })
      isAfterGap = false
    }
    if (line.text === '') isAfterGap = true
  }
  return lines
}

/** Whether it is the first or last line of its page and has no letters: a page number. */
function isPageNumber(line: Seen, before: Seen | undefined, next: Seen | undefined): boolean {
  return (before?.page !== line.page || next?.page !== line.page) && !/\p{L}/u.test(line.text)
}

/** Nothing is seen in a document with too many lines. */
export function* seenTextOf(index: QuoteIndex): Steps<SeenText> {
  const all = yield* seenLines(index)
  const kept = all.filter((line, i) => !isPageNumber(line, all[i - 1], all[i + 1]))
  const texts: string[] = []
  let at = 0
  const lines = kept.map((line, i): SeenLine => {
    const text = line.page.text.slice(line.start, line.end)
    const from = at
    at += text.length + 1
    texts.push(text, kept[i + 1]?.isSameLine ? ' ' : '\n')
    return { ...line, at: from }
  })
  return { text: texts.join(''), lines }
}

/** Number of the page with an offset of the seen text. */
export const pageAt = (seen: SeenText, offset: number): number =>
  seen.lines[lineAt(seen, offset)]?.page.number ?? 0

/** Index of the line at an offset of the seen text. */
const lineAt = ({ lines }: SeenText, offset: number): number =>
  Math.max(0, countBefore(lines, ({ at }) => at <= offset) - 1)

/** Places of a range of the seen text, one for each run of lines of a page with nothing left out in between. */
export function placesIn(seen: SeenText, start: number, end: number): Place[] {
  const places: Place[] = []
  for (let i = lineAt(seen, start); i < seen.lines.length; i += 1) {
    const line = seen.lines[i]
    if (line === undefined || line.at >= end) break
    const from = line.start + Math.max(0, start - line.at)
    const to = Math.min(line.end, line.start + end - line.at)
    const last = places.at(-1)
    const isNext = last?.page === line.page.number && line.page.text.slice(last.end, from).trim() === ''
    if (from >= to) continue
    if (last && isNext) places[places.length - 1] = { ...last, end: to }
    else places.push({ page: line.page.number, start: from, end: to })
  }
  return places
}

/** Range of the seen text that places cover; null if any of their words is not seen. */
export function rangeOf(seen: SeenText, places: readonly Place[]): TextRange | null {
  const ends = places.map((place) => lineRangeOf(seen, place))
  const [first, last] = [ends[0], ends.at(-1)]
  const start = first?.start ?? -1
  const end = last?.end ?? -1
  if (ends.includes(null) || start < 0 || end <= start) return null
  return { start, end }
}

function lineRangeOf(seen: SeenText, place: Place): TextRange | null {
  const first = findLine(seen, place.page, place.start)
  const last = findLine(seen, place.page, place.end - 1)
  if (first === undefined || last === undefined) return null
  return { start: first.at + place.start - first.start, end: last.at + place.end - last.start }
}

/** The line with an offset of a page. */
function findLine({ lines }: SeenText, page: number, offset: number): SeenLine | undefined {
  const before = countBefore(
    lines,
    (line) => line.page.number < page || (line.page.number === page && line.start <= offset),
  )
  const line = lines[before - 1]
  return line?.page.number === page && offset < line.end ? line : undefined
}
