/** Detects words before or after a quote in its sentence that change its meaning. */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Tokens } from '../../tokens/token.ts'
import {
  clauseAfter,
  endsSentence,
  has,
  isCaseless,
  reachOf,
  wordsBefore,
  wordsBeforeParenthesis,
} from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { isSentenceStart } from '../sentence-boundaries.ts'
import { isConjunction } from '../words/function-words.ts'
import { isPartOfAmount } from './amounts.ts'
import { isNarrowed } from './continuation.ts'
import { isAfterLostDuty, isBareInfinitive, isDeniedInfinitive } from './infinitives.ts'
import { isAnd } from './words/conjunctions.ts'

/** Words before a quote that count as close. */
const CLOSE = 2
/** Words before a quote among which its clause may be denied, or that may govern a clause with "that". */
const FAR = 14
const UNSPACED_BEFORE = /[不無无沒没非未勿莫]|禁止|拒[绝絕]/u
const UNSPACED_AFTER = /ない|なかっ|ません|なし|ず|ぬ|不可|禁|除|않|없|아니|못/u

const signsOf = (tokens: Tokens): string => tokens.map(({ text }) => text).join('')

/** In scripts without spaces a negation may be anywhere before or after, in Korean at the end of a word. */
function isNegatedUnspaced({ first, last }: Extent, before: Tokens, after: Tokens): boolean {
  return (
    (isCaseless(first) && UNSPACED_BEFORE.test(signsOf(before.toReversed()))) ||
    (isCaseless(last) && UNSPACED_AFTER.test(signsOf(after)))
  )
}

/** "that" and the words before it among which a verb may state its clause as true: "agrees that". */
const NEAR_THAT = 6

/** Maximum words before a comma that are a phrase instead of a clause of their own. */
const LONGEST_OPENING = 8

/** Whether the words that open the sentence narrow the clause that begins the quote: "Until 2030, | the fee is due". */
function isNarrowedByOpening(extent: Extent, meanings: Meanings): boolean {
  const { text, before } = extent
  const opening = wordsBefore(extent, before.length, 'sentence').toReversed()
  const [first] = opening
  const words = opening.map((token) => token.text)
  if (first === undefined || first === before[0] || meanings.beginNeutral(words)) return false
  // A line that ends in a colon is a label or the stem of a list.
  if (text.slice(first.start, extent.first.start).includes(':')) return false
  // "Prior to 2015, |", "Sollte die Bank es verlangen, |": short, and not beginning with an article or a pronoun.
  const isApart = text.slice(before.at(-1)?.end, extent.first.start).includes(',')
  if (isApart && words.length <= LONGEST_OPENING && !meanings.isFunction(first.text)) return true
  const { narrows, restricts, supposes, denies, attributes, negates } = meanings
  const isNarrow = anyOf(narrows, restricts, supposes, denies, attributes, negates)
  return isNarrow(first.text) || words.some(meanings.doubts) || meanings.beginCondition(words)
}

/** "It is not the case that | the fee is due": whether the main clause denies the quote or makes it conditional. */
function isDeniedByMainClause(extent: Extent, meanings: Meanings): boolean {
  const previous = extent.before.at(-1)
  if (previous === undefined || !meanings.subordinates(previous.text)) return false
  const governing = wordsBefore(extent, FAR, 'sentence')
  const words = governing.map(({ text }) => text).reverse()
  const { negates, restricts, doubts, supposes, isVoice } = meanings
  return (
    !has(governing.slice(0, NEAR_THAT), meanings.asserts) ||
    has(governing, anyOf(negates, restricts, doubts, supposes, isVoice)) ||
    words.some((_, at) => meanings.beginCondition(words.slice(at)))
  )
}

/** Whether the words before the quote in its sentence change its meaning. */
function isChangedByWordsBefore(extent: Extent, meanings: Meanings, ahead: Tokens): boolean {
  const takesBack = anyOf(meanings.restricts, meanings.doubts, meanings.removes)
  return (
    has(ahead, meanings.negates) ||
    has(ahead.slice(0, CLOSE), takesBack) ||
    has(wordsBefore(extent, FAR), meanings.denies) ||
    has(wordsBeforeParenthesis(extent, FAR), anyOf(meanings.negates, meanings.denies)) ||
    isDeniedByMainClause(extent, meanings) ||
    isNarrowedByOpening(extent, meanings) ||
    has(wordsBefore(extent, FAR, 'sentence'), meanings.isExample) ||
    isBareInfinitive(extent) ||
    isAfterLostDuty(extent, meanings) ||
    isDeniedInfinitive(extent, meanings)
  )
}

/** Whether the sentence continues in a way that changes the quote's meaning. */
function isChangedByWordsAfter(extent: Extent, meanings: Meanings, behind: Tokens): boolean {
  const [next, second] = extent.after
  const isLinked = isConjunction(next?.text)
  return (
    meanings.beginCondition(extent.after.map(({ text }) => text)) ||
    meanings.restricts(next?.text) ||
    isNarrowed(extent, meanings) ||
    (!isLinked && meanings.restricts(second?.text)) ||
    (isLinked && meanings.negates(second?.text)) ||
    has(behind, meanings.refuses) ||
    extent.after.find(({ kind }) => kind === 'stop')?.text === '?'
  )
}

/** Whether words around the quote change its meaning: a negation, a restriction, the rest of an amount or a question. */
export function isChangedInSentence(extent: Extent, meanings: Meanings): boolean {
  const { text, last } = extent
  const [previous, next] = [extent.before.at(-1), extent.after[0]]
  const isOpen = !endsSentence(text, last, next)
  // The words after "and" belong to another clause.
  const isOtherClause = isAnd(last.text)
  const isInside = !isSentenceStart(extent)
  const ahead = isInside ? wordsBefore(extent, reachOf(previous)) : []
  const behind = isOpen && !isOtherClause ? clauseAfter(extent) : []
  if (meanings.negates(previous?.text)) return true
  if (isInside && isChangedByWordsBefore(extent, meanings, ahead)) return true
  if (isOpen && isChangedByWordsAfter(extent, meanings, behind)) return true
  // Not "Pays | without delay"
  if (isOpen && !isOtherClause && meanings.refuses(next?.text)) return true
  return isNegatedUnspaced(extent, ahead, behind) || isPartOfAmount(extent, meanings)
}
