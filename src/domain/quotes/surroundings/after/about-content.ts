/** Sentences about the duty or the benefit that a quote states: "The duty rests.", "You lose this protection." */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import type { Tokens } from '../../tokens/token.ts'
import { has, type SentenceRule, withoutElision } from '../clauses.ts'
import { isExcept, isOnce, isPreposition } from '../words/function-words.ts'
import { isBreach } from '../words/verbs.ts'
import { DENIALS, SUBJECT } from './denials.ts'
import { asksWhether, isLeftToJudgement } from './open-questions.ts'
import {
  isBenefit,
  isClaim,
  isCondition,
  isDuty,
  isLosing,
  isReceiving,
  isSlavicDuty,
  isSuspended,
} from './words/contents.ts'
import { isDefiniteArticle, isDemonstrative } from './words/references.ts'

/** Words of a sentence that are read. */
const REACH = 16

/** "this duty", or "the duty" as the subject: not "the duty to insure", which is another one. */
export function refersToOneOf(nouns: Is, sentence: Tokens, at: number, meanings: Meanings): boolean {
  const { text } = sentence[at] ?? { text: '' }
  if (!nouns(withoutElision(text))) return false
  const before = sentence[at - 1]?.text
  if (isDemonstrative(before)) return true
  const next = sentence[at + 1]?.text
  const goesOn = anyOf(isPreposition, meanings.narrows)(next) && !meanings.limits(next)
  return at <= SUBJECT && !goesOn && (text.includes("'") || isDefiniteArticle(before))
}

/** "The duty only arises once the fee is paid." */
const isDutyLimited: SentenceRule = (sentence, meanings) => {
  const at = sentence.findIndex(
    ({ text }, i) => refersToOneOf(isDuty, sentence, i, meanings) || (i === 0 && isSlavicDuty(text)),
  )
  if (at < 0 || at > SUBJECT) return false
  const rest = sentence.slice(at + 1)
  if (has(rest, anyOf(isBreach, meanings.adds))) return false
  const { negates, limits, overrides } = meanings
  return has(rest, anyOf(negates, isSuspended, isCondition, isOnce, limits, overrides))
}

/** "Customers of the basic tariff have no claim to this." */
const isClaimDenied: SentenceRule = (sentence, meanings) =>
  has(sentence, isClaim) &&
  has(sentence, meanings.negates) &&
  sentence.some(({ text }) => meanings.points(text) && !meanings.determines(text))

/** "You lose this protection when you accept.", "They cannot claim this service." */
const isBenefitLost: SentenceRule = (sentence, meanings) => {
  const benefit = sentence.findIndex((_, at) => refersToOneOf(isBenefit, sentence, at, meanings))
  const ahead = sentence.slice(0, Math.max(0, benefit))
  const verb = ahead.find(({ text }) => anyOf(isReceiving, isLosing)(text))
  return verb !== undefined && (isLosing(verb.text) || has(ahead, meanings.negates))
}

const RULES: readonly SentenceRule[] = [
  ...[asksWhether, isLeftToJudgement, isDutyLimited, isClaimDenied, isBenefitLost],
]

/** Whether a sentence below a quote takes back what the quote says; some only if it is the next one. */
export function isContentTakenBack(sentence: Tokens, isNext: boolean, meanings: Meanings): boolean {
  const read = sentence.slice(0, REACH)
  // "except" in a sentence of its own is judged elsewhere.
  if (isExcept(read[0]?.text)) return false
  return [...RULES, ...(isNext ? DENIALS : [])].some((says) => says(read, meanings))
}
