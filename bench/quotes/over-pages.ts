/**
 * Sentences across a page break, as poppler's words: from the last line of text of one page to the first of the next. A
 * header or footer is a line without letters, or one whose words another page has at the same height.
 */
import type { Document, Word } from './documents.ts'
import type { Random } from './random.ts'

interface Line {
  readonly words: readonly Word[]
  readonly text: string
}

/** Minimum words on each side of the page break. */
const FEWEST = 4
const MOST = 22
/** Maximum points between the bottom edges of words on one line. */
const LEVEL = 3

function linesOf(words: readonly Word[]): Line[] {
  const lines: Word[][] = []
  for (const word of [...words].sort((a, b) => b.bottom - a.bottom)) {
    const line = lines[lines.length - 1]
    const first = line?.[0]
    if (line !== undefined && first !== undefined && first.bottom - word.bottom < LEVEL) line.push(word)
    else lines.push([word])
  }
  return lines.map((line) => {
    const inOrder = line.sort((a, b) => a.x - b.x)
    return { words: inOrder, text: inOrder.map((word) => word.text).join(' ') }
  })
}

const keyOf = ({ text, words }: Line): string =>
  `${text.replace(/\d+/g, '#')} ${Math.round((words[0]?.bottom ?? 0) / 10)}`

/** Returns the lines of each page, from the top, without headers and footers. */
function bodies(document: Document): Line[][] {
  const pages = new Map<number, Word[]>()
  for (const word of document.words) pages.set(word.page, [...(pages.get(word.page) ?? []), word])
  const all = [...pages].sort(([a], [b]) => a - b).map(([, words]) => linesOf(words))
  const counts = new Map<string, number>()
  for (const key of all.flatMap((lines) => lines.map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1)
  const isRunning = (line: Line): boolean =>
    !/\p{L}{2}/u.test(line.text) || (counts.get(keyOf(line)) ?? 0) > 1
  return all.map((lines) => {
    const first = lines.findIndex((line) => !isRunning(line))
    const last = lines.findLastIndex((line) => !isRunning(line))
    return first < 0 ? [] : lines.slice(first, last + 1)
  })
}

/** Whether a sentence continues from one line to the other, judged by punctuation and letter case. */
function goesOn(before: Line, after: Line): boolean {
  return /[\p{L},]$/u.test(before.text) && /^\p{Ll}{2}/u.test(after.text) && before.words.length >= FEWEST
}

/** Returns a quote for each page break inside a sentence, except in columns, which would be read across. */
export function overPages(document: Document, random: Random): Word[][] {
  if (document.layout === 'two columns') return []
  const pages = bodies(document)
  return pages.flatMap((lines, i) => {
    const next = pages[i + 1]
    const [last, first] = [lines[lines.length - 1], next?.[0]]
    if (next === undefined || last === undefined || first === undefined || !goesOn(last, first)) return []
    const before = lines.slice(-3).flatMap((line) => line.words)
    const after = next.slice(0, 3).flatMap((line) => line.words)
    const sizes = [FEWEST + random.below(MOST - FEWEST), FEWEST + random.below(MOST - FEWEST)] as const
    const words = [...before.slice(-sizes[0]), ...after.slice(0, sizes[1])]
    return after.length < FEWEST ? [] : [words]
  })
}
