/**
 * The next sentence, if it is about the quote and no word says that it leaves the quote as it is: "This is where theory and practice
 * part ways.", "The promise was given up." What else happened takes nothing back, because reports are full of it.
 */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Tokens } from '../../tokens/token.ts'
import { has, PARAGRAPH } from '../clauses.ts'
import { isSection } from '../words/documents.ts'
import { isConjunction, isEvery } from '../words/function-words.ts'
import { isModal } from '../words/verbs.ts'
import { isWithoutPrejudice } from './about-clause.ts'
import { ARTICLE, HARMLESS, isNamed, isTerm, PRACTICE } from './about-content.ts'
import { pointsInside, standsForSentence, THING } from './anaphora.ts'
import { SHORT, standsForVerb } from './denials.ts'
import type { Following } from './following-text.ts'

/** "Please cross this out." */
const PARTICLE = /^(?:out|off|up|down|away|over|aside)$/u
/** Inside a sentence they mostly belong to it: "ensures that", "such as". */
const IS_INSIDE = /^(?:that|so|such|dass|que|che|tak|así|ainsi|zo)$/u
/** "Staff interviews paint another picture." */
const OTHER =
  /^(?:another|different|differently|differs?|differed|else|contradicts?|anderes|anderen?|andere|anders|abweichend\p{L}{0,2}|autres?|différent\p{L}{0,2}|otr[ao]s?|distint[ao]s?|altr[aoie]|divers[aoie]|outr[ao]s?|jin\p{L}{1,3}|jinak|odlišn\p{L}{1,2}|inn[yaei])$/u
/** "We saw this in each depot." */
const SEES =
  /^(?:saw|seen|sees?|observed|witnessed|found|sahen|gesehen|beobachtet|festgestellt|vu|vue|constaté|vimos|visto|vista|observó|comprobó|vedemmo|constatato|viděli|viděl|zjistil[ai]?|widzieliśmy|widział[ai]?|stwierdzono|verificámos|zagen|gezien|gördük)$/u
const IS_THUS = /^(?:so|tak|así|così|ainsi|assim|zo)$/u
/** Last word of a subject of an article and a noun. */
const SUBJECT = 2
/** Words at the beginning of a sentence among which "this shall" is. */
const MODAL_REACH = 4
const MAY =
  /^(?:may|might|can|could|darf|dürfen|kann|können|peut|peuvent|puede|pueden|può|possono|pode|podem|může|mohou|smí|może|mogą|mag|mogen|kan|kunnen)$/u
/** "since 2019", "from the first day": it still is. */
const SINCE = /^(?:since|seit|depuis|desde|dal?|dall'|od|sinds|from|vom|dès)$/u
const DAY_REACH = 2
const DAY = /^(?:\d|first|ersten|premier|primer|primo|první|pierwszego|january?|start|beginning|day)/u

/** "the promise": not a noun that the quote has. */
function isPractice(sentence: Tokens, at: number, quoted: Tokens, meanings: Meanings): boolean {
  if (sentence.length > SHORT || isTerm(sentence, at)) return false
  const isQuoted = quoted.some(({ text }) => text === sentence[at]?.text)
  return isNamed(sentence, at, PRACTICE, meanings) && !isQuoted
}

/** "This statement", as the subject or the last word. */
function isTextForIt(sentence: Tokens, at: number, meanings: Meanings): boolean {
  const noun = sentence[at]?.text
  const isText = anyOf(meanings.isClause, meanings.isWriting, meanings.isVoice)
  const isPlaced = at === 1 || (at === sentence.length - 1 && at < SHORT)
  return isPlaced && meanings.determines(sentence[at - 1]?.text) && isText(noun) && !isSection(noun)
}

const DEMONSTRATIVE = /^(?:this|that|das|dies)$/u
const IS = /^(?:is|are|was|were|has|shall|may|must|will|can)$/u
/** "This sounds", "Das steht": not "this process is", "das neue Haus". */
function isBeforeVerb([first, verb, next]: Tokens): boolean {
  if (verb === undefined || verb.isCapital || !DEMONSTRATIVE.test(first?.text ?? '')) return false
  const isEnglish = first?.text.startsWith('th') === true
  const isFree = isEnglish ? !IS.test(next?.text ?? '') : next?.isCapital !== true
  return isFree && (isEnglish ? /[^sui]s$/u : /(?:t|te|en)$/u).test(verb.text)
}

function isPronounForIt(sentence: Tokens, at: number, text: string, meanings: Meanings): boolean {
  const token = sentence[at]
  if (token === undefined) return false
  // "So the records are safe."
  if (at === 0)
    return (
      !anyOf(IS_THUS, THING)(token.text) &&
      (isBeforeVerb(sentence) || standsForSentence(sentence, 0, meanings))
    )
  const isInside = isConjunction(sentence[at - 1]?.text ?? '') || pointsInside(sentence, at, text)
  if (sentence.length > SHORT || token.isCapital || isInside) return false
  if (meanings.points(token.text) && PARTICLE.test(sentence[at + 1]?.text ?? '')) return true
  if (IS_INSIDE.test(token.text) && at < sentence.length - 1) return false
  const isThing = THING.test(token.text) && meanings.isProForm(token.text)
  return isThing || standsForSentence(sentence, at, meanings)
}

/** "at all sites", "every word of it": not "all this". */
const isOfAll = (sentence: Tokens, { points }: Meanings): boolean =>
  sentence.some(({ text }, at) => isEvery(text) && !points(sentence[at + 1]?.text))

/** Whether a word other than the noun at `named` says that what the sentence is about stays as it is. */
function leaves(sentence: Tokens, named: number, meanings: Meanings): boolean {
  const { upholds, confirms, adds, asserts, removes, doubts } = meanings
  const isDenied = has(sentence, meanings.negates)
  // "Nobody has failed to do it."
  if (isDenied && has(sentence, anyOf(removes, doubts, /^fail/u))) return true
  if (!isDenied && (has(sentence, SEES) || sentence.some((_, at) => standsForVerb(sentence, at)))) return true
  if (!isDenied && named < 0 && isOfAll(sentence, meanings)) return true
  const keeps = anyOf(confirms, adds, asserts, HARMLESS)
  return sentence.some(({ text }, at) => {
    // Not "The regulator was not convinced."
    const isVerb = at > SUBJECT || !ARTICLE.test(sentence[at - 1]?.text ?? '')
    const isSince = SINCE.test(text) && has(sentence.slice(at + 1, at + 1 + DAY_REACH), DAY)
    return at !== named && (keeps(text) || (upholds(text) && isVerb) || isSince)
  })
}

/** "Staff interviews paint another picture.", not "Weekends are no different." */
const isOfOthers = ({ sentence, rest, meanings }: Following): boolean =>
  sentence.length <= SHORT &&
  rest[sentence.length]?.kind === 'stop' &&
  has(sentence.slice(1), OTHER) &&
  !has(sentence, meanings.negates)

export function isNotLeft(following: Following): boolean {
  const { extent, stop, next, sentence, meanings } = following
  const { text, tokens } = extent
  if (next.kind !== 'word' || PARAGRAPH.test(text.slice(stop.end, next.start))) return false
  if (isWithoutPrejudice(sentence, meanings)) return false
  const practice = sentence.findIndex((_, at) => isPractice(sentence, at, tokens, meanings))
  if (practice >= 0 && has(sentence, anyOf(meanings.limits, meanings.negates))) return true
  if (isOfOthers(following)) return true
  const noun = sentence.findIndex((_, at) => isTextForIt(sentence, at, meanings))
  const named = practice < 0 ? noun : practice
  if (leaves(sentence, named, meanings) || meanings.supposes(next.text)) return false
  const pronoun = sentence.findLastIndex((_, at) => isPronounForIt(sentence, at, text, meanings))
  if (named < 0 && pronoun < 0) return false
  const verbs = sentence.slice(1, MODAL_REACH)
  // "This must be done with soap.", not "The customer may opt out of this."
  return !has(verbs, isModal) || (pronoun > 1 && has(verbs, MAY))
}
