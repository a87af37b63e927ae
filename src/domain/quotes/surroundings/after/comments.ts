/**
 * The next sentence, if it comments on the quote and no word confirms the quote: "This is where theory and practice part ways.", "The
 * promise was given up." What else happened takes nothing back, because reports are full of it.
 */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Tokens } from '../../tokens/token.ts'
import { has, PARAGRAPH } from '../clauses.ts'
import { isSection } from '../words/documents.ts'
import { isConjunction, isEvery } from '../words/function-words.ts'
import { isModal } from '../words/verbs.ts'
import { isWithoutPrejudice } from './about-clause.ts'
import { refersToOneOf } from './about-content.ts'
import { pointsInside, standsForSentence, THING } from './anaphora.ts'
import { isProVerbAt, SHORT } from './denials.ts'
import type { Following } from './following-text.ts'
import { isDifferent, isEnglishAuxiliary, isMay, isParticle, isSeeing } from './words/comments.ts'
import { isContent } from './words/contents.ts'
import { isHarmlessComment } from './words/harmless.ts'
import { isDefiniteArticle, isInnerPronoun, isSo } from './words/references.ts'
import { isFirstDay, isSince } from './words/times.ts'

/** "The Plan": a term that is defined elsewhere; in German every noun is capitalised. */
const isTerm = (sentence: Tokens, at: number): boolean =>
  sentence[at]?.isCapital === true && !/^d(?:er|ie|as|en|em|iese[rsmn]?)$/u.test(sentence[at - 1]?.text ?? '')

/** "the promise": not a noun that the quote has. */
function isNounForContent(sentence: Tokens, at: number, quoted: Tokens, meanings: Meanings): boolean {
  if (sentence.length > SHORT || isTerm(sentence, at)) return false
  const isQuoted = quoted.some(({ text }) => text === sentence[at]?.text)
  return refersToOneOf(isContent, sentence, at, meanings) && !isQuoted
}

/** "This statement", as the subject or the last word. */
function isNounForText(sentence: Tokens, at: number, meanings: Meanings): boolean {
  const noun = sentence[at]?.text
  const isText = anyOf(meanings.isClause, meanings.isWriting, meanings.isVoice)
  const isSubjectOrLast = at === 1 || (at === sentence.length - 1 && at < SHORT)
  return isSubjectOrLast && meanings.determines(sentence[at - 1]?.text) && isText(noun) && !isSection(noun)
}

const PRONOUN = /^(?:this|that|das|dies)$/u
/** "This sounds", "Das steht": not "this process is", "das neue Haus". */
function beginsWithPronounAndVerb([first, verb, next]: Tokens): boolean {
  if (verb === undefined || verb.isCapital || !PRONOUN.test(first?.text ?? '')) return false
  return first?.text.startsWith('th') === true
    ? !isEnglishAuxiliary(next?.text) && /[^sui]s$/u.test(verb.text)
    : next?.isCapital !== true && /(?:t|te|en)$/u.test(verb.text)
}

/** "This", "it" or "so", where it means all that the quote says. */
function isPronounForQuote(sentence: Tokens, at: number, text: string, meanings: Meanings): boolean {
  const token = sentence[at]
  if (token === undefined) return false
  if (at === 0) {
    // "So the records are safe."
    if (isSo(token.text) || THING.test(token.text)) return false
    return beginsWithPronounAndVerb(sentence) || standsForSentence(sentence, 0, meanings)
  }
  const isInside = isConjunction(sentence[at - 1]?.text) || pointsInside(sentence, at, text)
  if (sentence.length > SHORT || token.isCapital || isInside) return false
  // "Please cross this out."
  if (meanings.points(token.text) && isParticle(sentence[at + 1]?.text)) return true
  if (isInnerPronoun(token.text) && at < sentence.length - 1) return false
  const isThing = THING.test(token.text) && meanings.isProForm(token.text)
  return isThing || standsForSentence(sentence, at, meanings)
}

/** "at all sites", "every word of it": not "all this". */
const isOfAll = (sentence: Tokens, { points }: Meanings): boolean =>
  sentence.some(({ text }, at) => isEvery(text) && !points(sentence[at + 1]?.text))

/** Words after "since" among which the day is: "from the | first day". */
const DAY_REACH = 2
/** "since 2019", "from the first day": it still is so. */
const isSinceDay = (sentence: Tokens, at: number): boolean =>
  isSince(sentence[at]?.text) && has(sentence.slice(at + 1, at + 1 + DAY_REACH), anyOf(/^\d/u, isFirstDay))

/** Words of a subject of an article and a noun. */
const SUBJECT = 2

/** Whether a word other than the noun at `noun` says that what the sentence is about is so. */
function confirmsQuote(sentence: Tokens, noun: number, meanings: Meanings): boolean {
  const { upholds, confirms, adds, asserts, removes, doubts } = meanings
  const isDenied = has(sentence, meanings.negates)
  // "Nobody has failed to do it."
  if (isDenied && has(sentence, anyOf(removes, doubts, /^fail/u))) return true
  if (!isDenied && (has(sentence, isSeeing) || sentence.some((_, at) => isProVerbAt(sentence, at))))
    return true
  if (!isDenied && noun < 0 && isOfAll(sentence, meanings)) return true
  const isConfirming = anyOf(confirms, adds, asserts, isHarmlessComment)
  return sentence.some(({ text }, at) => {
    // Not "The regulator was not convinced."
    const mayUphold = at > SUBJECT || !isDefiniteArticle(sentence[at - 1]?.text)
    return at !== noun && (isConfirming(text) || (upholds(text) && mayUphold) || isSinceDay(sentence, at))
  })
}

/** "Staff interviews paint another picture.", not "Weekends are no different." */
const reportsDifference = ({ sentence, rest, meanings }: Following): boolean =>
  sentence.length <= SHORT &&
  rest[sentence.length]?.kind === 'stop' &&
  has(sentence.slice(1), isDifferent) &&
  !has(sentence, meanings.negates)

/** Words at the beginning of a sentence among which "this shall" is. */
const MODAL_REACH = 4

/** Whether the next sentence comments on the quote without confirming it. */
export function commentsWithoutConfirming(following: Following): boolean {
  const { extent, stop, next, sentence, meanings } = following
  const { text, tokens } = extent
  if (next.kind !== 'word' || PARAGRAPH.test(text.slice(stop.end, next.start))) return false
  if (isWithoutPrejudice(sentence, meanings)) return false
  const content = sentence.findIndex((_, at) => isNounForContent(sentence, at, tokens, meanings))
  if (content >= 0 && has(sentence, anyOf(meanings.limits, meanings.negates))) return true
  if (reportsDifference(following)) return true
  const noun = content < 0 ? sentence.findIndex((_, at) => isNounForText(sentence, at, meanings)) : content
  if (confirmsQuote(sentence, noun, meanings) || meanings.supposes(next.text)) return false
  const pronoun = sentence.findLastIndex((_, at) => isPronounForQuote(sentence, at, text, meanings))
  if (noun < 0 && pronoun < 0) return false
  const verbs = sentence.slice(1, MODAL_REACH)
  // "This must be done with soap.", not "The customer may opt out of this."
  return !has(verbs, isModal) || (pronoun > 1 && has(verbs, isMay))
}
