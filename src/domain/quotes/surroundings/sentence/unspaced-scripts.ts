/** Context in scripts without spaces and letter case, whose words are in no table: the text around a whole sentence. */

import { after, before } from '../../index/text-around.ts'
import {
  EXCEPTS_NEXT,
  NOT_IN_FORCE,
  POINTS_ABOVE,
  POINTS_AHEAD,
  POINTS_BACK,
  TAKES_BACK,
} from '../../meaning/others.ts'
import { STOP } from '../../text/characters.ts'
import { firstLine, lastLine, lineAfter } from '../../text/lines.ts'
import { answerIn } from '../after/answers.ts'
import { isCaseless } from '../clauses.ts'
import type { Extent } from '../extent.ts'

/** Characters read before and after. */
const REACH = 400
/** Maximum characters of an answer in a line of its own: "状況:未実施". */
const LONGEST_ANSWER = 6
/** Maximum characters of a heading or label. */
const LONGEST_HEADING = 20
/** Maximum lines between the stem of a list and one of its items. */
const MOST_LINES = 12
const STOP_AT_END = /[\p{Sentence_Terminal};:\uff1b\uff1a]["')\]\u300d\u300f\uff09\u3011\u201d]{0,2}$/u
const LABEL =
  /^\s*(?:[([\uff08]?[\d\uff10-\uff19\u4e00-\u5341a-zA-Z\u30a1-\u30ed]{1,3}[)\]\uff09.\uff0e\u3001]|\u7b2c[\d\uff10-\uff19\u4e00-\u5343]{1,5}[\u6761\u9805\u9879\u7ae0\u7bc0\u8282\u53f7]?(?:[\uff08(][^\uff09)\n]{1,20}[\uff09)])?|\d{1,3}(?:\.\d{1,3})+|\uc81c\d{1,3}\uc870|[\u30fb\u2022\u25cf\u25cb\u25a0\u25a1\u25c6\u2610-\u2612\u2460-\u2473\u203b*-])\s*/u
const LABEL_ALONE = new RegExp(`${LABEL.source}$`, 'u')

/** Whether the quote begins its sentence. */
function isWholeBefore(text: string): boolean {
  const bare = text.trimEnd()
  if (bare === '' || STOP_AT_END.test(bare)) return true
  const line = lastLine(text)
  if (LABEL_ALONE.test(line)) return true
  const isLine = text.slice(bare.length).includes('\n')
  // A short line is a heading; a long one continues in the next.
  return isLine && (lastLine(bare).length <= LONGEST_HEADING || /\n\s*\n/u.test(text.slice(bare.length)))
}

/** Whether the quote ends its sentence. */
function isWholeAfter(quote: string, text: string): boolean {
  const rest = text.replace(/^["')\]\u300d\u300f\uff09\u3011\u201d]{1,2}/u, '')
  if (STOP_AT_END.test(quote.trimEnd()) || STOP.test(rest.trimStart()[0] ?? '.')) return true
  const [line = '', ...lines] = rest.split('\n')
  const next = lines[0] ?? ''
  return line.trim() === '' && (next.trim() === '' || LABEL.test(next))
}

/** Whether the sentence after the quote adds an exception or revokes it. */
function isTakenBack(text: string): boolean {
  const next = text.replace(/^[\s\p{Sentence_Terminal}"')\]\u300d\u300f\uff09]{1,9}/u, '')
  const bracket = /^[([\uff08\u3010\uff3b]([^)\]\uff09\u3011\uff3d]{1,30})/u.exec(next)?.[1] ?? ''
  const line = lineAfter(next, 0)
  const answer = answerIn(line)?.answer ?? line
  if (answer.length <= LONGEST_ANSWER && (NOT_IN_FORCE.test(answer) || TAKES_BACK.test(answer))) return true
  if (NOT_IN_FORCE.test(bracket) || TAKES_BACK.test(bracket) || EXCEPTS_NEXT.test(next)) return true
  const [first = '', ...later] = firstLine(next).split(STOP)
  if (POINTS_BACK.test(next) && TAKES_BACK.test(first)) return true
  return later.some((sentence) => POINTS_ABOVE.test(sentence) && TAKES_BACK.test(sentence))
}

/** Whether a label, a heading without a number, or the stem of a list says that the quote is not in force. */
function isUnderDenial(text: string): boolean {
  const bare = text.trimEnd()
  const line = lastLine(bare)
  const isLabelled = /[:\uff1a]$/u.test(bare) || text.slice(bare.length).includes('\n')
  if (isLabelled && line.length <= LONGEST_HEADING && !LABEL.test(line) && NOT_IN_FORCE.test(line))
    return true
  const lines = text.split('\n').slice(-MOST_LINES)
  // Everything from the stem on is an item; the last line is the text before the quote.
  for (let at = lines.length - 2; at >= 0; at -= 1) {
    const stem = lines[at] ?? ''
    if (stem.trim() === '' || (LABEL.test(stem) && !POINTS_AHEAD.test(stem))) continue
    const points = POINTS_AHEAD.test(stem) || /[:\uff1a]$/u.test(stem.trimEnd())
    return points && LABEL.test(lines[at + 1] ?? '') && (TAKES_BACK.test(stem) || NOT_IN_FORCE.test(stem))
  }
  return false
}

/** Whether a quote in such a script is part of a sentence, or the text around the sentence revokes it. */
export function isTakenBackUnspaced(extent: Extent): boolean {
  const last = extent.tokens.findLast(({ kind }) => kind === 'word')
  if (last === undefined || !isCaseless(last)) return false
  const ahead = before(extent.index, extent.place, REACH).text
  const behind = after(extent.index, extent.lastPlace, REACH).text
  if (!isWholeBefore(ahead) || !isWholeAfter(extent.own, behind)) return true
  return isTakenBack(behind) || isUnderDenial(ahead)
}
