/** Whether a sentence further down takes back what stands above it. */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { has } from '../clauses.ts'
import { isWhat } from '../words/function-words.ts'
import { nounAfter, takesClauseBack } from './about-clause.ts'
import { isContentTakenBack } from './about-content.ts'
import { pointsBack } from './anaphora.ts'
import type { Following } from './following-text.ts'
import { sentencesBelow } from './section-below.ts'
import { isAllOf, isFirst, isHere, isOfThis, isSentence, isSuch } from './words/later-sentences.ts'
import { isArticleOrPossessive } from './words/references.ts'
import { isPeriod } from './words/times.ts'

/** Number of words at the beginning of a sentence among which one may say that it only adds: "The foregoing also applies if". */
const ADDING = 6
/** Words around "this" among which "all" is. */
const ALL_REACH = 2
/** Words from a denial to the pronoun: "None of this", "rien de tout cela". */
const NONE_REACH = 3
/** Words at the beginning of a sentence among which its subject is, and before what a verb takes back. */
const NEAR_SUBJECT = 4
const NEAR_OBJECT = 5

const ABOVE = /^(?:above|sopra)$/u
/** "Orders above EUR 500", "above the limit": not "the above clause". */
function isPrepositionAt(sentence: Tokens, at: number): boolean {
  const [last, word, next] = [sentence[at - 1], sentence[at], sentence[at + 1]]
  if (next === undefined || !ABOVE.test(word?.text ?? '') || isArticleOrPossessive(last?.text)) return false
  return next.kind === 'number' || next.isCapital || isArticleOrPossessive(next.text)
}

/** "the foregoing", "no such duty", "all of this": not "above EUR 500" or "the preceding year". */
function isAbove(sentence: Tokens, at: number, meanings: Meanings): boolean {
  const word = sentence[at]?.text ?? ''
  const isTime = isPeriod(sentence[at - 1]?.text) || isPeriod(sentence[at + 1]?.text)
  const isAll = has(sentence.slice(Math.max(0, at - ALL_REACH), at + ALL_REACH), isAllOf)
  return (
    (meanings.isForegoing(word) && !isPrepositionAt(sentence, at) && !isTime) ||
    (isSuch(word) && meanings.isClause(nounAfter(sentence, at)?.text)) ||
    (meanings.points(word) && isAll)
  )
}

/** "The foregoing is not binding.", "We revoke all of this." */
function isAboveTakenBack(sentence: Tokens, { takesBack, meanings }: Following, isAdding: boolean): boolean {
  const above = sentence.findIndex((_, at) => isAbove(sentence, at, meanings))
  if (above < 0) return false
  const ahead = sentence.slice(Math.max(0, above - NEAR_OBJECT), above)
  if (has(ahead, anyOf(meanings.overrides, meanings.removes))) return true
  // "Die Leitung hat all dies verworfen."
  if (above > 0 && meanings.removes(sentence.at(-1)?.text)) return true
  return !isAdding && above < NEAR_SUBJECT && has(sentence, takesBack)
}

/** Maximum words of an order such as "Scrap the above." */
const ORDER = 4

/** "Scrap the above.", "The board has turned down all of the above.": any verb not known to uphold it. */
function doesAnythingToAll(sentence: Tokens, meanings: Meanings): boolean {
  const [first] = sentence
  if (first === undefined || !isAbove(sentence, sentence.length - 1, meanings)) return false
  const isOrder =
    sentence.length <= ORDER &&
    !meanings.isFunction(first.text) &&
    isArticleOrPossessive(sentence.at(-2)?.text)
  const isAll = has(sentence.slice(1), isAllOf)
  const upholds = anyOf(meanings.upholds, meanings.confirms, meanings.asserts, meanings.adds)
  return (isOrder || isAll) && !has(sentence, upholds)
}

/** "None of this holds on islands.", "The promise in the first sentence is void." */
function isDeniedByName(text: string, sentence: Tokens, takesBack: Is, meanings: Meanings): boolean {
  const isNoneOfThis = (token: Token, at: number): boolean =>
    meanings.denies(token.text) &&
    sentence
      .slice(at + 1, at + 1 + NONE_REACH)
      .some((other, i) => isOfThis(other.text) || pointsBack(other, sentence[at + 2 + i], text, meanings))
  const isFirstSentence = ({ text: word }: Token, at: number): boolean =>
    isSentence(word) && [sentence[at - 1], sentence[at + 1]].some((token) => isFirst(token?.text))
  // "Nobody is bound by what stands here."
  const isWhatIsHere = has(sentence, isHere) && has(sentence, isWhat)
  if (isWhatIsHere && has(sentence, anyOf(takesBack, meanings.doubts))) return true
  return (
    sentence.some(isNoneOfThis) ||
    (sentence.some(isFirstSentence) && !has(sentence, anyOf(meanings.upholds, meanings.adds)))
  )
}

/** Whether a later sentence of the same section takes back what stands above: "None of the foregoing is binding." */
export function isTakenBackLater(following: Following): boolean {
  const { extent, rest, takesBack, meanings } = following
  const { text } = extent
  return sentencesBelow(text, rest).some((sentence, at) => {
    const isAdding = has(sentence.slice(0, ADDING), meanings.adds)
    return (
      doesAnythingToAll(sentence, meanings) ||
      isAboveTakenBack(sentence, following, isAdding) ||
      isDeniedByName(text, sentence, takesBack, meanings) ||
      isContentTakenBack(sentence, at === 0, meanings) ||
      (!isAdding && takesClauseBack(sentence, takesBack, meanings))
    )
  })
}
