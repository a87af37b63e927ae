/** Whether a quote is inside quotation marks: somebody's statement, or another text. */

import { before } from '../../index/text-around.ts'
import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { firstPart, lastPart } from '../../text/lines.ts'
import { tokensOf } from '../../tokens/tokens.ts'
import type { Extent } from '../extent.ts'

/** Characters before the quote in which quotation marks may open, and of the words that introduce them. */
const REACH = 600
const INTRODUCTION = 100
const MARK = /["\u201c-\u201e\u00ab\u00bb\u300c-\u300f]/gu
const SENTENCE_END = /[.!?;\n\u3002]\s/u
const ALWAYS_OPENS = '\u201e\u300c\u300e'
const ALWAYS_CLOSES = '\u201d\u300d\u300f'

/** Whether a mark opens or closes; those used for both open after a space and before none. */
function opens(text: string, at: number): boolean {
  const mark = text[at] ?? ''
  if (ALWAYS_OPENS.includes(mark)) return true
  if (ALWAYS_CLOSES.includes(mark)) return false
  const isAfterSpace = /[\s([]/u.test(text[at - 1] ?? ' ')
  const isBeforeWord = /[\p{L}\p{N}]/u.test(text[at + 1] ?? 'x')
  // »make« as well as « faire » and «hacer»
  if (mark === '\u00ab') return isAfterSpace || isBeforeWord
  if (mark === '\u00bb') return isAfterSpace && isBeforeWord
  return isAfterSpace && /\S/u.test(text[at + 1] ?? 'x')
}

/** Words, numbers and signs: "1. “…”" has an introduction too. */
const saidIn = (text: string): string[] => tokensOf(text).map((token) => token.text)

/** Offset of the quotation mark that is still open at the end of a text; -1 if there is none. */
function openMark(text: string): number {
  const last = [...text.matchAll(MARK)].at(-1)
  return last !== undefined && opens(text, last.index) ? last.index : -1
}

/** 'The Buyer wrote: "| the fee is refundable. |"': not words that an amendment inserts ("as follows: …"). */
export function isQuotedStatement(extent: Extent, meanings: Meanings): boolean {
  const { index, place, first, last } = extent
  const { text } = before(index, place, REACH)
  const mark = openMark(text)
  const rest = extent.text.slice(first.start)
  const [next] = rest.matchAll(MARK)
  if (mark < 0 || next === undefined || opens(rest, next.index)) return false
  if (next.index < last.end - first.start) return false
  const behind = firstPart(rest.slice(next.index), SENTENCE_END)
  if (saidIn(behind).some(meanings.removes)) return true
  const ahead = text.slice(Math.max(0, mark - INTRODUCTION), mark).trimEnd()
  const words = saidIn(lastPart(ahead, SENTENCE_END))
  const isOther = anyOf(meanings.removes, meanings.doubts, meanings.isVoice)
  return words.length > 0 && (words.some(isOther) || !words.some(meanings.isFollowing))
}
