/** Headings, however many sentences above a quote, of text that is not in force: "Wordings to avoid", "Superseded text". */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Tokens } from '../../tokens/token.ts'
import { tokensOf, wordsIn } from '../../tokens/tokens.ts'
import { has } from '../clauses.ts'
import { isUntil } from '../words/dates.ts'
import { isPaper } from '../words/documents.ts'
import { namesPastText } from './labels.ts'
import { DATE_WORDS, YEAR } from './lead-ins.ts'
import {
  isIdeas,
  isMyth,
  isOf,
  isOpponent,
  isOther,
  isReceived,
  isSide,
  isToOrWhich,
  isUse,
} from './words/headings.ts'

/** Maximum characters and words of a heading. */
const LONGEST_HEADING = 60
const MOST_WORDS = 8
/** Maximum words for the one whose view it is: "Position of the new tenant". */
const OWNER_WORDS = 3

/** Wider than `isHeading`: what the line says decides whether it matters. */
function mayBeHeading(line: string, above: string | undefined, below: string | undefined): boolean {
  if (line.length > LONGEST_HEADING || !/^\W{0,9}(?:\d[\d.]{0,9}\s{1,9})?\p{Lu}/u.test(line)) return false
  if (/[.;,]$/u.test(line) || !/^\W{0,9}[\p{Lu}\d]/u.test(below ?? '')) return false
  return above === undefined || above.length <= LONGEST_HEADING || /[.;:!?)]$/u.test(above)
}

/** "Myths about our service", "What the other side asked for", "Position paper of the opposition" */
function isAboutOthers(words: readonly string[], meanings: Meanings): boolean {
  const isPair = (word: string, at: number): boolean =>
    (isOther(word) && isSide(words[at + 1])) || (isIdeas(word) && isReceived(words[at + 1]))
  const isText = anyOf(isPaper, meanings.isWriting, meanings.isVoice)
  return has(words, isMyth) || words.some(isPair) || (has(words, isOpponent) && words.some(isText))
}

/** "Position of the seller", "Ideas from the workshop" */
const isSomebodysView = ([noun, of, ...owner]: readonly string[], meanings: Meanings): boolean =>
  anyOf(meanings.doubts, meanings.isVoice)(noun) &&
  isOf(of) &&
  owner.length > 0 &&
  owner.length <= OWNER_WORDS

/** "Version valid until 31 December 2019" */
const isUntilYear = (heading: Tokens): boolean =>
  heading.some(({ text }, at) => isUntil(text) && has(heading.slice(at + 1, at + DATE_WORDS), YEAR))

/** "Wordings to avoid", not "Wordings to use": what a text is for, if no word says that it holds. */
const isTextToAvoid = ([noun, to, ...purpose]: readonly string[], meanings: Meanings): boolean =>
  meanings.isWriting(noun) &&
  isToOrWhich(to) &&
  purpose.length > 0 &&
  !has(purpose, anyOf(isUse, meanings.upholds, meanings.confirms, meanings.asserts))

/** "Superseded text", "Provisions that do not apply" */
function isOfOtherText(heading: string, meanings: Meanings): boolean {
  const words = wordsIn(heading)
  if (words.length > MOST_WORDS) return false
  if (isAboutOthers(words, meanings) || isSomebodysView(words, meanings)) return true
  if (!words.some(meanings.isWriting)) return false
  if (isUntilYear(tokensOf(heading)) || isTextToAvoid(words, meanings)) return true
  if (namesPastText(words, meanings) || words.some(meanings.negates)) return true
  const isOut = anyOf(meanings.removes, meanings.isPast)
  return [words[0], words.at(-1)].some(meanings.isWriting) && words.some(isOut)
}

/** Whether the nearest heading above the quote is of text that is not in force. */
export function isUnderHeadingOfOtherText(text: string, quote: string, meanings: Meanings): boolean {
  const lines = `${text}${quote}`.split('\n').map((line) => line.trim())
  const heading = lines.findLast((line, at) => mayBeHeading(line, lines[at - 1], lines[at + 1]))
  return heading !== undefined && isOfOtherText(heading, meanings)
}
