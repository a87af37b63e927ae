/** Whether the words after a finished clause in its sentence narrow or revoke it. */

import { anyOf, type Meanings } from '../../meaning/languages.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { standsForSentence, THING } from '../after/anaphora.ts'
import { CLAUSE_END, endsSentence, has } from '../clauses.ts'
import type { Extent } from '../extent.ts'
import { isConjunction } from '../words/function-words.ts'

/** Number of words read after a clause. */
const REACH = 20
const SEPARATOR = /^[|\u2502\u2503]$/u

/** Words after a comma that are about the clause before: "…, which expires", "…, so the brochure says". */
const RELATIVE =
  /^(?:which|who|whom|whose|yet|albeit|though|so|says|should|were|sollte|wäre|welche[rsmn]?|was|qui|dont|lequel|laquelle|quien|quienes|cuy[oa]s?|cui|kter[áéýí]|což|któr\p{Ll}+)$/u
/** Words that begin an alternative: "shall repair | or replace". */
const OR = /^(?:or|oder|nebo|anebo|ou|oppure|ovvero|lub|albo)$/u

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

/** "any loss | caused by it": the next word is small, or among capitals; a line of capitals may be a heading. */
function goesOn(last: Token, next: Token, gap: string, meanings: Meanings): boolean {
  if (!next.isCapital) return true
  return isUpper(last) && isUpper(next) && (!gap.includes('\n') || meanings.isFunction(next.text))
}

/** Whether the quote ends or begins at a cell's border: other cells of the row may qualify it. */
const isCell = ({ before, after }: Extent): boolean =>
  SEPARATOR.test(after[0]?.text ?? '') || SEPARATOR.test(before.at(-1)?.text ?? '')

/** Verbs after a clause that is the subject of another: "The rule that | the fee is due | was abolished". */
const PREDICATE =
  /^(?:is|was|are|were|has|had|have|shall|will|would|can|could|may|ist|war|wird|wurde|hat|hatte|est|a|fut|était|sera|es|era|fue|ha|será|è|fu|sarà|foi|jest|był\p{L}{0,2}|został\p{L}{0,2}|je|byl\p{L}{0,2}|bude)$/u

/** Whether the quote is a clause with "that" whose main clause goes on behind it. */
function isGovernedBehind({ text, last, before }: Extent, rest: Tokens, meanings: Meanings): boolean {
  const [next] = rest
  if (next === undefined || !meanings.subordinates(before.at(-1)?.text)) return false
  if (!CLAUSE_END.test(text.slice(last.end, next.start))) return PREDICATE.test(next.text)
  return has(firstClause(text, rest), anyOf(meanings.negates, meanings.removes, meanings.doubts))
}

export function isNarrowed(extent: Extent, meanings: Meanings): boolean {
  const { text, last } = extent
  if (isCell(extent)) return true
  const rest = untilSentenceEnd(extent)
  const [next] = rest
  if (next === undefined || last.kind === 'stop') return false
  if (isGovernedBehind(extent, rest, meanings)) return true
  const takesBack = anyOf(meanings.removes, meanings.doubts)
  const turns = anyOf(takesBack, meanings.negates, meanings.restricts, meanings.denies)
  const words = rest.map((token) => token.text)
  if (words.some((_, at) => meanings.beginUnsettled(words.slice(at)))) return true
  if (meanings.isFunction(last.text)) return false
  const gap = text.slice(last.end, next.start)
  const clause = firstClause(text, rest)
  if (gap.includes('(')) return has(clause, turns)
  if (CLAUSE_END.test(gap)) {
    if (has(clause, meanings.doubts)) return true
    if (RELATIVE.test(next.text) || meanings.attributes(next.text)) return true
    // ", and this only with consent"
    const isLinked = isConjunction(next.text) && !THING.test(rest[1]?.text ?? '')
    if (isLinked && standsForSentence(rest, 1, meanings)) return true
    // "in May|, June or July"
    if (!meanings.isFunction(next.text) && has(clause, OR)) return true
    return meanings.isFunction(next.text) && !isConjunction(next.text) && has(clause, turns)
  }
  return (
    OR.test(next.text) ||
    (meanings.narrows(next.text) && goesOn(last, next, gap, meanings)) ||
    has(clause, takesBack)
  )
}
