/** What a sentence says of a section, or of what it contains: "The obligation in clause 3.1 ceases", "In place of clause 3 …". */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { firstPart, lastPart } from '../../text/lines.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { isEffect } from '../after/words/times.ts'
import { isPlace } from '../after/words/without-force.ts'
import { has, SENTENCE_END } from '../clauses.ts'
import { isDocument } from '../words/documents.ts'
import { isOnce, isOnly } from '../words/function-words.ts'
import { isBreach } from '../words/verbs.ts'
import type { Mention } from './mention.ts'
import { contentOf } from './mention-clause.ts'
import { hasBegun, isFrontedPreposition, isInsteadOf, isIntent } from './words/effect.ts'
import { isPassiveVerb } from './words/mention-clause.ts'

/** "survives", "is agreed": not the noun in "the collective agreement". */
export const upholding =
  (meanings: Meanings) =>
  ({ text, isCapital }: Token): boolean =>
    meanings.upholds(text) && (isCapital || !isDocument(text))

/** "The obligation in clause 3.1 ceases": whether what the section contains ends or does not hold. */
export function endsContent(lead: Tokens, predicate: Tokens, meanings: Meanings): boolean {
  // "In May the wording of clause 3.1 is replaced."
  const content = contentOf(lead, meanings)
  const isPassive = content === 'object' && isPassiveVerb(predicate[0]?.text)
  // "The parties have left behind what clause 3.1 says."
  if (content === 'object' && predicate.length === 0) {
    const isUntouched = has(lead, meanings.negates) && has(lead, isBreach)
    return !isUntouched && !lead.some(upholding(meanings))
  }
  if (content !== 'subject' && !isPassive) return false
  if (has(predicate, anyOf(isBreach, meanings.adds))) return false
  const isOut = anyOf(meanings.removes, meanings.isStatus, meanings.overrides, meanings.doubts)
  const isLimited = predicate.some(({ text }) => meanings.limits(text) && !isOnly(text))
  const isDenied = has(predicate, meanings.negates) && has(predicate, meanings.upholds)
  return isDenied || isLimited || has(predicate, isOut)
}

/** "Section 3 takes effect, as soon as the Bank agrees." */
export function isConditionAfter(tail: string, predicate: Tokens, meanings: Meanings): boolean {
  const end = predicate.at(-1)?.end ?? tail.length
  const [, next = ''] = /^,\s([\p{L}']{2,12})/u.exec(tail.slice(end).toLowerCase()) ?? []
  return (meanings.supposes(next) || meanings.limits(next)) && !meanings.adds(next)
}

/** "Von Ziffer 3.1 ist man abgerückt.": whether the section is an object that its sentence begins with. */
export const isFronted = (head: string, lead: Tokens): boolean =>
  isFrontedPreposition(lead.at(-1)?.text) &&
  lead.length <= 2 &&
  /(?:^|[.!?\n])\s{0,9}$/u.test(head.slice(0, lead.at(-1)?.start))

/** "Paragraph 3.1 is a statement of intent." */
export const isOnlyIntended = (predicate: Tokens, meanings: Meanings): boolean =>
  has(predicate, isIntent) && !has(predicate, meanings.negates)

/** "A date from which clause 3 binds the parties has yet to be set." */
export function isUnsettled(head: string, tail: string, meanings: Meanings): boolean {
  const words = wordsIn(`${lastPart(head, SENTENCE_END)} ${firstPart(tail, SENTENCE_END)}`)
  return words.some((_, at) => meanings.beginUnsettled(words.slice(at)))
}

/** "Section 3 will take effect once parliament has passed the bill." */
export const isYetToTakeEffect = (predicate: Tokens): boolean =>
  has(predicate, isEffect) && has(predicate, isOnce) && !hasBegun(predicate[0]?.text)

/** Words of an opening such as "If the provisions of". */
const CASE_OPENING = 4

/** "In place of clause 3 the parties use Annex B." */
export const isReplaced = (lead: Tokens): boolean =>
  has(lead.slice(0, CASE_OPENING - 1), anyOf(isInsteadOf, isPlace))

/** "If clause 3 and Annex B differ, clause 3 prevails.": the other mention decides, or nothing is taken back. */
export function isHarmlessCase(
  { text, start, end }: Mention,
  lead: Tokens,
  tail: string,
  meanings: Meanings,
): boolean {
  if (lead.length > CASE_OPENING || !has(lead, meanings.supposes)) return false
  const rest = firstPart(tail, SENTENCE_END)
  const comma = rest.indexOf(',')
  if (comma < 0) return false
  const number = text.slice(start, end).split(' ').at(-1) ?? ''
  if (/^\d/u.test(number) && rest.slice(comma).includes(number)) return true
  const { negates, removes, overrides, doubts, limits } = meanings
  return !has(wordsIn(rest), anyOf(negates, removes, overrides, doubts, limits))
}
