/**
 * Sentences that deny what stands before them, by words that stand for all of it: "For lack of money it did not happen.",
 * "That belongs to the past.", "No one should rely on it."
 */

import type { Meanings } from '../../meaning/languages.ts'
import type { Tokens } from '../../tokens/token.ts'
import { has, type SentenceRule, withoutElision } from '../clauses.ts'
import { isAtLeast, isDutyOrWish, isInVain, isOver, isTrace, isVerbPreposition } from './words/denials.ts'
import { isDo, isFiller, isItOrSo, isNegatedProVerb, isObjectPronoun, isProVerb } from './words/pro-verbs.ts'

/** Words at the beginning of a sentence among which its subject is, and words of a short sentence. */
export const SUBJECT = 5
export const SHORT = 12

/** "That belongs to the past." */
const isPast: SentenceRule = (sentence, meanings) =>
  sentence.length <= SUBJECT + 2 &&
  meanings.isProForm(withoutElision(sentence[0]?.text ?? '')) &&
  sentence.some(({ text }) => isOver(withoutElision(text)))

/** "At least that is what the manager said.": not "At least three are needed." */
const isHearsay: SentenceRule = (sentence, meanings) => {
  const opening = sentence.slice(0, SUBJECT)
  const refers = ({ text }: { text: string }): boolean =>
    meanings.isProForm(withoutElision(text)) || /^c'|^so$|^tak$/u.test(text)
  const isNumber = sentence.some(({ kind, text }) => kind === 'number' || meanings.isNumber(text))
  return has(opening, isAtLeast) && opening.some(refers) && !isNumber
}

/** "The auditor could find no trace of it." */
const isUntraced: SentenceRule = (sentence, meanings) => {
  const at = sentence.findIndex(({ text }) => isTrace(text))
  if (at < 0 || !has(sentence, meanings.negates)) return false
  const rest = sentence.slice(at + 1)
  return rest.length === 0 || (rest.length <= 3 && has(rest, meanings.isProForm))
}

/** "You will look in vain for anybody who does." */
const isSoughtInVain: SentenceRule = (sentence) => has(sentence, isInVain)

const IT_REACH = 2
/** Words from a denial to a pro-verb, and to the second word of the same denial. */
const DENIAL_REACH = 2
const ONE_DENIAL = 3

/** "this was done", "do it", "did so", "come to that": not "does not bind". */
export const isProVerbAt = (sentence: Tokens, at: number): boolean => {
  const [verb, ...behind] = sentence.slice(at, at + 1 + IT_REACH)
  return isProVerb(verb?.text) || (isDo(verb?.text) && has(behind, isItOrSo))
}

/** "it", "this", or an article before a pro-verb: "lo fa". */
const isPronounAt = (sentence: Tokens, at: number, { isProForm, points }: Meanings): boolean => {
  const [text = '', next = ''] = sentence.slice(at, at + 2).map((token) => token.text)
  return (
    [text, withoutElision(text)].some(isProForm) || points(text) || (isObjectPronoun(text) && isProVerb(next))
  )
}

const denialsIn = (sentence: Tokens, { refuses }: Meanings): number[] =>
  [...sentence.keys()].filter((at) => refuses(sentence[at]?.text))

/** "Personne ne le fait" denies once; "In no case was this not done" twice, which says nothing else. */
function deniesOnce(sentence: Tokens, meanings: Meanings): boolean {
  const [first, ...others] = denialsIn(sentence, meanings)
  return (
    first !== undefined && sentence.length <= SHORT && others.every((other) => other - first <= ONE_DENIAL)
  )
}

/** "In eleven of twelve months it was not done.": not "There is no charge for doing so." */
const isNotDone: SentenceRule = (sentence, meanings) => {
  if (sentence.length > SHORT || !sentence.some((_, at) => isPronounAt(sentence, at, meanings))) return false
  if (has(sentence, isNegatedProVerb)) return true
  if (!deniesOnce(sentence, meanings)) return false
  const read = sentence.filter(({ text }) => !isFiller(text))
  const denials = denialsIn(read, meanings)
  const isNear = (at: number): boolean =>
    denials.some((denial) => at !== denial && Math.abs(at - denial) <= DENIAL_REACH)
  return read.some((_, at) => isNear(at) && isProVerbAt(read, at))
}

/** "No one should rely on it.": at the end, because inside a sentence "it" may be a thing. */
const isNotReliedOn: SentenceRule = (sentence, meanings) => {
  const [preposition, last] = sentence.slice(-2)
  const endsInIt = isVerbPreposition(preposition?.text) && /^(?:it|that)$/u.test(last?.text ?? '')
  return endsInIt && deniesOnce(sentence, meanings)
}

/** "Smaller branches don't have to.": not "She retired, but the rule did not.", whose verb stands in the same sentence. */
const isVerbLeftOut: SentenceRule = (sentence, meanings) => {
  const [verb, last] = sentence.slice(-2)
  const isOpen = /n't$|^not$/u.test(last?.text ?? '') || (last?.text === 'to' && isDutyOrWish(verb?.text))
  if (!isOpen || sentence.length > SHORT || denialsIn(sentence, meanings).length === 0) return false
  return sentence.every(
    ({ text, start }, at) => !meanings.contrasts(text) && start <= (sentence[at - 1]?.end ?? start) + 1,
  )
}

/** Rules for the next sentence alone. */
export const DENIALS: readonly SentenceRule[] = [
  ...[isPast, isHearsay, isUntraced, isSoughtInVain, isNotDone, isNotReliedOn, isVerbLeftOut],
]
