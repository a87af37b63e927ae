/** Whether the words after a finished clause in its sentence narrow or revoke it. */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { standsForSentence, THING } from '../after/anaphora.ts'
import { CLAUSE_END, endsSentence, has } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { isConjunction, isOr } from '../words/function-words.ts'
import { isPredicateVerb, narrowsAfterComma } from './words/clauses.ts'

/** Number of words read after a clause. */
const REACH = 20
const SEPARATOR = /^[|\u2502\u2503]$/u

/** Tokens from the quote's end to the end of its sentence. */
function untilSentenceEnd({ text, last, after }: Extent): Token[] {
  const rest: Token[] = []
  for (const [at, token] of after.slice(0, REACH).entries()) {
    if (token.kind === 'stop' || endsSentence(text, after[at - 1] ?? last, token)) break
    rest.push(token)
  }
  return rest
}

/** Tokens up to the end of the first clause after them. */
function firstClause(text: string, rest: Tokens): Tokens {
  const end = rest.findIndex(
    (token, at) => at > 0 && CLAUSE_END.test(text.slice(rest[at - 1]?.end, token.start)),
  )
  return end < 0 ? rest : rest.slice(0, end)
}

const isUpper = (token: Token): boolean => /^\p{Lu}{2}/u.test(token.written)

/** Whether the next word continues the clause: in small letters, or among capitals, where a new line may be a heading. */
function continuesClause(last: Token, next: Token, gap: string, meanings: Meanings): boolean {
  if (!next.isCapital) return true
  return isUpper(last) && isUpper(next) && (!gap.includes('\n') || meanings.isFunction(next.text))
}

/** Whether the quote begins or ends at the border of a table cell: other cells of the row may qualify it. */
const isAtCellBorder = ({ before, after }: Extent): boolean =>
  SEPARATOR.test(after[0]?.text ?? '') || SEPARATOR.test(before.at(-1)?.text ?? '')

/** "The rule that | the fee is due | was abolished": whether a main clause after the quote decides if it is true. */
function isGovernedByNextClause({ text, last, before }: Extent, rest: Tokens, meanings: Meanings): boolean {
  const [next] = rest
  if (next === undefined || !meanings.subordinates(before.at(-1)?.text)) return false
  if (!CLAUSE_END.test(text.slice(last.end, next.start))) return isPredicateVerb(next.text)
  return has(firstClause(text, rest), anyOf(meanings.negates, meanings.removes, meanings.doubts))
}

/** Whether a clause after a comma narrows the one before it: "…, which expires", ", and this only with consent". */
function nextClauseNarrows(rest: Tokens, clause: Tokens, meanings: Meanings): boolean {
  const [next, second] = rest
  if (has(clause, meanings.doubts)) return true
  if (narrowsAfterComma(next?.text) || meanings.attributes(next?.text)) return true
  const isLinked = isConjunction(next?.text)
  if (isLinked && !THING.test(second?.text ?? '') && standsForSentence(rest, 1, meanings)) return true
  // "in May|, June or July"
  if (!meanings.isFunction(next?.text)) return has(clause, isOr)
  return !isLinked && has(clause, changesMeaning(meanings))
}

const takesBack = ({ removes, doubts }: Meanings): Is => anyOf(removes, doubts)

const changesMeaning = (meanings: Meanings): Is =>
  anyOf(takesBack(meanings), meanings.negates, meanings.restricts, meanings.denies)

/** Whether the quote's clause is complete but goes on, and what follows narrows it. */
export function isNarrowed(extent: Extent, meanings: Meanings): boolean {
  const { text, last } = extent
  if (isAtCellBorder(extent)) return true
  const rest = untilSentenceEnd(extent)
  const [next] = rest
  if (next === undefined || last.kind === 'stop') return false
  if (isGovernedByNextClause(extent, rest, meanings)) return true
  const words = rest.map((token) => token.text)
  if (words.some((_, at) => meanings.beginUnsettled(words.slice(at)))) return true
  // A clause can't end with such a word: "the Supplier shall |".
  if (meanings.isFunction(last.text)) return false
  const gap = text.slice(last.end, next.start)
  const clause = firstClause(text, rest)
  if (gap.includes('(')) return has(clause, changesMeaning(meanings))
  if (CLAUSE_END.test(gap)) return nextClauseNarrows(rest, clause, meanings)
  const isAddition = meanings.narrows(next.text) && continuesClause(last, next, gap, meanings)
  return isOr(next.text) || isAddition || has(clause, takesBack(meanings))
}
