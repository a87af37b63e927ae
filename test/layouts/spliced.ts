/** Sentences that a page doesn't say: the beginning of one and the end of another, joined where their lines are neighbours. */
import type { Layout, Line } from './arrange.ts'

interface Span {
  readonly start: number
  readonly end: number
}

const bare = (text: string): string => text.replace(/\s/gu, '')

/** Whether a reader who loses the line may go on from one to the other: beside it, or below it. */
function areNeighbours(one: Line, other: Line, lines: readonly Line[]): boolean {
  if (one.y === other.y)
    return other.x > one.x && !lines.some((line) => line.y === one.y && line.x > one.x && line.x < other.x)
  const lower = lines.filter(({ x, y }) => x === one.x && y < one.y)
  return other.x === one.x && other.y === Math.max(...lower.map(({ y }) => y))
}

/** In reading order, so that the places of lines and sentences in the whole text are known. */
export function splicedOf({ lines, quotes }: Layout): string[] {
  const text = lines.map((line) => bare(line.text)).join('')
  let length = 0
  const spans = lines.map((line): Span => {
    const start = length
    length += bare(line.text).length
    return { start, end: length }
  })
  const sentences = quotes.flatMap((quote) => {
    const start = text.indexOf(bare(quote))
    return start < 0 ? [] : [{ quote, start, end: start + bare(quote).length }]
  })
  const inside = (at: number) => sentences.find(({ start, end }) => start < at && at < end)
  return lines.flatMap((one, i) =>
    lines.flatMap((other, j) => {
      if (j === i || j === i + 1 || !areNeighbours(one, other, lines)) return []
      const [end, start] = [spans[i]?.end ?? 0, spans[j]?.start ?? 0]
      const [first, second] = [inside(end), inside(start)]
      if (!first || !second || first === second) return []
      return [`${upTo(first.quote, end - first.start)} ${from(second.quote, start - second.start)}`]
    }),
  )
}

/** Index in a text after so many characters other than spaces. */
function indexOf(text: string, count: number): number {
  let seen = 0
  for (let at = 0; at < text.length; at += 1) {
    if (seen === count) return at
    if (text[at]?.trim()) seen += 1
  }
  return text.length
}

const upTo = (text: string, count: number): string => text.slice(0, indexOf(text, count)).trim()
const from = (text: string, count: number): string => text.slice(indexOf(text, count)).trim()
