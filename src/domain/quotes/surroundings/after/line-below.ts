/** Whether the line below a quote takes it back: as an answer, or as a status of its own ("Draft - subject to contract"). */

import type { Meanings } from '../../meaning/languages.ts'
import { firstLine, lineEnd, lineStart } from '../../text/lines.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { isDraftMark } from '../document-words.ts'
import { NUMBERED_HEADING } from '../sentence-boundaries.ts'
import type { Following } from './following-text.ts'
import { isAnsweredNo, isFieldOfLimit } from './form-answers.ts'
import { EXCEPTIONS } from './upholding-sentences.ts'
import { isVotedDown } from './votes.ts'

/** Maximum words of such a line: "Not agreed" */
const SHORT = 4
const IS_TITLED = /^\s?[:\u2013\u2014-]/u
/** "Draft - not for use": what follows is no answer. */
const IS_DASHED = /^\s?[\u2013\u2014-]\s/u
/** The number of a clause, or none: not that of another section. */
const SAME_SECTION = /^\s{0,9}(?:\d{1,3}(?:\.\d{1,3}){1,3}\s|\p{L})/u
const ITEM = /^\s{0,9}(?:[([]?[a-z\d]{1,2}[.)\]]|[-\u2013\u2014\u2022\u25cf\u25aa\u25e6\u00b7\uf0b7])\s/u

/** "Exceptions: / (a) the northern region; …" */
function listsExceptions(lines: string, { negates }: Meanings): boolean {
  const [line = '', below = ''] = lines.split('\n', 2)
  const words = wordsIn(line)
  const isHeading = words.length === 1 && EXCEPTIONS.test(words[0] ?? '') && SAME_SECTION.test(line)
  return isHeading && ITEM.test(below) && !wordsIn(below).some(negates)
}

/** "Status: not done": true; "Exceptions: none": false; null if the line is no answer. */
export function answerBelow({ extent: { text }, next, isNextLine, meanings }: Following): boolean | null {
  if (!isNextLine) return null
  if (meanings.isStatus(next.text) && IS_DASHED.test(text.slice(next.end))) return null
  const start = lineStart(text, next.start)
  const line = firstLine(text.slice(start))
  if (isDraftMark(line)) return false
  if (NUMBERED_HEADING.test(line)) return null
  if (isVotedDown(text, start) || listsExceptions(text.slice(start), meanings)) return true
  return isFieldOfLimit(text, start, meanings) || isAnsweredNo(text, start, meanings)
}

/** A separate line may be a heading: "No waiver." */
export function isStatusLine({ extent: { text }, rest, next, isNextLine, meanings }: Following): boolean {
  const lineEnds = lineEnd(text, next.start)
  const line = rest.filter(({ kind, end }) => kind === 'word' && end <= lineEnds)
  const last = line.at(-1)
  if (!isNextLine || last === undefined) return false
  const isShort = line.length <= SHORT
  if (isShort && meanings.negates(last.text)) return true
  return (isShort || IS_TITLED.test(text.slice(next.end))) && meanings.isStatus(next.text)
}
