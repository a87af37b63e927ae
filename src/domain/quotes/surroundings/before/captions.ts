/** Labels and captions before a quote that introduce it as a view, a choice or another text: "The Seller's position: …". */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { tokensOf, wordsIn } from '../../tokens/tokens.ts'
import { has, refersTo } from '../clauses.ts'
import { isDocument, isEdition } from '../words/documents.ts'
import { isEvery } from '../words/function-words.ts'
import { isApplying } from '../words/verbs.ts'
import { labelBefore } from './labels.ts'
import { isMatter } from './lead-ins.ts'

/** Maximum words of a label or a heading. */
const LABEL_WORDS = 8
/** A label of its own that introduces a statement of the document. */
const NOTE = /^(?:note|hinweis|nota|remarque|uwaga|poznámka)$/u
/** Minimum words of an opening before a colon: "Until 31 December 2019 the following applied: …". */
const OPENING_WORDS = 4
const EITHER = /^(?:either|or|entweder|oder|bu\u010f|nebo|soit|oppure|albo|lub|ou|o)$/u

/** "Option 2", "Question 7", "Q", "Either" */
export function isChoiceLabel(label: string, meanings: Meanings): boolean {
  const [first, second, ...rest] = tokensOf(label)
  if (first === undefined || rest.length > 0) return false
  if (EITHER.test(first.text) && (second === undefined || second.text === 'bien')) return true
  if (!meanings.isChoice(first.text)) return false
  return second === undefined ? first.text.length === 1 : second.kind === 'number' || second.text.length === 1
}

const CHOSEN =
  /^(?:chosen|selected|gewählte?|ausgewählte?|zvolen\p{L}|vybran\p{L}|retenue?|choisie?|elegid[ao]|escogid[ao]|scelt[ao]|wybran\p{L}|escolhid[ao]|gekozen)$/u

/** "Option A (chosen)", "Option chosen by the parties": not "Options that may be chosen" */
export const isChosen = (words: readonly string[], meanings: Meanings): boolean =>
  words.length <= LABEL_WORDS &&
  words.some(meanings.isChoice) &&
  has(words, CHOSEN) &&
  !words.some(anyOf(meanings.negates, meanings.supposes, meanings.isVoice))

/** "The Landlord: I will pay for it." */
function isSpeaker(label: string, words: readonly string[], meanings: Meanings): boolean {
  const [article = '', ...names] = tokensOf(label)
  if (article === '' || names.length === 0 || names.length > 2) return false
  const isArticle = meanings.isFunction(words[0]) && !meanings.narrows(words[0])
  return isArticle && names.every((name) => name.isCapital)
}

/** Maximum words of a caption: "Rejected wording:". */
const CAPTION_WORDS = 4

/** A noun for a text with a word that is not known to leave it in force: "Discarded wording:", not "Adopted wording:". */
export function isOtherCaption(words: readonly string[], meanings: Meanings): boolean {
  if (!meanings.isKnown) return words.length > 0 && words.length < CAPTION_WORDS
  if (words.length < 2 || words.length > CAPTION_WORDS || !words.some(meanings.isWriting)) return false
  const isOfText = anyOf(meanings.isWriting, meanings.isClause, meanings.isFollowing, meanings.determines)
  const isInForce = anyOf(meanings.confirms, meanings.adds, meanings.asserts)
  return !words.every(anyOf(isOfText, isInForce, meanings.isFunction, meanings.isNumber, isEvery, /^\p{N}/u))
}

const FOR =
  /^(?:for|für|pro|pour|para|per|dla|voor|destiné|destinée|určen\p{L}|przeznaczon\p{L}|bestimmt|intended)$/u

/** "The Seller's position: …", "Question 7: …", "Under the old lease, the following applied: …" */
export function isNamed(line: string, words: readonly string[], meanings: Meanings): boolean {
  const label = labelBefore(line)
  if (label === null) return false
  if (isChoiceLabel(label, meanings)) return true
  const said = wordsIn(label)
  const isNote = said.length === 1 && NOTE.test(said[0] ?? '')
  const isInForce = has(said, isApplying) && !said.some(meanings.negates)
  if (said.length <= LABEL_WORDS && said.some(meanings.isVoice) && !isNote && !isInForce) return true
  const isPointed = said.some(anyOf(meanings.isFollowing, meanings.points))
  if (isPointed && said.some(meanings.doubts)) return true
  // "Text for tenants over seventy:"
  if (meanings.isWriting(said[0]) && FOR.test(said[1] ?? '') && !has(said, isEvery)) return true
  if (isSpeaker(label, said, meanings)) return true
  // "Isle of Man edition:", not "Current version:"
  if (said.length <= LABEL_WORDS && has(said, isEdition) && !said.some(meanings.confirms)) return true
  // "Under this contract:"
  const isOwn = refersTo(words, isDocument, meanings)
  const isOpening =
    !isOwn &&
    words.length >= OPENING_WORDS &&
    meanings.narrows(words[0]) &&
    !isMatter(words, 0) &&
    !isEvery(words[1] ?? '')
  return isOpening && !meanings.beginNeutral(words)
}
