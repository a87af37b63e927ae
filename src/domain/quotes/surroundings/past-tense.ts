/** Whether a sentence tells what happened: "The pilot was given up.", not "The goods delivered by then are paid for." */

import { anyOf, type Meanings } from '../meaning/languages.ts'
import type { Tokens } from '../tokens/token.ts'
import { has } from './clauses.ts'
import { isClauseLink } from './words/function-words.ts'
import { isBeforeParticiple, PERFECTS_APART, PERFECTS_TOGETHER } from './words/past-tense.ts'
import { isModal, isPresent } from './words/verbs.ts'

/** "need", "exceed": they end like a past tense. */
const NOT_PAST = /eed$/u
/** Words after an auxiliary among which its participle is: "ha ora ritirato". */
const PARTICIPLE_REACH = 3

/** Whether the word at `at` forms the past together with a participle. */
function isPerfect(sentence: Tokens, at: number): boolean {
  const [verb, last] = [sentence[at]?.text, sentence.at(-1)?.text]
  const near = sentence.slice(at + 1, at + 1 + PARTICIPLE_REACH)
  return (
    PERFECTS_APART.some(({ auxiliary, participle }) => auxiliary(verb) && participle(last)) ||
    PERFECTS_TOGETHER.some(({ auxiliary, participle }) => auxiliary(verb) && has(near, participle))
  )
}

/** Whether a verb stands between commas: ", which was agreed,". */
const isBetweenCommas = (sentence: Tokens, at: number, text: string): boolean => {
  const [token, next] = [sentence[at], sentence[at + 1]]
  const ahead = text.slice(sentence[0]?.start, token?.start)
  return next !== undefined && ahead.includes(',') && text.slice(token?.end, next.start).includes(',')
}

/** Whether the word at `at` is a verb in the past: not a participle, as in "the agreed price". */
function isPastVerb(sentence: Tokens, at: number, meanings: Meanings): boolean {
  const word = sentence[at]
  if (isPerfect(sentence, at)) return true
  if (at === 0 || word === undefined || word.isCapital || NOT_PAST.test(word.text)) return false
  const isParticiple = at > 1 && isBeforeParticiple(sentence[at - 1]?.text)
  return meanings.isPastVerb(word.text) && !isParticiple
}

/** `text` is what the tokens' offsets refer to. */
export function isNarrative(sentence: Tokens, text: string, meanings: Meanings): boolean {
  if (has(sentence, anyOf(isModal, isPresent))) return false
  const verb = sentence.findIndex((_, at) => isPastVerb(sentence, at, meanings))
  if (verb < 0 || isBetweenCommas(sentence, verb, text)) return false
  // Not the verb of a subordinate clause: "The goods that were delivered …"
  const links = anyOf(meanings.subordinates, meanings.supposes, isClauseLink)
  return !has(sentence.slice(1, verb), links)
}
