/** Words that point back to the sentence before, and those that only seem to. */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { endsSentence } from '../clauses.ts'
import { isConjunction } from '../words/function-words.ts'
import { isVerbAfterThis } from './words/conditions.ts'
import { isWasOrWould } from './words/times.ts'

/** "al respecto": not "con respecto a la entrega". */
const RESPECT = /^(?:respecto|riguardo|respeito)$/u

/** Whether a token refers to the sentence before: "this is excluded", "agreed to this", not "this Agreement". */
export function pointsBack(token: Token, next: Token | undefined, text: string, meanings: Meanings): boolean {
  if (!meanings.points(token.text)) return false
  // "dafür": not "this", which may determine a noun.
  const isAlone = !meanings.determines(token.text) && !meanings.isFunction(token.text)
  if (isAlone && !RESPECT.test(token.text)) return true
  if (next === undefined || endsSentence(text, token, next) || next.kind === 'stop') return true
  if (isAlone) return !meanings.isFunction(next.text)
  return !next.isCapital && anyOf(meanings.isFunction, meanings.limits, isVerbAfterThis)(next.text)
}

/** Whether it is about its own sentence: ", and this only in winter", ", damit kein Schaden entsteht". */
export function pointsInside(sentence: Tokens, at: number, text: string): boolean {
  const [second, last, token] = [sentence[at - 2], sentence[at - 1], sentence[at]]
  if (last === undefined || token === undefined) return false
  // "with this", or "so that"
  if (token.text === 'damit') return text.slice(last.end, token.start).includes(',')
  return second !== undefined && isConjunction(last.text) && text.slice(second.end, last.start).includes(',')
}

/** May stand for a thing of the sentence before: "It is made of steel." */
export const THING = /^(?:it|es|het)$/u

/** Whether a pronoun is all that the quote says: "This was so", "count on it"; not "this clause", nor "it" as a subject, which may be a thing. */
export function standsForSentence(sentence: Tokens, at: number, meanings: Meanings): boolean {
  const [token, next] = [sentence[at], sentence[at + 1]]
  if (token === undefined || !meanings.isProForm(token.text)) return false
  // "Responsible: Head of IT."
  if (at > 0 && token.isCapital) return false
  if (at === 0 && THING.test(token.text)) return isWasOrWould(next?.text)
  const mayDetermine = meanings.determines(token.text) || meanings.isFunction(token.text)
  const ends = anyOf(meanings.isFunction, meanings.limits, meanings.negates)
  return !mayDetermine || next === undefined || isWasOrWould(next.text) || ends(next.text)
}
