/** Sentences that put a section off or replace it, and conditions that leave it in force. */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { firstPart, lastPart } from '../../text/lines.ts'
import type { Token } from '../../tokens/token.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { PLACE } from '../after/replacements.ts'
import { has, SENTENCE_END } from '../clauses.ts'
import { ONCE } from '../common-words.ts'
import type { Mention } from './mentions.ts'

const INSTEAD = /^(?:instead|anstelle|anstatt|statt)$/u
/** Words of an opening such as "If the provisions of". */
const CASE_OPENING = 4

/** "A date from which clause 3 binds the parties has yet to be set." */
export function isUnsettled(head: string, tail: string, meanings: Meanings): boolean {
  const words = wordsIn(`${lastPart(head, SENTENCE_END)} ${firstPart(tail, SENTENCE_END)}`)
  return words.some((_, at) => meanings.beginUnsettled(words.slice(at)))
}

const EFFECT =
  /^(?:effect|force|operative|wirksam|kraft|účinnosti?|platnosti?|účinným|effet|vigueur|efecto|vigor|effetto|vigore|życie|mocy|efeito|werking)$/u
/** "took effect" */
const TOOK =
  /^(?:took|came|entered|has|have|trat|traten|ist|nabyl\p{L}?|vstoupil\p{L}?|surtió|entró|entrat[oa]|produziu|entrou|wesz\p{L}{1,3}|trad)$/u

/** "Section 3 will take effect once parliament has passed the bill." */
export const isNotYet = (predicate: readonly Token[]): boolean =>
  [EFFECT, ONCE].every((words) => predicate.some(({ text }) => words.test(text))) &&
  !TOOK.test(predicate[0]?.text ?? '')

/** "In place of clause 3 the parties use Annex B." */
export const isInstead = (lead: readonly Token[]): boolean =>
  lead.slice(0, CASE_OPENING - 1).some(({ text }) => INSTEAD.test(text) || PLACE.test(text))

/** "If clause 3 and Annex B differ, clause 3 prevails.": the other mention decides, or nothing is taken back. */
export function isHarmlessCase(
  { text, start, end }: Mention,
  lead: readonly Token[],
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
  const takesBack = anyOf(negates, removes, overrides, doubts, limits)
  return !wordsIn(rest).some(takesBack)
}
