/**
 * The next sentence, if it is about the quote, or tells what happened next, and no word says that it leaves the quote as it is: "This
 * is where theory and practice part ways.", "The pilot was given up."
 */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { CONJUNCTION, has } from '../clauses.ts'
import { ALL, isSection } from '../common-words.ts'
import { isNarrative, MODAL } from '../past-tense.ts'
import { isWithoutPrejudice } from './about-clause.ts'
import { ARTICLE, HARMLESS, isNamed, isTerm, PRACTICE } from './about-content.ts'
import { pointsInside, standsForSentence, THING } from './anaphora.ts'
import { SHORT, standsForVerb } from './denials.ts'
import type { Following } from './following-text.ts'
import { TIME } from './later-sentences.ts'

const PARAGRAPH = /\n[^\S\n]*\n/u
/** Maximum words of a sentence in which a pronoun that is not its subject stands for the quote. */
const BRIEF = 10
/** "Please cross this out." */
const TINY = 5
/** Inside a sentence they mostly belong to it: "ensures that", "such as". */
const IS_INSIDE = /^(?:that|so|such|dass|que|che|tak|así|ainsi|zo)$/u
const IS_THUS = /^(?:so|tak|así|così|ainsi|assim|zo)$/u
const SUBJECT = 2
/** Words at the beginning of a sentence among which "this shall" or "there were" is. */
const OPENING = 5
const MODAL_REACH = 4
const THERE = /^(?:there|hay|había|hubo|havia|houve|existe\p{L}?)$/u
/** "since 2019", "from the first day": it still is. */
const SINCE = /^(?:since|seit|depuis|desde|dal?|dall'|od|sinds|from|vom|dès)$/u
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
  const isPlaced = at === 1 || (at === sentence.length - 1 && at < BRIEF)
  return isPlaced && meanings.determines(sentence[at - 1]?.text) && isText(noun) && !isSection(noun)
}

function isPronounForIt(sentence: Tokens, at: number, text: string, meanings: Meanings): boolean {
  const [token, next] = sentence.slice(at, at + 2)
  // "So the records are safe."
  if (at === 0 && IS_THUS.test(token?.text ?? '')) return false
  if (token === undefined || sentence.length > BRIEF) return at === 0 && standsForSentence(sentence, 0, meanings)
  const isInside = CONJUNCTION.test(sentence[at - 1]?.text ?? '') || pointsInside(sentence, at, text)
  if (at > 0 && (token.isCapital || isInside)) return false
  const isTiny = sentence.length <= TINY && meanings.points(token.text)
  if (at > 0 && isTiny) return true
  if (at > 0 && IS_INSIDE.test(token.text) && next !== undefined) return false
  return (at > 0 && THING.test(token.text)) || standsForSentence(sentence, at, meanings)
}

/** Whether a word other than the noun at `named` says that what the sentence is about stays as it is. */
function leaves(sentence: Tokens, named: number, meanings: Meanings): boolean {
  const { upholds, confirms, adds, asserts, negates, removes, doubts, points } = meanings
  if (has(sentence, negates)) {
    // "Nobody has failed to do it."
    if (has(sentence, anyOf(removes, doubts, /^fail/u))) return true
  } else if (sentence.some((_, at) => standsForVerb(sentence, at))) return true
  // "We found every trace of it."
  else if (named < 0 && sentence.some(({ text }, at) => ALL.test(text) && !points(sentence[at + 1]?.text))) return true
  const keeps = anyOf(confirms, adds, asserts, HARMLESS)
  // Not "The regulator was not convinced."
  const isVerb = (at: number): boolean => at > SUBJECT || !ARTICLE.test(sentence[at - 1]?.text ?? '')
  const isSince = ({ text }: Token, at: number): boolean =>
    SINCE.test(text) && has(sentence.slice(at + 1, at + 3), DAY)
  return sentence.some((token, at) => at !== named && (keeps(token.text) || (upholds(token.text) && isVerb(at)) || isSince(token, at)))
}

export function isNotLeft({ extent, stop, next, sentence, rest, meanings }: Following): boolean {
  const { text, tokens } = extent
  if (next.kind !== 'word' || PARAGRAPH.test(text.slice(stop.end, next.start))) return false
  if (isWithoutPrejudice(sentence, meanings)) return false
  const practice = sentence.findIndex((_, at) => isPractice(sentence, at, tokens, meanings))
  if (practice >= 0 && has(sentence, anyOf(meanings.limits, meanings.negates))) return true
  const named =
    practice < 0 ? sentence.findIndex((_, at) => isTextForIt(sentence, at, meanings)) : practice
  if (leaves(sentence, named, meanings) || meanings.supposes(next.text)) return false
  const isAbout = named >= 0 || sentence.some((_, at) => isPronounForIt(sentence, at, text, meanings))
  if (isAbout) return !has(sentence.slice(1, MODAL_REACH), MODAL)
  if (has(sentence.slice(0, OPENING), anyOf(THERE, TIME))) return false
  // "She retired, but her rule did not."
  if (has(sentence, meanings.contrasts) && meanings.negates(sentence.at(-1)?.text)) return false
  const isWhole = rest[sentence.length]?.kind === 'stop'
  return isWhole && isNarrative(sentence, text, meanings) && !isNarrative(tokens, text, meanings)
}
