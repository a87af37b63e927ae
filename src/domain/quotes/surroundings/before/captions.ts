/** Labels and captions before a quote that introduce it as a view, a choice or another text: "The Seller's position: …". */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { tokensOf, wordsIn } from '../../tokens/tokens.ts'
import { has, refersTo } from '../clauses.ts'
import { isDocument, isEdition } from '../words/documents.ts'
import { isEvery } from '../words/function-words.ts'
import { isApplying } from '../words/verbs.ts'
import { labelBefore } from './labels.ts'
import { isMatter } from './lead-ins.ts'
import { isChosen, isEither, isFor, isNote } from './words/captions.ts'

/** Maximum words of a label. */
const LABEL_WORDS = 8
/** Maximum words of a caption: "Rejected wording:". */
const CAPTION_WORDS = 4
/** Minimum words of an opening before a colon: "Until 31 December 2019 the following applied: …". */
const OPENING_WORDS = 4

/** "Option 2", "Question 7", "Q", "Either" */
export function isChoiceLabel(label: string, meanings: Meanings): boolean {
  const [first, second, ...rest] = tokensOf(label)
  if (first === undefined || rest.length > 0) return false
  // "Ou bien"
  if (isEither(first.text) && (second === undefined || second.text === 'bien')) return true
  if (!meanings.isChoice(first.text)) return false
  return second === undefined ? first.text.length === 1 : second.kind === 'number' || second.text.length === 1
}

/** "Option A (chosen)", "Option chosen by the parties": not "Options that may be chosen" */
export const isChosenOption = (words: readonly string[], meanings: Meanings): boolean =>
  words.length <= LABEL_WORDS &&
  words.some(meanings.isChoice) &&
  has(words, isChosen) &&
  !words.some(anyOf(meanings.negates, meanings.supposes, meanings.isVoice))

/** "Discarded wording:", not "Adopted wording:": a noun for a text, with a word that isn't known to leave it in force. */
export function captionTakesBack(words: readonly string[], meanings: Meanings): boolean {
  if (!meanings.isKnown) return words.length > 0 && words.length < CAPTION_WORDS
  if (words.length < 2 || words.length > CAPTION_WORDS || !words.some(meanings.isWriting)) return false
  const isOfText = anyOf(meanings.isWriting, meanings.isClause, meanings.isFollowing, meanings.determines)
  const isInForce = anyOf(meanings.confirms, meanings.adds, meanings.asserts)
  return !words.every(anyOf(isOfText, isInForce, meanings.isFunction, meanings.isNumber, isEvery, /^\p{N}/u))
}

/** "The Landlord: I will pay for it." */
function isSpeaker(label: string, words: readonly string[], meanings: Meanings): boolean {
  const [, ...names] = tokensOf(label)
  if (names.length === 0 || names.length > 2) return false
  const isArticle = meanings.isFunction(words[0]) && !meanings.narrows(words[0])
  return isArticle && names.every((name) => name.isCapital)
}

/** "The Seller's position: …", not "Note: …", "Position that applies: …" */
function isView(words: readonly string[], meanings: Meanings): boolean {
  if (words.length > LABEL_WORDS || !words.some(meanings.isVoice)) return false
  const isOnlyNote = words.length === 1 && isNote(words[0])
  const isInForce = has(words, isApplying) && !words.some(meanings.negates)
  return !isOnlyNote && !isInForce
}

/** "The Buyer alleges the following: …" */
const isDoubted = (words: readonly string[], meanings: Meanings): boolean =>
  words.some(anyOf(meanings.isFollowing, meanings.points)) && words.some(meanings.doubts)

/** "Text for tenants over seventy: …", not "Text for all tenants: …" */
const isTextForSome = (words: readonly string[], meanings: Meanings): boolean =>
  meanings.isWriting(words[0]) && isFor(words[1]) && !has(words, isEvery)

/** "Isle of Man edition: …", not "Current version: …" */
const isOtherEdition = (words: readonly string[], meanings: Meanings): boolean =>
  words.length <= LABEL_WORDS && has(words, isEdition) && !words.some(meanings.confirms)

/** "Under the old lease, the following applied: …", not "Under this contract: …" */
function opensNarrowly(words: readonly string[], meanings: Meanings): boolean {
  if (words.length < OPENING_WORDS || !meanings.narrows(words[0])) return false
  const isOfAll = isEvery(words[1]) || refersTo(words, isDocument, meanings)
  return !isOfAll && !isMatter(words, 0) && !meanings.beginNeutral(words)
}

/** Whether a label at the end of a line, or the sentence that it ends, makes the text after it another's or narrows it. */
export function labelTakesBack(line: string, sentence: readonly string[], meanings: Meanings): boolean {
  const label = labelBefore(line)
  if (label === null) return false
  const words = wordsIn(label)
  return (
    isChoiceLabel(label, meanings) ||
    isView(words, meanings) ||
    isDoubted(words, meanings) ||
    isTextForSome(words, meanings) ||
    isSpeaker(label, words, meanings) ||
    isOtherEdition(words, meanings) ||
    opensNarrowly(sentence, meanings)
  )
}
