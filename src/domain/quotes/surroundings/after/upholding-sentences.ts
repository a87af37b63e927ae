/** Sentences that take nothing back, and are passed over: severability, who makes exceptions, what the law demands. */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { has } from '../clauses.ts'
import { isPaper } from '../words/documents.ts'
import { isWhat } from '../words/function-words.ts'
import { isBreach } from '../words/verbs.ts'
import { isDemanding, isException, isLaw, isMust, isRemaining, isReplacing } from './words/upholding.ts'

/** Words of a sentence among which its subject is, and its subject and verb. */
const SUBJECT = 3
const NEAR = 8

/** "If a provision is void, the remaining provisions are not affected." */
const isSeverability = (words: readonly string[], meanings: Meanings): boolean =>
  words.some(meanings.isStatus) &&
  words.some((word, at) => isRemaining(word) && words.slice(at).some(meanings.isClause)) &&
  has(words, anyOf(isBreach, meanings.upholds))

/** "This Agreement supersedes all previous agreements.": not "supersedes the foregoing" */
const replacesEarlier = (words: readonly string[], meanings: Meanings): boolean =>
  words.slice(0, SUBJECT).some(anyOf(isPaper, meanings.isWriting)) &&
  has(words.slice(0, NEAR), isReplacing) &&
  !words.some(meanings.isForegoing)

/** Words of a sentence among which the exceptions and the verb are: "Any exception to this must". */
const OPENING = 5

/** "Exceptions must be approved by the board.": none is made. */
function rulesExceptions(words: readonly string[], meanings: Meanings): boolean {
  const at = words.slice(0, SUBJECT - 1).findIndex(isException)
  return at >= 0 && has(words.slice(at, OPENING), isMust) && !words.some(meanings.negates)
}

/** "That is what the law says.": not "The law forbids this." */
function demandsIt(words: readonly string[], meanings: Meanings): boolean {
  const needed = [anyOf(meanings.points, meanings.isProForm), isLaw, isDemanding]
  const isOfThese = anyOf(...needed, isWhat, meanings.isFunction)
  return needed.every((is) => words.some(is)) && words.slice(0, -1).every(isOfThese)
}

const UPHOLDING = [isSeverability, replacesEarlier, rulesExceptions, demandsIt]

/** The tokens without such sentences. */
export function withoutUpholdingSentences(tokens: Tokens, meanings: Meanings): Token[] {
  const kept: Token[] = []
  let sentence: Token[] = []
  for (const token of tokens) {
    sentence.push(token)
    if (token.kind !== 'stop') continue
    const words = sentence.map(({ text }) => text)
    if (!UPHOLDING.some((isUpholding) => isUpholding(words, meanings))) kept.push(...sentence)
    sentence = []
  }
  return [...kept, ...sentence]
}
