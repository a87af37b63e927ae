/** Whether the line below a quote takes it back: "Status: not done", "Scope: pilot sites", "Not agreed". */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import { firstLine, lineAfter, lineEnd, lineStart } from '../../text/lines.ts'
import { tokensOf, wordsIn } from '../../tokens/tokens.ts'
import { has } from '../clauses.ts'
import { NUMBERED_HEADING } from '../sentence-boundaries.ts'
import { isDraftMark } from '../words/documents.ts'
import { ANSWER_WORDS, answerIn, isAnsweredNo } from './answers.ts'
import type { Following } from './following-text.ts'
import { isVotedDown } from './minutes.ts'
import { isEverythingOrNone, isJudgementLabel, isScope, isYes } from './words/answers.ts'
import { isException } from './words/upholding.ts'

/** Maximum words of the label of such a field. */
const LABEL_WORDS = 3

/** "Precondition: payment", "Scope: pilot sites": not "Scope: all sites". */
function isLimitingField(text: string, from: number, meanings: Meanings): boolean {
  const { label, answer } = answerIn(lineAfter(text, from)) ?? { label: '', answer: '' }
  const [asked, said] = [tokensOf(label), tokensOf(answer)]
  const isPrecondition: Is = (word) => meanings.limits(word?.replace(/^pre/u, ''))
  const isField = asked.length > 0 && asked.length <= LABEL_WORDS && said.length > 0
  return (
    isField && has(asked, anyOf(isScope, meanings.limits, isPrecondition)) && !has(said, isEverythingOrNone)
  )
}

/** "Status: open", "Compliance: partly": not "Status: in force", nor a date. */
function isJudgedUnfulfilled(text: string, from: number, meanings: Meanings): boolean {
  const { label, answer } = answerIn(lineAfter(text, from)) ?? { label: '', answer: '' }
  const [asked, said] = [wordsIn(label), wordsIn(answer)]
  const isField = asked.length > 0 && asked.length <= LABEL_WORDS && said.length > 0
  if (!isField || said.length > ANSWER_WORDS || !has(asked, isJudgementLabel)) return false
  const confirms = anyOf(isYes, meanings.confirms, meanings.asserts, meanings.upholds)
  return !/\d/u.test(answer) && !said.some(confirms)
}

/** Maximum words of a line that is a status: "Not agreed" */
const STATUS_WORDS = 4
/** "Draft: for discussion" */
const HAS_COLON_OR_DASH = /^\s?[:\u2013\u2014-]/u
/** "Draft - not for use": what follows is no answer. */
const HAS_DASH = /^\s?[\u2013\u2014-]\s/u
/** The number of a clause, or none: not that of another section. */
const SAME_SECTION = /^\s{0,9}(?:\d{1,3}(?:\.\d{1,3}){1,3}\s|\p{L})/u
const LIST_ITEM = /^\s{0,9}(?:[([]?[a-z\d]{1,2}[.)\]]|[-\u2013\u2014\u2022\u25cf\u25aa\u25e6\u00b7\uf0b7])\s/u

/** "Exceptions: / (a) the northern region; …" */
function listsExceptions(lines: string, { negates }: Meanings): boolean {
  const [line = '', below = ''] = lines.split('\n', 2)
  const words = wordsIn(line)
  const isHeading = words.length === 1 && isException(words[0]) && SAME_SECTION.test(line)
  return isHeading && LIST_ITEM.test(below) && !wordsIn(below).some(negates)
}

/** Whether the line below takes the quote back: "Status: not done" does, "Exceptions: none" doesn't; null if it is no answer. */
export function answerBelow({ extent: { text }, next, isNextLine, meanings }: Following): boolean | null {
  if (!isNextLine) return null
  if (meanings.isStatus(next.text) && HAS_DASH.test(text.slice(next.end))) return null
  const start = lineStart(text, next.start)
  const line = firstLine(text.slice(start))
  if (isDraftMark(line)) return false
  if (NUMBERED_HEADING.test(line)) return null
  if (isVotedDown(text, start) || listsExceptions(text.slice(start), meanings)) return true
  const isTakenBack = isLimitingField(text, start, meanings) || isJudgedUnfulfilled(text, start, meanings)
  return isTakenBack || isAnsweredNo(text, start, meanings)
}

/** "Not agreed" as a line of its own: not a heading ("No waiver."). */
export function isStatusLine({ extent: { text }, rest, next, isNextLine, meanings }: Following): boolean {
  const lineEnds = lineEnd(text, next.start)
  const line = rest.filter(({ kind, end }) => kind === 'word' && end <= lineEnds)
  const last = line.at(-1)
  if (!isNextLine || last === undefined) return false
  const isShort = line.length <= STATUS_WORDS
  if (isShort && meanings.negates(last.text)) return true
  return (isShort || HAS_COLON_OR_DASH.test(text.slice(next.end))) && meanings.isStatus(next.text)
}
