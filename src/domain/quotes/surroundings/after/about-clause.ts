/** Sentences that take back "this clause" or the items above: "The preceding clause is void", "None of the above is agreed." */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { has, withinSentence } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { isSection } from '../words/documents.ts'
import { isConjunction } from '../words/function-words.ts'
import { isBoth, isLimiting, isListItem, isOf, isOutside, isStated, isWaived } from './words/about-clause.ts'
import { isArticleOrPossessive, isIndefiniteArticle } from './words/references.ts'

/** The noun after "this", "such" or "such a". */
export const nounAfter = (sentence: Tokens, at: number): Token | undefined =>
  sentence[isIndefiniteArticle(sentence[at + 1]?.text) ? at + 2 : at + 1]

/** Words from a negation to what may not be waived: "may not be | waived". */
const WAIVED_REACH = 3

/** "This clause does not limit any other remedy.", "The duty may not be waived." */
export const isWithoutPrejudice = (sentence: Tokens, { negates }: Meanings): boolean =>
  sentence.some(({ text }, at) => {
    const from = isLimiting(text) ? 0 : Math.max(0, at - WAIVED_REACH)
    return anyOf(isLimiting, isWaived)(text) && has(sentence.slice(from, at), negates)
  })

/** Number of words within which a sentence names the previous one: "In the first year, this clause is void." */
const SUBJECT_REACH = 6
/** Words after which a clause may be an object: "A payment under | this clause". */
const OBJECT_FROM = 2
/** Words between a verb and its object: "prevails over the | preceding sentence". */
const OBJECT_REACH = 3
/** "outside the scope of | this sentence" */
const OUTSIDE_REACH = 4
/** "The duty just | stated" */
const JUST = /^(?:just|above|previously)$/u

/** Whether "this clause" or "the duty just stated" begins at a word. */
function namesClause(sentence: Tokens, at: number, meanings: Meanings): boolean {
  const noun = nounAfter(sentence, at)?.text
  const isJustStated = JUST.test(sentence[at + 2]?.text ?? '') && isStated(sentence[at + 3]?.text)
  const refers = meanings.determines(sentence[at]?.text) || isJustStated
  return refers && anyOf(meanings.isClause, isSection)(noun)
}

/** "The preceding clause is void", "is exempt from this duty": not "in violation of this Section". */
export function takesClauseBack(sentence: Tokens, takesBack: Is, meanings: Meanings): boolean {
  if (isWithoutPrejudice(sentence, meanings)) return false
  return sentence.some((_, at) => {
    if (!namesClause(sentence, at, meanings)) return false
    if (has(sentence.slice(Math.max(0, at - OUTSIDE_REACH), at), isOutside)) return true
    // "A payment under this clause is not refundable" is about the payment.
    // "In May the preceding clause is suspended."
    const governor = isArticleOrPossessive(sentence[at - 1]?.text) ? at - 2 : at - 1
    const isObject = at >= OBJECT_FROM && meanings.isFunction(sentence[governor]?.text)
    const isSubject = at < SUBJECT_REACH && !isObject && has(sentence.slice(at), takesBack)
    return isSubject || has(sentence.slice(Math.max(0, at - OBJECT_REACH), at), takesBack)
  })
}

/** "Both items were voted down.", not "Both items were adopted." */
export const areBothTakenBack = (sentence: Tokens, meanings: Meanings): boolean =>
  isBoth(sentence[0]?.text) && has(sentence.slice(1, 3), isListItem) && !has(sentence, meanings.confirms)

/** Words of "of the above" after "none". */
const ITEMS_REACH = 5

/** "None of the above is agreed.", also after more items of a list: not "Neither of the parties". */
export function isListTakenBack(rest: Tokens, meanings: Meanings): boolean {
  return rest.some((token, at) => {
    if (!meanings.denies(token.text) || (at > 0 && rest[at - 1]?.kind !== 'stop')) return false
    const [of, ...items] = rest.slice(at + 1, at + ITEMS_REACH)
    const isGenitive = meanings.determines(of?.text)
    if (!isGenitive && !isOf(of?.text)) return false
    const isOfText = has(items, anyOf(meanings.isWriting, meanings.isClause))
    const isBack = !isGenitive && has(items.slice(0, 2), anyOf(meanings.points, meanings.determines))
    return of?.text === 'davon' || isBack || isOfText
  })
}

const SAME_PARAGRAPH = /^[.)"'\u201d\u2019]{0,3}\n[^\S\n]?$/u
const STOP_AT_END = /\.[)"'\u201d\u2019]{0,2}$/u

/** "… of the Supplier. / whichever the chair chooses.": a small letter on the next line goes on with the sentence. */
export function goesOnBelow({ text, last, after }: Extent, meanings: Meanings): boolean {
  const [next] = after
  if (next === undefined || !/^\p{Ll}{2}/u.test(next.written)) return false
  const gap = text.slice(last.end, next.start)
  if (!SAME_PARAGRAPH.test(gap) || !STOP_AT_END.test(text.slice(0, next.start).trimEnd())) return false
  return !isConjunction(next.text) || has(withinSentence(after), anyOf(meanings.limits, meanings.negates))
}
