/** Sentences with a negation about something of their own, which take nothing back: "A deposit isn't taken.", "No se permite ceder." */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Tokens } from '../../tokens/token.ts'
import { has } from '../clauses.ts'
import { isPaper, isPart, isSection } from '../words/documents.ts'
import { isClaiming, isExisting, isInfinitive, isPermitted } from './words/own-subjects.ts'
import { isSubjectArticle, isThere } from './words/references.ts'

/** Words of a sentence that can say more than yes or no. */
const SHORTEST = 3

/** "A deposit isn't taken.", "There is no charge.": not "This isn't taken", "The clause doesn't apply". */
export function hasOwnSubject(sentence: Tokens, meanings: Meanings): boolean {
  const words = sentence.map(({ text }) => text)
  const [first = '', second = ''] = words
  if (words.length < SHORTEST || meanings.negates(words.at(-1))) return false
  const isAboutText = anyOf(
    ...[meanings.isClause, meanings.isWriting, meanings.asserts, meanings.narrates, meanings.isVoice],
    ...[meanings.removes, meanings.doubts, meanings.overrides, meanings.determines, meanings.points],
    ...[meanings.isProForm, isPaper, isPart, isSection],
  )
  const namesText = (word: string, at: number): boolean => (at > 0 || !isThere(word)) && isAboutText(word)
  if (words.some(namesText)) return false
  if (first === 'do' || isThere(first)) return true
  if (meanings.negates(first)) return meanings.denies(first) && !meanings.isFunction(second)
  return isSubjectArticle(first) || !meanings.isFunction(first)
}

/** "N'oubliez pas", "Don't forget" */
const IMPERATIVE = /^(?:don't|(?:n')?\p{L}{3,20}ez)$/u
/** Words after a negation among which the verb is that the sentence is about. */
const OWN_REACH = 4

/** Whether a sentence that begins with a negation denies something else than the sentence before: "No se permite ceder." */
export function deniesOther(sentence: Tokens, meanings: Meanings): boolean {
  const words = sentence.slice(1).map(({ text }) => text)
  if (words.some(anyOf(meanings.isClause, meanings.points))) return false
  const isOwnVerb = (word: string, at: number): boolean =>
    at > 0 && isInfinitive(word) && !meanings.isFunction(words[at - 1])
  const near = words.slice(0, OWN_REACH)
  if (has(sentence.slice(0, OWN_REACH), IMPERATIVE)) return true
  if (has(near, isClaiming)) return false
  // "No hay que pagar"
  if (isExisting(words[0])) return !near.some(isOwnVerb) && !meanings.subordinates(words[1])
  return has(near, isPermitted) && near.some(isOwnVerb)
}
