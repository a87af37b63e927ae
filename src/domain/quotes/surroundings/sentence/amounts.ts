/** Whether the words next to a quote are the rest of an amount: "5 | million", "twenty | and five". */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import { UNSPACED_NUMBER } from '../../meaning/others.ts'
import type { Token } from '../../tokens/token.ts'
import { isCaseless } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { isAnd } from './words/conjunctions.ts'

const THREE_DIGITS = /^\d{3}(?:\D|$)/u
const isLowerWord = (token: Token): boolean => token.kind === 'word' && !token.isCapital

/** Whether a token is a number in digits: not those of a name, as in "AB7195". */
const isInDigits = (text: string, { kind, start }: Token): boolean =>
  kind === 'number' && !/\p{L}$/u.test(text.slice(Math.max(0, start - 2), start))

/** Whether two tokens are parts of one amount: "5 | million", "1 | 000", "twenty | and five", "30 | days". */
function areOneAmount({ text }: Extent, isNumber: Is, a: Token | undefined, b: Token | undefined): boolean {
  if (a === undefined || b === undefined || !(isInDigits(text, a) || isNumber(a.text))) return false
  const gap = text.slice(a.end, b.start)
  if (gap.trim() !== '') return isNumber(a.text) && isNumber(b.text)
  if (b.kind === 'number') return a.kind !== 'number' || THREE_DIGITS.test(b.text)
  return isLowerWord(b) && !(isCaseless(b) && gap.includes('\n'))
}

/** Whether a quote begins or ends inside an amount. */
export function isPartOfAmount(extent: Extent, meanings: Meanings): boolean {
  const { first, last, before, after } = extent
  const isNumber = anyOf(meanings.isNumber, UNSPACED_NUMBER)
  const [previous, second] = [before.at(-1), before.at(-2)]
  return (
    (isAnd(previous?.text) && isNumber(second?.text) && isNumber(first.text)) ||
    areOneAmount(extent, isNumber, previous, first) ||
    areOneAmount(extent, isNumber, last, after[0])
  )
}
