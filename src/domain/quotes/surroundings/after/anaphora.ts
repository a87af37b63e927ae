/** Words that point back to the sentence before, and those that only seem to. */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { endsSentence } from '../clauses.ts'
import { isConjunction } from '../words/function-words.ts'

/** "al respecto": not "con respecto a la entrega". */
const RESPECT = /^(?:respecto|riguardo|respeito)$/u
/** "damit": "with this", or "so that". */
const SO_THAT = /^damit$/u

/** Verbs of beginning, ending and depending that "this" may have, and Polish infinitives: "This comes into force only when". */
const VERB =
  /^(?:comes|came|takes|took|enters|entered|ends|ended|starts|started|lapses|lapsed|expires|expired|ceases|ceased|stops|stopped|presupposes|assumes|remains|became|binds|vale|valeva|decade|scade|cessa|entra|presuppone|dipende|resta|obowiązuje|obowiązywało|wygasa|wygasło|wymaga|zależy|przestaje|przestało|zakłada|platí|platilo|skončí|skončilo|končí|vyžaduje|závisí|předpokládá|\p{L}{2,14}[aeiyu]ć)$/u

/** "this is excluded", "agreed to this": not "this Agreement". */
export function pointsBack(token: Token, next: Token | undefined, text: string, meanings: Meanings): boolean {
  if (!meanings.points(token.text)) return false
  // "dafür": not "this", which may determine a noun.
  const isAlone = !meanings.determines(token.text) && !meanings.isFunction(token.text)
  if (isAlone && !RESPECT.test(token.text)) return true
  if (next === undefined || endsSentence(text, token, next) || next.kind === 'stop') return true
  if (isAlone) return !meanings.isFunction(next.text)
  return !next.isCapital && anyOf(meanings.isFunction, meanings.limits, VERB)(next.text)
}

/** ", and this only in winter", ", damit kein Schaden entsteht": about its own sentence. */
export function pointsInside(sentence: Tokens, at: number, text: string): boolean {
  const [second, last, token] = [sentence[at - 2], sentence[at - 1], sentence[at]]
  if (last === undefined || token === undefined) return false
  if (SO_THAT.test(token.text)) return text.slice(last.end, token.start).includes(',')
  return second !== undefined && isConjunction(last.text) && text.slice(second.end, last.start).includes(',')
}

/** May stand for a thing of the sentence before: "It is made of steel." */
export const THING = /^(?:it|es|het)$/u
/** "That was so", "This would be nice": not so now. */
export const PAST =
  /^(?:was|were|would|used|war|waren|wäre|würde|c'était|était|serait|era|fue|sería|fu|sarebbe|foi|seria|było|był[ay]?|byłoby|bylo|býv[aá]\p{L}{0,2}|zou|waren|var|volt|oli|era|было|был[аи]?)$/u

/** "This was so", "count on it": not "this clause", nor "it" as a subject, which may be a thing. */
export function standsForSentence(sentence: Tokens, at: number, meanings: Meanings): boolean {
  const [token, next] = [sentence[at], sentence[at + 1]]
  if (token === undefined || !meanings.isProForm(token.text)) return false
  // "Responsible: Head of IT."
  if (at > 0 && token.isCapital) return false
  if (at === 0 && THING.test(token.text)) return PAST.test(next?.text ?? '')
  const mayDetermine = meanings.determines(token.text) || meanings.isFunction(token.text)
  const ends = anyOf(meanings.isFunction, meanings.limits, meanings.negates)
  return !mayDetermine || next === undefined || PAST.test(next.text) || ends(next.text)
}
