/** Splits a paragraph into sentences. */
import type { TextRange } from '../../page-text.ts'

/** Longer paragraphs (characters) are split at a space first: the segmenter reads back and forth. */
const LONGEST = 4_000

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** An abbreviation: "No.", "Inc.", "U.S.", "z. B."; before more of its sentence. */
const SHORT_WITH_STOP = /(?<![\p{L}\p{N}])(?:\p{L}{1,4}|(?:\p{L}\.){1,4}\p{L})\.["')\]\u201d]?\s*$/u
const GOES_ON = /^["'([\u201c\u2018]?(?:\p{Ll}|\p{N}|[-\u2013,;:&])/u
const INITIAL = /(?<![\p{L}\p{N}])(?:\p{Lu}|(?:\p{L}\.)+\p{L})\.\s*$/u
/** Only the label of what follows: "2.", "(a)". */
const ONLY_LABEL = /^\s*[([]?[\p{L}\p{N}]{1,5}(?:\.\p{N}{1,3})*[.)\]]{1,2}\s*$/u
const NO_WORDS = /^[^\p{L}\p{N}]*$/u

function isJoined(before: string, after: string, isFirst: boolean): boolean {
  if (isFirst && ONLY_LABEL.test(before)) return true
  if (NO_WORDS.test(after)) return true
  return INITIAL.test(before.slice(-12)) || (SHORT_WITH_STOP.test(before.slice(-12)) && GOES_ON.test(after))
}

/** Longest parts of a text, ending at a space if there is one. */
function* chunksOf(text: string): Generator<TextRange> {
  for (let start = 0; start < text.length; ) {
    const limit = start + LONGEST
    const space = limit < text.length ? text.lastIndexOf(' ', limit) : -1
    const end = space > start ? space + 1 : Math.min(limit, text.length)
    yield { start, end }
    start = end
  }
}

/** Ranges of the sentences of a paragraph in one line, ascending, covering it. */
export function sentencesIn(paragraph: string): TextRange[] {
  const found: TextRange[] = []
  for (const chunk of chunksOf(paragraph)) {
    for (const { segment, index } of segmenter.segment(paragraph.slice(chunk.start, chunk.end))) {
      const start = chunk.start + index
      const last = found.at(-1)
      const before = last ? paragraph.slice(last.start, last.end) : ''
      if (last && isJoined(before, segment, found.length === 1))
        found[found.length - 1] = { ...last, end: start + segment.length }
      else found.push({ start, end: start + segment.length })
    }
  }
  return found
}
