/** Whether the next sentence revokes or limits the quoted one: "; provided that", ". This clause is void." */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { lastLine, lineEnd } from '../../text/lines.ts'
import { has, type SentenceRule } from '../clauses.ts'
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
import { followingOf, type Rule } from './following-text.ts'
import { isTakenBackLater } from './later-sentences.ts'
import { answerBelow, isStatusLine } from './line-below.ts'
import { isVotedDown, isVotedDownOrPostponed } from './minutes.ts'
import { isLeftToDecision, isUnsettled } from './open-questions.ts'
import { SHORT_SENTENCE_RULES, saysAgreed } from './short-sentences.ts'
import { leavesNoForce } from './without-force.ts'
import { isIf } from './words/conditions.ts'
import { isSo, isThus } from './words/references.ts'
import { isPeriod } from './words/times.ts'

/** Words at the beginning of a sentence that may oppose it to the one before. */
const OPENING = 2
/** Words within which a sentence that begins by naming the previous one may revoke it: "This clause shall not apply". */
const NEAR = 9
/** Maximum words of a report: "So the Buyer wrote." */
const BRIEF = 7

/** "; provided that", "; it doesn't pay" */
const goesOnBehindSemicolon: Rule = ({ extent: { text }, stop, rest, beginsLimit, meanings }) => {
  const isSemicolon = text[stop.start] === ';'
  if (beginsLimit && (isSemicolon || meanings.subordinates(rest[1]?.text))) return true
  return isSemicolon && has(rest.slice(0, 2), meanings.negates)
}

/** "This clause shall not apply.", not "This year the Supplier shall not …" */
const beginsByNaming: Rule = ({ rest, words, sentence, takesBack, meanings }) =>
  !isWithoutPrejudice(sentence, meanings) &&
  !isPeriod(words[2]) &&
  meanings.beginBackReference(words) &&
  has(rest.slice(0, NEAR), anyOf(takesBack, meanings.isVoice))

/** "So the Buyer wrote." */
const reports: Rule = ({ words, next, sentence, meanings }) =>
  anyOf(isSo, isThus)(next.text) &&
  (words.slice(0, NEAR).some(anyOf(meanings.narrates, meanings.isVoice)) ||
    (sentence.length <= BRIEF && has(sentence, meanings.doubts)))

/** "We do not agree.", below a quoted message: its lines begin with ">". */
const repliesToMessage: Rule = ({ extent: { text, tokens }, sentence, takesBack }) => {
  const before = text.slice(0, tokens[0]?.start)
  return lastLine(before).startsWith('>') && has(sentence, takesBack)
}

/** "However, no such duty exists.", not "However, it also does so on request." */
const opposes: Rule = ({ sentence, words, isAdding, takesBack, meanings }) =>
  words.slice(0, Math.min(OPENING, sentence.length)).some(meanings.contrasts) &&
  has(sentence, isAdding ? meanings.refuses : takesBack)

/** "The parties did not agree to this." */
const pointsBackToDeny: Rule = ({ extent: { text }, rest, sentence, next, takesBack, meanings }) => {
  const isPointing = sentence.some(
    (token, at) => pointsBack(token, rest[at + 1], text, meanings) && !pointsInside(sentence, at, text),
  )
  // "If this is used, the fee is due" follows from the quote, unless it is about what is agreed.
  const isConsequence =
    isIf(next.text) && !has(sentence.slice(1), takesBack) && !saysAgreed(sentence, meanings)
  return isPointing && !isConsequence && has(sentence, takesBack)
}

/** Rules that read nothing but the sentence. */
const SENTENCE_RULES: readonly SentenceRule[] = [
  ...[isVotedDownOrPostponed, isUnsettled, isLeftToDecision, areBothTakenBack],
]

const isTakenBackBySentence: Rule = ({ sentence, isAdding, meanings }) =>
  SENTENCE_RULES.some((says) => says(sentence, meanings)) ||
  // Not "This also ends if …"
  (!isAdding && leavesNoForce(sentence, meanings))

const RULES: readonly Rule[] = [
  ...[beginsByNaming, reports, repliesToMessage, opposes, pointsBackToDeny],
  ...SHORT_SENTENCE_RULES,
  ...[isStatusLine, isTakenBackBySentence],
  ({ extent: { text }, stop }) => isVotedDown(text, stop.end),
  ({ rest, meanings }) => isListTakenBack(rest, meanings),
  ({ sentence, takesBack, meanings }) => takesClauseBack(sentence, takesBack, meanings),
  commentsWithoutConfirming,
  isTakenBackLater,
]

/** Whether the text after the quote's sentence takes the quote back. */
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
