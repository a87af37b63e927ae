/** Parts of the seen text in one line, cut at spaces. */
import type { TextRange } from '../../document/page-text.ts'

/** The words in one line, with words joined that a line end broke. */
export function plain(words: string): string {
  return words.replace(/[-\u2010]\s{0,9}\n(?=\p{Ll})/gu, '').replace(/\s+/gu, ' ')
}

/** At most `most` characters of a range, with those at `around`, cut at spaces. */
export function excerpt(text: string, { start, end }: TextRange, around: number, most: number): TextRange {
  if (end - start <= most) return { start, end }
  const from = Math.max(start, Math.min(around - Math.floor(most / 4), end - most))
  const to = Math.min(end, from + most)
  const first = from === start ? -1 : text.slice(from, to).search(/\s/u)
  const last = to === end ? -1 : text.slice(from, to).search(/\s\S*$/u)
  return { start: from + first + 1, end: last > first ? from + last : to }
}

/** An excerpt as it is shown: an ellipsis stands where it was cut. */
export function shown(text: string, whole: TextRange, part: TextRange): string {
  const [before, after] = [part.start > whole.start ? '… ' : '', part.end < whole.end ? ' …' : '']
  return before + plain(text.slice(part.start, part.end)).trim() + after
}
