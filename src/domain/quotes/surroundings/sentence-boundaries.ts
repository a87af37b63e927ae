/** Whether a quote begins or ends a sentence. */

import { isFunctionWord } from '../meaning/languages.ts'
import type { Token } from '../tokens/token.ts'
import { isCaseless } from './clauses.ts'
import type { Extent } from './extent.ts'
import { isLongAbbreviation } from './words/abbreviations.ts'
import { isInCase, isQuestionWord } from './words/function-words.ts'

/** A line that is the heading of a numbered section: "7.2 Termination without cause". */
export const NUMBERED_HEADING =
  /^\s*(?:\u00a7\s?|\p{Lu}\p{L}{1,12}\s)?\d{1,3}(?:\.\d{1,3}){0,4}[.):]?(?:\s[\u2013\u2014-])?\s{1,9}\p{Lu}[^.;:,]{1,80}$/u

/** Maximum words of a heading without a number, and of one whose longer words aren't all capitalised. */
const MOST_TITLE_WORDS = 6
const MOST_PLAIN_WORDS = 4
const TITLE_END = /[\p{L})]$/u
/** End of a sentence or a remark, after which a heading may follow. */
const LINE_END = /[.;:!?)\]"\u201d]$/u
const SMALL_WORD = /^\p{Ll}{1,3}$/u
const CAPITAL_WORD = /^[("\u201c]?\p{Lu}/u

/** "Rejection of Goods", "Disputes", "FINAL PROVISIONS", after the end of a sentence or another heading. */
function isTitle(line: string, above: string): boolean {
  const words = line.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (words.length > MOST_TITLE_WORDS || !TITLE_END.test(line) || !CAPITAL_WORD.test(first)) return false
  const isAfterGap = above.trim() === ''
  if (!isAfterGap) {
    const isNewLine = LINE_END.test(above.trimEnd()) || NUMBERED_HEADING.test(above)
    if (!isNewLine || SMALL_WORD.test(last)) return false
  }
  if (words.every((word) => CAPITAL_WORD.test(word) || SMALL_WORD.test(word))) return true
  // "Automated decisions", "How we use your data": not "Until further notice", "Wish list of the staff"
  const opening = first.toLowerCase()
  const isQuestion = isAfterGap && isQuestionWord(opening) && !isInCase(opening)
  return isQuestion || (words.length <= MOST_PLAIN_WORDS && !isFunctionWord(opening))
}

/** Whether a line is a heading, by the line above it. */
export const isHeading = (line: string, above: string): boolean =>
  NUMBERED_HEADING.test(line) || isTitle(line, above)

/** The label of a clause: "3.1", "(a)". */
const CLAUSE_LABEL = /\n[^\S\n]{0,9}(?:\d{1,3}(?:\.\d{1,3}){0,4}[.)]?|\(?[a-z]\))[^\S\n]{1,9}$/u

/** Whether the quote begins the line after a heading, with or without the label of its clause. */
function isAfterHeading({ text, first }: Extent): boolean {
  const ahead = text.slice(0, first.start).replace(CLAUSE_LABEL, '\n')
  const bare = ahead.trimEnd()
  if (!/[\p{L})\]]$/u.test(bare) || !ahead.slice(bare.length).includes('\n')) return false
  const [line = '', above = ''] = bare.split('\n').slice(-2).toReversed()
  return isHeading(line, above)
}

/** Whether the quote begins a sentence, or the line after a heading. */
export function isSentenceStart(extent: Extent): boolean {
  const { first, before } = extent
  const previous = before.at(-1)
  if (first.kind === 'sign') return false
  if (!first.isCapital && !isCaseless(first)) return false
  return (
    previous === undefined ||
    isAfterHeading(extent) ||
    (previous.kind === 'stop' && !isAbbreviation(before.at(-2), previous))
  )
}

/** Any word of up to this many letters before a dot counts as an abbreviation. */
const SHORT_WORD = 3

function isAbbreviation(word: Token | undefined, stop: Token): boolean {
  if (word?.kind !== 'word' || word.end !== stop.start || isCaseless(word)) return false
  return word.text.length <= SHORT_WORD || isLongAbbreviation(word.text)
}

export function isSentenceEnd({ tokens, last, after }: Extent): boolean {
  const [word, stop] = last.kind === 'stop' ? [tokens.at(-2), last] : [last, after[0]]
  return stop?.kind === 'stop' && !isAbbreviation(word, stop)
}
