/** Sentences about the whole document: "This contract was never signed and has no legal effect." */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { firstPart } from '../../text/lines.ts'
import { tokensOf } from '../../tokens/tokens.ts'
import { has } from '../clauses.ts'
import { isVersion } from '../words/documents.ts'
import type { Mention } from './mention.ts'
import { leadOf, predicateOf, roleOf } from './mention-clause.ts'
import { NEAR_START } from './mentions.ts'
import { isPassiveVerb } from './words/mention-clause.ts'
import {
  hasEnded,
  isCourtesy,
  isExercise,
  isPastPassive,
  isTranslation,
  limitsEffect,
} from './words/whole-document.ts'

/** Characters read after the word for the document. */
const REACH = 160
/** "This policy does not form part of any contract of employment." */
const OTHER_CONTRACT = /^part of (?:any|an?|your|our|his|her|their) /u

/** "This contract", "This English text": whether the document is what a sentence is about. */
function isAboutDocument({ text, start }: Mention, meanings: Meanings): boolean {
  const lead = leadOf(text.slice(Math.max(0, start - NEAR_START), start), meanings)
  const [nearest, second] = lead
  if (nearest?.isCapital === true && meanings.determines(second?.text)) return true
  return meanings.determines(nearest?.text) && roleOf(lead, meanings) === 'subject'
}

/** "was withdrawn", not "was not withdrawn" or "may be withdrawn if …" */
function isWithdrawn(words: readonly string[], sentence: readonly string[], meanings: Meanings): boolean {
  const past = words.findIndex(isPastPassive)
  const isGone = past >= 0 && has(words.slice(past), meanings.removes)
  return isGone && !has(sentence, anyOf(meanings.supposes, meanings.negates))
}

/** Whether the document has no force by what the words from `at` on say: "is void", "has no legal effect". */
function hasNoForce(
  words: readonly string[],
  at: number,
  sentence: readonly string[],
  meanings: Meanings,
): boolean {
  const rest = words.slice(at)
  const [word = ''] = rest
  if (has(rest.slice(2, 4), limitsEffect)) return false
  if (meanings.beginUnsettled(rest)) return !OTHER_CONTRACT.test(rest.slice(2).join(' '))
  const isOut = meanings.isStatus(word) && has(words.slice(Math.max(0, at - 2), at), isPassiveVerb)
  // Not "is not void", nor "replaces no advice": "none" stands alone.
  const mayBeOmission = (!meanings.denies(word) || rest.length === 1) && !meanings.negates(words[at - 1])
  const isOmitted = mayBeOmission && meanings.beginOmission(rest)
  // "void if the deposit is not paid"
  if (has(sentence, meanings.supposes)) return false
  return isOmitted || (isOut && has(sentence.slice(at + 1), meanings.negates))
}

/**
 * "This contract was never signed and has no legal effect.", "This document is a template; none of it has been agreed."
 * A draft or template as such is not void: people have these checked too.
 */
export function isVoid(mention: Mention, meanings: Meanings): boolean {
  const { text, start, end } = mention
  if (!isAboutDocument(mention, meanings)) return false
  // Only its own sentence is read, so that all mentions together take linear time.
  const tail = firstPart(text.slice(end, end + REACH), /(?<=[.!?])(?:\s|$)/u)
  const words = predicateOf(tail).map((token) => token.text)
  const sentence = tokensOf(tail).map((token) => token.text)
  if (hasEnded(words[0]) || isWithdrawn(words, sentence, meanings)) return true
  if (has(words, isTranslation) && has(words, isCourtesy)) return true
  if (isVersion(text.slice(start, end).toLowerCase())) return false
  if (isPassiveVerb(words[0]) && has(words, isExercise)) return true
  return words.some((_, at) => hasNoForce(words, at, sentence, meanings))
}
