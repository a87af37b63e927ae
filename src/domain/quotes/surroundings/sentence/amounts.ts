/** Whether the words next to a quote are the rest of an amount: "5 | million", "twenty | and five". */

import type { Meanings } from '../../meaning/languages.ts'
import type { Token } from '../../tokens/token.ts'
import { isCaseless } from '../clauses.ts'
import type { Extent } from '../extent.ts'

const UNSPACED_NUMBER = /^[一二三四五六七八九十百千万億亿兆两]$/u
const THREE_DIGITS = /^\d{3}(?:\D|$)/u
export const AND = /^(?:and|und|a|et|y|e|i|oraz)$/u
const isLowerWord = (token: Token): boolean => token.kind === 'word' && !token.isCapital

type IsNumber = (token: Token) => boolean

const inWords =
  ({ isNumber }: Meanings): IsNumber =>
  ({ kind, text }) =>
    kind === 'word' && (isNumber(text) || UNSPACED_NUMBER.test(text))

/** Excludes digits of a name: "AB7195". */
const inDigits = (text: string, { kind, start }: Token): boolean =>
  kind === 'number' && !/\p{L}$/u.test(text.slice(Math.max(0, start - 2), start))

/** Whether two tokens are parts of one amount: "5 | million", "1 | 000", "twenty | and five", "30 | days". */
function areOneAmount(
  { text }: Extent,
  isNumber: IsNumber,
  a: Token | undefined,
  b: Token | undefined,
): boolean {
  if (a === undefined || b === undefined || !(inDigits(text, a) || isNumber(a))) return false
  const gap = text.slice(a.end, b.start)
  if (gap.trim() !== '') return isNumber(a) && isNumber(b)
  if (b.kind === 'number') return a.kind !== 'number' || THREE_DIGITS.test(b.text)
  return isLowerWord(b) && !(isCaseless(b) && gap.includes('\n'))
}

export function isPartOfAmount(extent: Extent, meanings: Meanings): boolean {
  const { first, last, before, after } = extent
  const isNumber = inWords(meanings)
  const [previous, second] = [before.at(-1), before.at(-2)]
  const isJoined = previous !== undefined && AND.test(previous.text)
  return (
    (isJoined && second !== undefined && isNumber(second) && isNumber(first)) ||
    areOneAmount(extent, isNumber, previous, first) ||
    areOneAmount(extent, isNumber, last, after[0])
  )
}
