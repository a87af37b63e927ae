/** Remarks on a section at its heading, in a table or in a list: "3. Fees (suspended)", "3.1 | deleted", "Not in force: 3". */

import type { PageText } from '../../../page-text.ts'
import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { isEffect } from '../after/words/times.ts'
import { has, refersTo } from '../clauses.ts'
import { isDocument, isSection } from '../words/documents.ts'
import { isOnly } from '../words/function-words.ts'
import { isBreach } from '../words/verbs.ts'
import { CELL_WORDS, MOST_REMARKS, type Remark, remarksIn } from './remark-lines.ts'
import { isAnyOrApplicable, isMissing, isNumberColumn, isPrecedent } from './words/section-remarks.ts'

type Words = readonly string[]

/** "(if agreed)", not "(if any)" */
const isConditional = (words: Words, { supposes, beginCondition }: Meanings): boolean =>
  words.length > 1 && (supposes(words[0]) || beginCondition(words)) && !has(words, isAnyOrApplicable)

/** "Remark: The client did not accept this section.", "(for new sites only)", "(prior to 2018)" */
function limitsSection(words: Words, meanings: Meanings): boolean {
  const { isPast, negates, removes, isStatus } = meanings
  if (isPast(words[0]) || isConditional(words, meanings) || has(words, isOnly)) return true
  return refersTo(words, isSection, meanings) && has(words, anyOf(negates, removes, isStatus))
}

/** "Missing: 3.1", "Left out: 3.1" */
const isLeftOut = (title: Words): boolean =>
  isMissing(title[0]) || title.some((word, at) => word === 'left' && title[at + 1] === 'out')

/** Whether the remark takes the section back: "deleted", or "no" under "In force", not under "Changed". */
function takesBack({ place, about: head, text }: Remark, meanings: Meanings): boolean {
  const [words, about] = [wordsIn(text), wordsIn(head)]
  // "Selected: N"
  const refuses: Is = (word) => meanings.refuses(word) || (word === 'n' && text.length === 1)
  const isOut = anyOf(meanings.removes, meanings.isStatus, meanings.doubts, meanings.overrides)
  const denies = has(words, anyOf(refuses, isOut))
  const isShort = words.length <= CELL_WORDS
  const isOnSections = anyOf(isSection, meanings.isClause, isNumberColumn)
  if (place === 'heading' && limitsSection(words, meanings)) return true
  // Under "Conditions precedent", the section is a condition unless the answer is "no".
  if (has(about, isPrecedent)) return !has(words, refuses)
  if (place === 'list')
    return isLeftOut(words) || (denies && has(about, anyOf(isOnSections, isEffect, isDocument)))
  // "does not apply", "not agreed"
  if (isShort && has(words, refuses) && has(words, meanings.upholds)) return !has(words, isOut)
  if (meanings.beginOmission(words) && words.length > 1) return true
  // Under "Changed" or "Deleted", "no" leaves the section in force.
  const isAboutRemoval = has(about, anyOf(isBreach, isOut))
  // "3.1: no procede"
  const isRefused = refuses(words[0]) && words.length === 2 && !isBreach(words[1])
  if (isRefused && !isAboutRemoval) return true
  if (!denies || !isShort) return false
  const mayAnswerOther = isAboutRemoval || !has(about, isOnSections)
  if (place === 'table' && mayAnswerOther && words.every(refuses)) return false
  return words.every(anyOf(refuses, isOut, meanings.isFunction))
}

/** Whether a remark takes back one of the quote's sections; `keys` are their numbers and titles. */
export function isRemarkedOut(
  pages: readonly PageText[],
  keys: readonly string[],
  meanings: Meanings,
): boolean {
  const remarks = remarksIn(pages)
  const titles = new Set(keys.map((key) => key.slice(1)))
  return keys.some((key) => {
    const own = remarks.get(key) ?? []
    if (own.length > MOST_REMARKS) return true
    return own.some((remark) => !titles.has(remark.text.toLowerCase().trim()) && takesBack(remark, meanings))
  })
}
