/** What a sentence says of a section, or of what it contains: "The obligation in clause 3.1 ceases", "In place of clause 3 …". */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { firstPart, lastPart } from '../../text/lines.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { PLACE } from '../after/without-force.ts'
import { has, SENTENCE_END } from '../clauses.ts'
import { isDocument } from '../words/documents.ts'
import { isOnce, isOnly } from '../words/function-words.ts'
import { isBreach } from '../words/verbs.ts'
import { contentOf, PASSIVE } from './mention-clause.ts'
import type { Mention } from './mentions.ts'

/** "survives", "is agreed": not the noun in "the collective agreement". */
export const upholding =
  (meanings: Meanings) =>
  ({ text, isCapital }: Token): boolean =>
    meanings.upholds(text) && (isCapital || !isDocument(text))

/** "The obligation in clause 3.1 ceases": whether what the section contains ends or does not hold. */
export function endsContent(lead: Tokens, predicate: Tokens, meanings: Meanings): boolean {
  // "In May the wording of clause 3.1 is replaced."
  const content = contentOf(lead, meanings)
  const isPassive = content === 'object' && PASSIVE.test(predicate[0]?.text ?? '')
  // "The parties have left behind what clause 3.1 says."
  if (content === 'object' && predicate.length === 0) {
    const isUntouched = has(lead, meanings.negates) && has(lead, isBreach)
    return !isUntouched && !lead.some(upholding(meanings))
  }
  if (content !== 'subject' && !isPassive) return false
  const words = predicate.map((token) => token.text)
  const isKept = has(words, anyOf(isBreach, meanings.adds))
  const isOut = anyOf(meanings.removes, meanings.isStatus, meanings.overrides, meanings.doubts)
  const isLimit = (word: string): boolean => meanings.limits(word) && !isOnly(word)
  const isDenied = words.some(meanings.negates) && words.some((word) => meanings.upholds(word))
  return !isKept && (isDenied || words.some((word) => isLimit(word) || isOut(word)))
}

/** "Section 3 takes effect, as soon as the Bank agrees." */
export function isConditionAfter(tail: string, predicate: Tokens, meanings: Meanings): boolean {
  const end = predicate.at(-1)?.end ?? tail.length
  const [, next = ''] = /^,\s([\p{L}']{2,12})/u.exec(tail.slice(end).toLowerCase()) ?? []
  return (meanings.supposes(next) || meanings.limits(next)) && !meanings.adds(next)
}

/** Prepositions of objects that a sentence begins with: "Von Ziffer 3.1 ist man abgerückt." */
const FRONTED = /^(?:von|vom|auf|na|od|z|ze)$/u
export const isFronted = (head: string, lead: Tokens): boolean =>
  FRONTED.test(lead.at(-1)?.text ?? '') &&
  lead.length <= 2 &&
  /(?:^|[.!?\n])\s{0,9}$/u.test(head.slice(0, lead.at(-1)?.start))

const INTENT =
  /^(?:intent|intentions?|absicht|absichtserklärung|záměru|zamiaru|intención|intenciones|intenti|intenzion[ei]|intenç(?:ão|ões))$/u

/** "Paragraph 3.1 is a statement of intent." */
export const isAim = (predicate: Tokens, meanings: Meanings): boolean =>
  has(predicate, INTENT) && !has(predicate, meanings.negates)

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
export const isNotYet = (predicate: Tokens): boolean =>
  [EFFECT, isOnce].every((words) => has(predicate, words)) && !TOOK.test(predicate[0]?.text ?? '')

/** "In place of clause 3 the parties use Annex B." */
export const isInstead = (lead: Tokens): boolean =>
  has(lead.slice(0, CASE_OPENING - 1), anyOf(INSTEAD, PLACE))

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
  const takesBack = anyOf(negates, removes, overrides, doubts, limits)
  return !wordsIn(rest).some(takesBack)
}
