/** Sentences that leave the one before without force: "A breach has no consequences.", "This was agreed otherwise.", "In its place …". */

import { anyOf } from '../../meaning/languages.ts'
import type { Tokens } from '../../tokens/token.ts'
import { has, type SentenceRule } from '../clauses.ts'
import { isPaper } from '../words/documents.ts'
import { isEffect, isUpon } from './words/times.ts'
import {
  isInvented,
  isInventedObject,
  isProofObject,
  isProving,
  isProvingIt,
  isRegard,
  isThereofPronoun,
  isThis,
} from './words/unproved.ts'
import {
  isAnother,
  isConsequence,
  isExempt,
  isOfThat,
  isOfTheKind,
  isOtherwise,
  isPlace,
  isPossessive,
  isThing,
  isUnpunished,
  isViolation,
} from './words/without-force.ts'

/** Words at the beginning and the end of a sentence among which "in its place" is, and last words among which "otherwise" is. */
const NEAR_END = 4
const CLOSING = 2
/** Words from a negation to "kind": "nothing of the kind". */
const KIND_REACH = 4

/** "That is another matter." */
const isAnotherThing = (sentence: Tokens, at: number): boolean =>
  isAnother(sentence[at]?.text) && isThing(sentence[at + 1]?.text)

/** "It was agreed otherwise.", "That is another matter.": not "unless agreed otherwise". */
const isOtherwiseSo: SentenceRule = (sentence, meanings) =>
  (has(sentence.slice(-CLOSING), isOtherwise) || sentence.some((_, at) => isAnotherThing(sentence, at))) &&
  !has(sentence, meanings.restricts)

/** "In its place the parties agreed on arbitration." */
const isReplaced: SentenceRule = (sentence) =>
  sentence.some(({ text }, at) => {
    const isNearEnd = at < NEAR_END || at > sentence.length - NEAR_END
    const isInPlace = isPossessive(sentence[at - 1]?.text) || isOfThat(sentence[at + 1]?.text)
    return isNearEnd && isPlace(text) && isInPlace
  })

/** "Nothing of the kind was agreed." */
const isNothingOfTheKind: SentenceRule = (sentence, { negates }) =>
  sentence.some(({ text }, at) => negates(text) && has(sentence.slice(at, at + KIND_REACH), isOfTheKind))

/** "A breach of this has no consequences." */
export const hasNoConsequence: SentenceRule = (sentence, { negates }) =>
  has(sentence, isViolation) &&
  (has(sentence, isUnpunished) || (has(sentence, isConsequence) && has(sentence, negates)))

/** Maximum words of a sentence that only says who is exempt. */
const SHORT = 9

/** "Branch offices are exempt.": not "Such services are exempt from tax." */
const exempts: SentenceRule = (sentence, meanings) =>
  sentence.length <= SHORT &&
  isExempt(sentence.at(-1)?.text) &&
  sentence.at(-2)?.isCapital === false &&
  !has(sentence, meanings.negates)

/** Words of a sentence among which its subject and verb are, and around a verb. */
const NEAR = 4

/** "The management could not prove it." */
const isUnproved: SentenceRule = (sentence, { negates }) => {
  const at = sentence.findIndex(({ text }) => anyOf(isProving, isProvingIt)(text))
  if (at < 0 || !has(sentence, negates)) return false
  return isProvingIt(sentence[at]?.text) || has(sentence.slice(Math.max(0, at - NEAR), at + 2), isProofObject)
}

/** "There is no obligation in this regard." */
const isDeniedInThisRegard: SentenceRule = (sentence, { negates }) =>
  has(sentence, negates) &&
  sentence.some(({ text }, at) => isThis(text) && has(sentence.slice(at + 1, at + 3), isRegard))

/** "Il y est renoncé.", "Vi si rinuncia." */
const isGivenUp: SentenceRule = (sentence, { overrides }) =>
  has(sentence.slice(0, NEAR), isThereofPronoun) && has(sentence.slice(0, SHORT), overrides)

/** "l'ont inventé", "s'est inventé" */
const ELIDED_OBJECT = /^(?:l'\p{L}{2,3}|s'\p{L}{2,4})$/u
/** "Heute wissen wir, dass der Verfasser das erfunden hatte." */
const isMadeUp: SentenceRule = (sentence) =>
  has(sentence, isInvented) && has(sentence, anyOf(isInventedObject, ELIDED_OBJECT))

/** "The foregoing takes effect upon receipt of the guarantee.": not "took effect", nor "after 1 May". */
const isPending: SentenceRule = (sentence, meanings) => {
  const at = sentence.findIndex(({ text }, i) => isEffect(text) && isUpon(sentence[i + 1]?.text))
  if (at < 0 || sentence.slice(at, at + NEAR).some(({ kind }) => kind === 'number')) return false
  const opening = sentence.slice(0, NEAR)
  const isAboutQuote = has(opening, anyOf(meanings.isForegoing, meanings.determines, meanings.isProForm))
  return isAboutQuote && !has(opening, anyOf(meanings.isPastVerb, isPaper))
}

const RULES: readonly SentenceRule[] = [
  ...[hasNoConsequence, exempts, isUnproved, isDeniedInThisRegard, isGivenUp, isMadeUp],
  ...[isOtherwiseSo, isReplaced, isNothingOfTheKind, isPending],
]

/** Whether the sentence after a quote leaves it without force. */
export const leavesNoForce: SentenceRule = (sentence, meanings) =>
  RULES.some((rule) => rule(sentence, meanings))
