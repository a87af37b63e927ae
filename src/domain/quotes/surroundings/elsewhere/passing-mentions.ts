/** Sentences about a section that is not their subject: "Nobody can rely on section 3.", "Correction to 3.1: insert “not”." */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { firstPart, lastPart } from '../../text/lines.ts'
import type { Tokens } from '../../tokens/token.ts'
import { tokensOf } from '../../tokens/tokens.ts'
import { has, SENTENCE_END } from '../clauses.ts'
import { isExcept } from '../words/function-words.ts'
import { isBreach } from '../words/verbs.ts'
import { isDiscretion, isNobody, isRegarding, isReliance, opensTopic } from './words/passing-mentions.ts'

/** “not” */
export const QUOTED_WORD =
  /["\u201c\u201e\u00ab\u2018\u201a]\s?([\p{L}']{2,12})\s?["\u201c\u201d\u00bb\u2019\u2018]/gu
/** Maximum words of a sentence that takes back what follows from a section. */
const RELIANCE_WORDS = 14
/** Maximum words of a remark such as "3.1 – not provided". */
const REMARK_WORDS = 4
/** Maximum words before a section that its sentence begins with: "With respect to clause". */
const TOPIC_WORDS = 5

/** "Nobody can rely on clause 3.1": not "Nobody may deviate from clause 3.1", "Nobody … except under clause 3.1". */
const isDeniedToAll = (sentence: Tokens, { subordinates }: Meanings): boolean =>
  has(sentence, isNobody) && !has(sentence, anyOf(isBreach, subordinates, isExcept))

/** "Der Kunde wird sich auf Abschnitt 3 nicht berufen.", "Del punto 3.1 no se deriva derecho alguno." */
const isRelianceDenied = (sentence: Tokens, { negates, subordinates, supposes }: Meanings): boolean =>
  sentence.length <= RELIANCE_WORDS &&
  has(sentence, negates) &&
  has(sentence, isReliance) &&
  !has(sentence, anyOf(isBreach, subordinates, isExcept, supposes))

/** "In respect of 3.1": whether the section is what its sentence announces at the beginning. */
function isTopic(head: string, lead: Tokens): boolean {
  const opening = lead.at(-1)
  if (lead.length > TOPIC_WORDS || !opensTopic(opening?.text) || !has(lead, isRegarding)) return false
  // Not "For the purposes of section 3"
  if (lead.length > 2 && isRegarding(opening?.text)) return false
  return /(?:^|[.!?\n])\s{0,9}$/u.test(head.slice(0, opening?.start))
}

/** "In respect of 3.1, the customer has opted out.": whether a sentence about the section takes it back. */
export function isTopicTakenBack(head: string, lead: Tokens, tail: string, meanings: Meanings): boolean {
  if (!isTopic(head, lead)) return false
  const rest = tokensOf(firstPart(tail, SENTENCE_END))
  const { adds, overrides, removes, isStatus } = meanings
  return !has(rest, anyOf(isBreach, adds)) && has(rest, anyOf(isDiscretion, overrides, removes, isStatus))
}

/**
 * Whether the text after a section and a dash takes it back: "3.1 – not provided"; not "3.1 – none", nor a title
 * ("3.1 – No Waiver").
 */
export function isRemark(rest: string, meanings: Meanings): boolean {
  const tokens = tokensOf(firstPart(rest, SENTENCE_END))
  const [first] = tokens
  if (first === undefined || tokens.length > REMARK_WORDS) return false
  if (first.isCapital) return tokens.length > 1 && meanings.beginOmission(tokens.map(({ text }) => text))
  const isNone = tokens.length === 1 && meanings.negates(first.text)
  return !isNone && has(tokens, anyOf(meanings.refuses, meanings.removes, meanings.isStatus))
}

/** "Correction to 3.1: insert “not”." */
function insertsNegation(rest: string, { negates }: Meanings): boolean {
  const quoted = [...rest.matchAll(QUOTED_WORD)].map(([, word = '']) => word)
  return has(tokensOf(quoted.join(' ')), negates)
}

/** "übernehmen wir Ziffer 3.1 nicht": not "richtet sich nach Ziffer 3.1 nicht" */
function endsWithNegation(before: Tokens, after: Tokens, meanings: Meanings): boolean {
  const { determines, isFunction, narrows } = meanings
  const verb = before.findLast(({ text }) => !determines(text) && (!isFunction(text) || narrows(text)))
  const isVerb = verb !== undefined && !narrows(verb.text)
  return isVerb && after.length > 1 && meanings.negates(after.at(-1)?.text)
}

/** Whether a sentence takes back a section that it names, by the text before and after the name. */
export function isTakenBackInPassing(head: string, tail: string, meanings: Meanings): boolean {
  const rest = firstPart(tail, SENTENCE_END)
  const [before, after] = [tokensOf(lastPart(head, SENTENCE_END)), tokensOf(rest)]
  const sentence = [...before, ...after]
  return (
    insertsNegation(rest, meanings) ||
    isDeniedToAll(sentence, meanings) ||
    isRelianceDenied(sentence, meanings) ||
    endsWithNegation(before, after, meanings)
  )
}
