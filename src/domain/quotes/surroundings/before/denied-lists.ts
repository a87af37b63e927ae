/** Lists whose stem takes their items back: "The Supplier shall not: (a) …; (b) assign this Agreement." */

import { before } from '../../index/text-around.ts'
import { anyOf, type Is, isWithout, type Meanings } from '../../meaning/languages.ts'
import { tokensOf, wordsIn } from '../../tokens/tokens.ts'
import { withoutMerely } from '../after/following-text.ts'
import type { Extent } from '../extent.ts'
import { REACH_BEFORE } from './labels.ts'
import { isOwnReport } from './lead-ins.ts'
import { NEXT_CAPITAL, NEXT_SENTENCE, openColons, type Stem, stemOf, stemsBefore } from './list-stems.ts'
import { asksToChoose, isPrejudice, isReservation } from './words/lead-ins.ts'

/** Characters of the quote that are checked for the beginning of a sentence. */
const NEXT_REACH = 20
/** Maximum words of a stem that may be a heading ("No waiver: …"), whose negation denies nothing. */
const SHORT_STEM = 4
/** Last words of a stem in which a condition may begin, and among which it announces its items. */
const LAST_WORDS = 6
const ANNOUNCING = 3

/** "Without limiting the foregoing, the Supplier shall: (a) …" denies nothing. */
const isHarmlessOpening = ([first, second]: readonly string[]): boolean =>
  isWithout(first) && anyOf(isReservation, isPrejudice)(second)

/** "The following points were withdrawn:" */
function areWithdrawn(words: readonly string[], meanings: Meanings): boolean {
  const ends = anyOf(meanings.doubts, meanings.removes, meanings.overrides)
  const isOut: Is = (word) => meanings.isPast(word) && !meanings.isFunction(word) && ends(word)
  return words.some(anyOf(meanings.isFollowing, meanings.isWriting)) && words.some(isOut)
}

/** "The council objected to these points:" */
function areDoubted(words: readonly string[], meanings: Meanings): boolean {
  const announces = words.slice(-ANNOUNCING).some(anyOf(meanings.isFollowing, meanings.points))
  return (announces || words.length <= SHORT_STEM) && words.some(meanings.doubts)
}

/** "The Supplier shall not:", "Not covered:": not the heading "No waiver:", nor "without limitation". */
function areDenied(words: readonly string[], isOpen: boolean, meanings: Meanings): boolean {
  const denies = (word: string): boolean =>
    !isWithout(word) && (meanings.negates(word) || meanings.denies(word))
  if ((isOpen || words.length > SHORT_STEM) && words.some(denies)) return true
  if (words.slice(-1).some(denies) || (words.length > 2 && words.slice(-2).some(denies))) return true
  const [first] = words
  const isNot = meanings.negates(first) && !meanings.denies(first)
  return words.length > 1 && isNot && !isHarmlessOpening(words)
}

/** "The contract ends if:", "If the fee is late:", "In the event of:", "To be agreed:" */
function areConditional(words: readonly string[], text: string, meanings: Meanings): boolean {
  const last = words.slice(-LAST_WORDS)
  return (
    (last.slice(-2).some(meanings.supposes) && !isOwnReport(words, meanings)) ||
    (meanings.supposes(words[0]) && !text.includes(',')) ||
    words.some((_, at) => meanings.beginUnsettled(words.slice(at))) ||
    last.some((_, at) => meanings.beginCondition(last.slice(at)))
  )
}

/** Whether a stem takes its items back: denies, removes or doubts them, or makes them conditions or examples. */
function stemTakesBack({ text, isOpen }: Stem, meanings: Meanings): boolean {
  const words = withoutMerely(tokensOf(text), meanings).flatMap((token) =>
    token.kind === 'word' ? [token.text] : [],
  )
  return (
    words.some(anyOf(meanings.removes, meanings.isExample)) ||
    asksToChoose(words[0]) ||
    areWithdrawn(words, meanings) ||
    areDoubted(words, meanings) ||
    areDenied(words, isOpen, meanings) ||
    areConditional(words, text, meanings) ||
    [words, words.slice(1)].some((some) => meanings.beginOmission(some))
  )
}

/** A semicolon, "and" or "or", and a label, before an item. */
const ITEM_BEGINS = /;\s*(?:(?:and|or)\s+)?(?:[([]?[a-z\d]{1,5}[.)\]]\s*)?$/u

/** Whether the text before a sentence's first semicolon takes back the items after it: "need not pay; or | deliver". */
function isItemTakenBack(text: string, meanings: Meanings): boolean {
  const starts = [...text.matchAll(NEXT_SENTENCE)].flatMap(({ index, 1: next = '' }) =>
    NEXT_CAPITAL.test(next) || text.slice(index).startsWith('.\n') ? [index + 1] : [],
  )
  const sentence = text.slice(starts.at(-1) ?? 0)
  const first = sentence.indexOf(';')
  if (first < 0 || !ITEM_BEGINS.test(sentence)) return false
  const previous = text.slice(starts.at(-2) ?? 0, starts.at(-1) ?? 0)
  const announces = wordsIn(previous).some(meanings.isFollowing)
  const stem = stemOf(sentence.slice(0, first), true)
  const words = wordsIn(stem.text)
  return (
    stemTakesBack(stem, meanings) ||
    (announces && stemTakesBack({ text: previous, isOpen: true }, meanings)) ||
    words.some((word, at) => meanings.supposes(word) || meanings.beginCondition(words.slice(at)))
  )
}

/** "The Supplier shall not: (a) …; (b) assign this Agreement." */
export function isDeniedItem(extent: Extent, meanings: Meanings): boolean {
  const { text } = before(extent.index, extent.place, REACH_BEFORE)
  const next = extent.own.slice(0, NEXT_REACH)
  const stems = [...stemsBefore(text, next, meanings), ...openColons(text + next)]
  if (stems.some((stem) => stemTakesBack(stem, meanings))) return true
  return !extent.first.isCapital && isItemTakenBack(text, meanings)
}
