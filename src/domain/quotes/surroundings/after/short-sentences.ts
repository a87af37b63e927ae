/** Short next sentences that refuse, doubt or limit the quote, without naming it: "Not agreed.", "Really?", "Applies only to consumers." */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Tokens } from '../../tokens/token.ts'
import { has, PARAGRAPH } from '../clauses.ts'
import { isDismissed } from './dismissal.ts'
import type { Rule } from './following-text.ts'
import { deniesOther, hasOwnSubject } from './own-subjects.ts'
import { isApplies } from './words/conditions.ts'

/** Words at the beginning of a sentence that may make it an exception, and maximum words of a heading that is a question. */
const OPENING = 2
/** Words among which a limit is: "Applies to members | only". */
const NEAR = 9
/** Maximum words of a sentence about the previous one that doesn't name it: "Not agreed." */
const SHORT = 4
/** Maximum words of a sentence that refuses something without naming it: "The parties have not agreed." */
const BRIEF = 7

/** "It applies", "Se aplica" */
const NO_SUBJECT = /^(?:it|se)$/u

/** "Applies only to consumers.", not "Es gilt ausschließlich deutsches Recht." */
const hasNoSubject: Rule = ({ rest, words, next, isAdding, meanings }) => {
  const verb = NO_SUBJECT.test(next.text) || meanings.limits(next.text) ? words[1] : next.text
  const limits = isAdding ? meanings.refuses : anyOf(meanings.refuses, meanings.limits)
  return isApplies(verb) && has(rest.slice(0, NEAR), limits)
}

/** "Rejected." as a line of its own; "Notices. All notices …" begins with a heading, and "ACME INC." is a name. */
const isLine = (text: string, sentence: Tokens): boolean =>
  sentence.length === 1 && /^[.!][^\S\n]{0,3}(?:\n|$)/u.test(text.slice(sentence.at(-1)?.end))

/** "If only." */
const dismisses: Rule = ({ extent: { text }, stop, next, rest, sentence, isNextLine, meanings }) =>
  !PARAGRAPH.test(text.slice(stop.end, next.start)) &&
  rest[sentence.length]?.kind === 'stop' &&
  isDismissed(sentence, isNextLine && !isLine(text, sentence), meanings)

/** "Not the Buyer.", not "Nothing else changes." */
const refusesAtOnce: Rule = ({ next, sentence, beginsLimit, meanings }) =>
  meanings.refuses(next.text) &&
  !meanings.denies(next.text) &&
  !beginsLimit &&
  !deniesOther(sentence, meanings)

/** "The parties have not agreed": not "Agreed Value", which is a term. */
export const saysAgreed = (sentence: Tokens, meanings: Meanings): boolean =>
  sentence.some(({ text, isCapital }) => !isCapital && meanings.asserts(text))

/** "Really?", "The parties have not agreed."; not "Who receives it?" on the next line, which is a heading. */
const isShortDoubt: Rule = ({ rest, sentence, isNextLine, meanings }) => {
  const isHeading = isNextLine && sentence.length > OPENING
  if (sentence.length <= SHORT && rest[sentence.length]?.text === '?') return !isHeading
  const isRefusal = sentence.some(({ text }) => meanings.refuses(text) && !meanings.restricts(text))
  return sentence.length <= BRIEF && isRefusal && saysAgreed(sentence, meanings)
}

/** "Except on Sundays.", not "Excluded Theatres show no films." */
const isException: Rule = ({ sentence, next, isNextLine, meanings }) =>
  !isNextLine &&
  sentence[1]?.isCapital !== true &&
  !meanings.determines(next.text) &&
  sentence.slice(0, OPENING).some(({ text }) => meanings.overrides(text) && meanings.removes(text))

/** "Not agreed." */
const isShortRefusal: Rule = ({ sentence, next, beginsLimit, isNextLine, takesBack, meanings }) => {
  const says = isNextLine ? meanings.isStatus : takesBack
  if (sentence.length > SHORT || next.kind !== 'word') return false
  return beginsLimit || (has(sentence, says) && !hasOwnSubject(sentence, meanings))
}

export const SHORT_SENTENCE_RULES: readonly Rule[] = [
  ...[hasNoSubject, dismisses, refusesAtOnce, isShortDoubt, isException, isShortRefusal],
]
