/** What minutes say of a text: "Mr Hall moved the following. … The motion fell.", "… The item was sent back to the committee." */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import { lineAfter } from '../../text/lines.ts'
import type { Tokens } from '../../tokens/token.ts'
import { has, withinSentence } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import {
  isAgainst,
  isAgendaItem,
  isFailing,
  isInFavour,
  isMotion,
  isPostponed,
  isProposing,
} from './words/minutes.ts'

/** Last words of a sentence among which it announces the text: "moved | the following". */
const CLOSING = 4

const nextSentence = ({ last, after }: Extent): Tokens =>
  withinSentence(last.kind === 'stop' ? after : after.slice(1))

/** Whether a text was proposed by the words before it, and not adopted by the sentence after it. */
export function isOnlyProposed(words: readonly string[], extent: Extent, meanings: Meanings): boolean {
  if (!has(words, isProposing)) return false
  const announces = (word: string, at: number): boolean =>
    meanings.isFollowing(word) || (meanings.isWriting(word) && meanings.determines(words[at - 1]))
  if (!words.some((word, at) => at >= words.length - CLOSING && announces(word, at))) return false
  const next = nextSentence(extent)
  return !has(next, meanings.confirms) || has(next, meanings.negates)
}

/** Words at the beginning of a sentence among which its subject is. */
const SUBJECT = 3

/** "The item was sent back to the committee.", "The motion fell." */
export function isVotedDownOrPostponed(sentence: Tokens, meanings: Meanings): boolean {
  const isItemPostponed = has(sentence, isAgendaItem) && has(sentence, isPostponed)
  if (isItemPostponed && !has(sentence, meanings.confirms)) return true
  const isAboutMotion = has(sentence.slice(0, SUBJECT), isMotion)
  return isAboutMotion && has(sentence, anyOf(isFailing, meanings.negates, meanings.removes))
}

/** "in favour", "en contra" */
const side = (name: string): string => String.raw`(?:(?:in|a|en) )?(?<${name}>\p{L}{2,14})`
const number = (name: string): string => String.raw`(?<${name}>\d{1,4})`
const GAP = String.raw`\s`
const BETWEEN = String.raw`[\s:,;]{1,3}`
const AND = String.raw`[\s:,;.]{1,3}(?:(?:and|und|a|et|y|e|i|en) )?`
/** "Vote: 3 for" */
const LABEL = String.raw`(?:\p{L}{2,14}:\s)?`
const SIDE_FIRST = [side('first'), BETWEEN, number('yes'), AND, side('second'), BETWEEN, number('no')]
const NUMBER_FIRST = [number('yes'), GAP, side('first'), AND, number('no'), GAP, side('second')]
const VOTES = [SIDE_FIRST, NUMBER_FIRST].map(
  (parts) => new RegExp(`^${LABEL}${parts.join('')}(?![\\p{L}\\d])`, 'u'),
)

/** Whether the line after an offset, or the rest of its own, is the result of a vote that was lost: "3 for, 11 against". */
export function isVotedDown(text: string, from: number): boolean {
  const line = lineAfter(text, from).toLowerCase()
  return VOTES.some((votes) => {
    const { first, yes, second, no } = votes.exec(line)?.groups ?? {}
    return isInFavour(first) && isAgainst(second) && Number(yes) <= Number(no)
  })
}
