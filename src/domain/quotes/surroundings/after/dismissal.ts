/** Whether a short sentence after a quote dismisses it: "That was yesterday.", "If only.", "So much for the theory." */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { has } from '../clauses.ts'
import { isEvery } from '../words/function-words.ts'
import { standsForSentence } from './anaphora.ts'
import { isContrary, isOpposite, isOtherAlways, isOtherProForm } from './words/dismissal.ts'
import { isWasOrWould } from './words/times.ts'

/** Maximum words of a sentence without a subject of its own, of one in which "this" is one, and of any such sentence. */
const FRAGMENT = 2
const BRIEF = 4
const SHORT = 8
/** A sentence without a table for its language: fewer words can say too little of their own. */
const UNKNOWN_FRAGMENT = 3
/** Maximum letters of a single word that says nothing. */
const SHORTEST_WORD = 3
const LETTER = /^\p{L}$/u

const isWord = ({ kind }: Token): boolean => kind === 'word'

/** "Forget it.", "For years this was so.", not "In all samples this was so." */
function isAboutSentence(sentence: Tokens, meanings: Meanings): boolean {
  const isAbout = sentence.some((_, at) => standsForSentence(sentence, at, meanings))
  const wasSo = has(sentence, isWasOrWould) && !has(sentence, isEvery)
  return isAbout && (sentence.length <= BRIEF || wasSo)
}

/** `sentence` is the next one in the paragraph; a line of its own with capitals may be a heading. */
export function isDismissed(sentence: Tokens, isNextLine: boolean, meanings: Meanings): boolean {
  const [first, second] = sentence
  if (first === undefined || !sentence.every(isWord) || sentence.length > SHORT || LETTER.test(first.text))
    return false
  const says = (words: Is): boolean => has(sentence, words)
  if (has(sentence.slice(0, FRAGMENT), isContrary)) return true
  if (says(isOpposite) && !says(meanings.negates)) return true
  if (says(anyOf(meanings.confirms, meanings.adds, meanings.asserts, isOtherAlways))) return false
  if (says(isContrary)) return true
  if (!meanings.isKnown && says(meanings.negates)) return true
  if (!meanings.isKnown && (sentence.length <= UNKNOWN_FRAGMENT || isOtherProForm(first.text)))
    return !isNextLine
  const isHeading = isNextLine && sentence.every(({ isCapital }) => isCapital)
  if (sentence.length > FRAGMENT) return isAboutSentence(sentence, meanings)
  return !isHeading && !(second === undefined && first.text.length <= SHORTEST_WORD)
}
