/** Sentences that leave open whether the quote holds: "Whether this is done is for us to judge.", "The parties have yet to agree on this." */

import { has, type SentenceRule } from '../clauses.ts'
import { standsForSentence } from './anaphora.ts'
import { SHORT } from './denials.ts'
import { isChecked, isDeciding, isDoIt, isHowOrWhen, isJudging, isWhether } from './words/denials.ts'

/** Words after "whether" among which "this" is. */
const NEAR = 4

/** "Whether this is done is for the Supplier to judge.": not "Whether this was done is checked." */
export const asksWhether: SentenceRule = (sentence, meanings) =>
  isWhether(sentence[0]?.text) &&
  has(sentence.slice(1, 1 + NEAR), meanings.isProForm) &&
  !has(sentence, isChecked)

/** "Spetta al gestore valutare se farlo.": not "… decides how to do it". */
export const isLeftToJudgement: SentenceRule = (sentence) =>
  has(sentence, isDoIt) && has(sentence, isJudging) && !has(sentence, isHowOrWhen)

/** "The Supplier decides whether to do so.": not "The auditor checks whether this was done." */
export const isLeftToDecision: SentenceRule = (sentence, meanings) =>
  has(sentence, isDeciding) &&
  sentence.some(
    ({ text }, at) => isWhether(text) && has(sentence.slice(at + 1, at + 1 + NEAR), meanings.isProForm),
  )

/** "The parties have yet to agree on this.", "This was the case": not "In all samples this was the case." */
export const isUnsettled: SentenceRule = (sentence, meanings) => {
  const words = sentence.map(({ text }) => text)
  if (meanings.beginUnsettled(words)) return true
  const isPronoun = words.map((_, at) => standsForSentence(sentence, at, meanings))
  const isOpenAt = (at: number): boolean => !isPronoun[at] && meanings.beginUnsettled(words.slice(at))
  return words.length <= SHORT && isPronoun.includes(true) && words.some((_, at) => isOpenAt(at))
}
