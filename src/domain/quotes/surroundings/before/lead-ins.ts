/** Lead-ins that do not state what follows: "As one witness recalled: …", "Had we merged, this would apply: …". */

import { anyOf, type Is, isWithout, type Meanings } from '../../meaning/languages.ts'
import { tokensOf } from '../../tokens/tokens.ts'
import { has } from '../clauses.ts'
import { isNarrative } from '../past-tense.ts'
import { isDateParticle, isTimeLimit } from '../words/dates.ts'
import { isDocument, isTerms } from '../words/documents.ts'
import { isEvery } from '../words/function-words.ts'
import { isAgainst, isPassiveVerb, isReservation, isStatingVerb, isThus, isUs } from './words/lead-ins.ts'

/** Minimum words of a lead-in that may be a clause. */
const CLAUSE_WORDS = 3

/** The words but for "without limitation", which takes nothing back. */
export const withoutUnlimited = (words: readonly string[]): readonly string[] =>
  words.filter((word, at) => {
    const isOpened = isWithout(word) && isReservation(words[at + 1])
    const isClosed = isReservation(word) && isWithout(words[at - 1])
    return !isOpened && !isClosed
  })

/** "The subject of the contract": not "subject to". */
export const isMatter = (words: readonly string[], at: number): boolean =>
  words[at] === 'subject' && words[at + 1] !== 'to'

const PLURAL = /s$/u
/** Maximum words from the verb of a report on: "were reported in May". */
const REPORTED = 3

/** "The following incidents were reported": the document itself reports what it lists. Not "The following was said". */
export function isOwnReport(words: readonly string[], meanings: Meanings): boolean {
  const verb = words.findIndex(isPassiveVerb)
  const following = words.findIndex(meanings.isFollowing)
  const isText = anyOf(meanings.isClause, meanings.isWriting, meanings.isVoice, meanings.isChoice)
  const isOut = anyOf(meanings.doubts, meanings.isExample, meanings.isStatus, meanings.removes)
  const isOther = anyOf(isText, isOut, meanings.isFunction)
  // Also the singular: "options"
  const isThing = (word: string): boolean => ![word, word.replace(PLURAL, '')].some(isOther)
  const namesThings = words.slice(0, verb).some((word, at) => Math.abs(at - following) === 1 && isThing(word))
  return following >= 0 && namesThings && words.length - verb <= REPORTED
}

export const YEAR = /^(?:19|20)\d\d$/u
/** "1", "January" */
const DATE_PART = /^(?:\p{N}+|\p{L}{3,9})$/u
/** Maximum words from the beginning of a period to its year: "until 31 December 2019". */
export const DATE_WORDS = 5

/** "From 2035", "Until 31 December 2019": not "Since 2019", which is still so. */
export function beginsInTime(words: readonly string[]): boolean {
  if (!isTimeLimit(words[0])) return false
  const year = words.slice(1, DATE_WORDS).findIndex((word) => YEAR.test(word))
  return year >= 0 && words.slice(1, year + 1).every(anyOf(DATE_PART, isDateParticle))
}

/** "In the old handbook somebody found this": what happened, without a word that adopts it. */
export function isUnadoptedNarrative(words: readonly string[], meanings: Meanings): boolean {
  const lead = words.join(' ')
  const adopts = anyOf(meanings.asserts, meanings.upholds, meanings.confirms, meanings.adds)
  return isNarrative(tokensOf(lead), lead, meanings) && !words.some(adopts)
}

/** "The contract between the Supplier and its subcontractor provides: …" */
const isOtherContract = (words: readonly string[], { narrows, determines }: Meanings): boolean =>
  words.some((word, at) => isDocument(word) && narrows(words[at + 1]) && !determines(words[at - 1]))

/** Words that remove, doubt or limit what follows, or make it a view or a choice. */
const othersIn = (meanings: Meanings): Is =>
  anyOf(
    ...[meanings.removes, meanings.doubts, meanings.limits, meanings.overrides, meanings.isPast],
    ...[meanings.isVoice, meanings.isChoice, meanings.isExample],
  )

/** Whether a lead-in reports or limits what follows, names another contract, or is a clause without a verb that states it. */
export function leadInTakesBack(words: readonly string[], meanings: Meanings): boolean {
  if (isOwnReport(words, meanings)) return false
  if (words.length > 1 && words.some(meanings.narrates) && !words.some(meanings.asserts)) return true
  if (words.length < CLAUSE_WORDS) return false
  // "The manager assured us:"
  if (has(words, isUs) && words.some(anyOf(meanings.asserts, meanings.narrates, meanings.doubts))) return true
  // "Someone wrote this on the wall:"
  if (isUnadoptedNarrative(words, meanings)) return true
  // "What we decided against:"
  if (isAgainst(words[0]) || isAgainst(words.at(-1))) return true
  const states = anyOf(isStatingVerb, meanings.asserts)
  const takesBack = othersIn(meanings)
  const isNeutral = (word: string, at: number): boolean =>
    states(word) || isTerms(word) || isMatter(words, at)
  if (words.some((word, at) => takesBack(word) && !isNeutral(word, at))) return true
  if (isOtherContract(words, meanings)) return true
  // "Kupujący mówił tak:"
  if (isThus(words.at(-1)) && !words.some(states)) return true
  // "The Tenant's obligations:"
  if (!meanings.isFunction(words[0]) || isMatter(words, 0) || words.some(meanings.isClause)) return false
  return !words.some(anyOf(states, meanings.isFollowing, meanings.determines, isEvery))
}
