/** Whether the next sentence revokes or limits the quoted one: "; provided that", ". This clause is void." */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { lastLine, lineEnd } from '../../text/lines.ts'
import type { Tokens } from '../../tokens/token.ts'
import { has, PARAGRAPH, type SentenceRule } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import {
  areBothTakenBack,
  goesOnBelow,
  isListTakenBack,
  isWithoutPrejudice,
  takesClauseBack,
} from './about-clause.ts'
import { pointsBack, pointsInside } from './anaphora.ts'
import { commentsWithoutConfirming } from './comments.ts'
import { isDismissed } from './dismissal.ts'
import { type Following, followingOf } from './following-text.ts'
import { isTakenBackLater } from './later-sentences.ts'
import { answerBelow, isStatusLine } from './line-below.ts'
import { isVotedDown, isVotedDownOrPostponed } from './minutes.ts'
import { isLeftToDecision, isUnsettled } from './open-questions.ts'
import { deniesOther, hasOwnSubject } from './own-subjects.ts'
import { leavesNoForce } from './without-force.ts'
import { isApplies, isIf } from './words/conditions.ts'
import { isSo, isThus } from './words/references.ts'
import { isPeriod } from './words/times.ts'

/** Words at the beginning of a sentence that may oppose it to the one before, or make it an exception. */
const OPENING = 2
/** Words within which a sentence that begins by naming the previous one may revoke it: "This clause shall not apply". */
const NEAR = 9
/** Maximum words of a sentence about the previous one that doesn't name it: "Not agreed." */
const SHORT = 4
/** Maximum words of a sentence that refuses something without naming it: "The parties have not agreed." */
const BRIEF = 7

type Rule = (following: Following) => boolean

/** "; provided that", "; it doesn't pay" */
const goesOnBehindSemicolon: Rule = ({ extent: { text }, stop, rest, isTurn, meanings }) => {
  const isSemicolon = text[stop.start] === ';'
  if (isTurn && (isSemicolon || meanings.subordinates(rest[1]?.text))) return true
  return isSemicolon && has(rest.slice(0, 2), meanings.negates)
}

/** "This clause shall not apply.", not "This year the Supplier shall not …" */
const beginsByNaming: Rule = ({ rest, words, sentence, takesBack, meanings }) =>
  !isWithoutPrejudice(sentence, meanings) &&
  !isPeriod(words[2]) &&
  meanings.beginBackReference(words) &&
  has(rest.slice(0, NEAR), anyOf(takesBack, meanings.isVoice))

/** "It applies", "Se aplica" */
const NO_SUBJECT = /^(?:it|se)$/u

/** "Applies only to consumers.", not "Es gilt ausschließlich deutsches Recht" */
const hasNoSubject: Rule = ({ rest, words, next, isAdding, meanings }) => {
  const verb = NO_SUBJECT.test(next.text) || meanings.limits(next.text) ? words[1] : next.text
  const limits = isAdding ? meanings.refuses : anyOf(meanings.refuses, meanings.limits)
  return isApplies(verb) && has(rest.slice(0, NEAR), limits)
}

/** "So the Buyer wrote." */
const reports: Rule = ({ words, next, sentence, meanings }) =>
  anyOf(isSo, isThus)(next.text) &&
  (words.slice(0, NEAR).some(anyOf(meanings.narrates, meanings.isVoice)) ||
    (sentence.length <= BRIEF && has(sentence, meanings.doubts)))

/** "Rejected." as a line of its own; "Notices. All notices …" begins with a heading, and "ACME INC." is a name. */
const isLine = (text: string, sentence: Tokens): boolean =>
  sentence.length === 1 && /^[.!][^\S\n]{0,3}(?:\n|$)/u.test(text.slice(sentence.at(-1)?.end))

/** "If only." */
const dismisses: Rule = ({ extent: { text }, stop, next, rest, sentence, isNextLine, meanings }) =>
  !PARAGRAPH.test(text.slice(stop.end, next.start)) &&
  rest[sentence.length]?.kind === 'stop' &&
  isDismissed(sentence, isNextLine && !isLine(text, sentence), meanings)

/** "Not the Buyer.", not "Nothing else changes." */
const refusesAtOnce: Rule = ({ next, sentence, isTurn, meanings }) =>
  meanings.refuses(next.text) && !meanings.denies(next.text) && !isTurn && !deniesOther(sentence, meanings)

/** The reply to a quoted message: its lines begin with ">". */
const repliesToMessage: Rule = ({ extent: { text, tokens }, sentence, takesBack }) => {
  const before = text.slice(0, tokens[0]?.start)
  return lastLine(before).startsWith('>') && has(sentence, takesBack)
}

/** "However, no such duty exists.", not "However, it also does so on request." */
const opposes: Rule = ({ sentence, words, isAdding, takesBack, meanings }) =>
  words.slice(0, Math.min(OPENING, sentence.length)).some(meanings.contrasts) &&
  has(sentence, isAdding ? meanings.refuses : takesBack)

const agreesIn = (sentence: Tokens, meanings: Meanings): boolean =>
  sentence.some(({ text, isCapital }) => !isCapital && meanings.asserts(text))

/** "The parties did not agree to this." */
const pointsBackToDeny: Rule = ({ extent: { text }, rest, sentence, next, takesBack, meanings }) => {
  const isPointing = sentence.some(
    (token, at) => pointsBack(token, rest[at + 1], text, meanings) && !pointsInside(sentence, at, text),
  )
  // "If this is used, the fee is due" follows from the quote, unless it is about what is agreed.
  const isConsequence = isIf(next.text) && !has(sentence.slice(1), takesBack) && !agreesIn(sentence, meanings)
  return isPointing && !isConsequence && has(sentence, takesBack)
}

/** "Really?", "The parties have not agreed."; not "Who receives it?" on the next line, which is a heading. */
const isShortDoubt: Rule = ({ rest, sentence, isNextLine, meanings }) => {
  const isHeading = isNextLine && sentence.length > OPENING
  if (sentence.length <= SHORT && rest[sentence.length]?.text === '?') return !isHeading
  const isRefusal = sentence.some(({ text }) => meanings.refuses(text) && !meanings.restricts(text))
  return sentence.length <= BRIEF && isRefusal && agreesIn(sentence, meanings)
}

/** "Except on Sundays.", not "Excluded Theatres show no films." */
const isException: Rule = ({ sentence, next, isNextLine, meanings }) =>
  !isNextLine &&
  sentence[1]?.isCapital !== true &&
  !meanings.determines(next.text) &&
  sentence.slice(0, OPENING).some(({ text }) => meanings.overrides(text) && meanings.removes(text))

/** "Not agreed." */
const isShortRefusal: Rule = ({ sentence, next, isTurn, isNextLine, takesBack, meanings }) => {
  const says = isNextLine ? meanings.isStatus : takesBack
  if (sentence.length > SHORT || next.kind !== 'word') return false
  return isTurn || (has(sentence, says) && !hasOwnSubject(sentence, meanings))
}

/** Rules that read nothing but the sentence. */
const SENTENCE_RULES: readonly SentenceRule[] = [
  ...[isVotedDownOrPostponed, isUnsettled, isLeftToDecision, areBothTakenBack],
]

const saysSo: Rule = ({ sentence, isAdding, meanings }) =>
  SENTENCE_RULES.some((says) => says(sentence, meanings)) ||
  // Not "This also ends if …"
  (!isAdding && leavesNoForce(sentence, meanings))

const RULES: readonly Rule[] = [
  ...[beginsByNaming, hasNoSubject, reports, dismisses, refusesAtOnce, repliesToMessage, opposes],
  ...[pointsBackToDeny, isShortDoubt, isStatusLine, isException, isShortRefusal, saysSo],
  ({ extent: { text }, stop }) => isVotedDown(text, stop.end),
  ({ rest, meanings }) => isListTakenBack(rest, meanings),
  ({ sentence, takesBack, meanings }) => takesClauseBack(sentence, takesBack, meanings),
  commentsWithoutConfirming,
  isTakenBackLater,
]

export function isTakenBackNext(extent: Extent, meanings: Meanings): boolean {
  if (goesOnBelow(extent, meanings)) return true
  const following = followingOf(extent, meanings)
  if (following === null) return false
  if (goesOnBehindSemicolon(following)) return true
  const answer = answerBelow(following)
  if (answer !== false) return answer === true || RULES.some((rule) => rule(following))
  // The answer leaves the quote in force, so what comes after its line counts.
  const { stop, rest, next } = following
  const end = lineEnd(extent.text, next.start)
  const behind = rest.filter(({ start }) => start > end)
  return isTakenBackNext(
    { ...extent, after: extent.tokens.at(-1) === stop ? behind : [stop, ...behind] },
    meanings,
  )
}
