import type { TextRange } from '../../document/page-text.ts'

/** Longer runs (characters) are split at a space first, and longer sentences are not joined. */
const LONGEST = 4_000
/** Characters in which an abbreviation ends. */
const NEAR = 12

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** A very short word with a stop, before more of its sentence: "No. 5", "Inc. for". */
const SHORT = /(?<![\p{L}\p{N}])\p{L}{1,4}\.["')\]\u201d]?\s*$/u
const GOES_ON = /^["'([\u201c\u2018]?(?:\p{Ll}|\p{N}|[-\u2013,;:&])/u
/** An initial, or letters with stops between them: "J. Smith", "U.S. Bank". */
const INITIAL = /(?<![\p{L}\p{N}])(?:\p{Lu}|(?:\p{L}\.){1,4}\p{L})\.\s*$/u
/** Only the label of what follows: "2.", "(a)". */
const ONLY_LABEL = /^\s*[([]?[\p{L}\p{N}]{1,5}(?:\.\p{N}{1,3}){0,4}[.)\]]{1,2}\s*$/u
const WORD = /[\p{L}\p{N}]/u

/** Whether the segmenter split one sentence in two. */
function isJoined(before: string, after: string, isFirst: boolean): boolean {
  if (before.length > LONGEST) return false
  if (!WORD.test(after) || (isFirst && ONLY_LABEL.test(before))) return true
  const end = before.slice(-NEAR)
  return INITIAL.test(end) || (SHORT.test(end) && GOES_ON.test(after))
}

/** Yields runs of at most `LONGEST` characters, ending at a space if there is one. */
function* runsOf(text: string): Generator<TextRange> {
  for (let start = 0; start < text.length; ) {
    const rest = text.slice(start, start + LONGEST)
    const space = start + LONGEST < text.length ? rest.lastIndexOf(' ') : -1
    const end = start + (space > 0 ? space + 1 : rest.length)
    yield { start, end }
    start = end
  }
}

function* segmentsOf(paragraph: string): Generator<TextRange> {
  for (const run of runsOf(paragraph)) {
    for (const { segment, index } of segmenter.segment(paragraph.slice(run.start, run.end)))
      yield { start: run.start + index, end: run.start + index + segment.length }
  }
}

/** Yields the ranges of the sentences of a paragraph in one line, ascending, covering it. */
export function* sentencesIn(paragraph: string): Generator<TextRange> {
  let last: TextRange | null = null
  for (const { start, end } of segmentsOf(paragraph)) {
    const before = last === null ? '' : paragraph.slice(last.start, last.end)
    if (last !== null && isJoined(before, paragraph.slice(start, end), last.start === 0)) {
      last = { start: last.start, end }
      continue
    }
    if (last !== null) yield last
    last = { start, end }
  }
  if (last !== null) yield last
}
