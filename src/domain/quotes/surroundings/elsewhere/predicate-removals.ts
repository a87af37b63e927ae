/** Whether a clause takes out a section by what it says of it: "Section 4.2 has had its day.", "Clause 3 is limited to France." */

import { anyOf, type Is, type Meanings } from '../../meaning/languages.ts'
import type { Token, Tokens } from '../../tokens/token.ts'
import { wordsIn } from '../../tokens/tokens.ts'
import { has } from '../clauses.ts'
import { isSection } from '../words/documents.ts'
import { isConjunction } from '../words/function-words.ts'
import { isBreach } from '../words/verbs.ts'
import { type Role, roleOf } from './mention-clause.ts'
import {
  endsContent,
  isConditionAfter,
  isFronted,
  isOnlyIntended,
  isUnsettled,
  upholding,
} from './mention-content.ts'
import { isPassiveVerb } from './words/mention-clause.ts'
import { isBelow, isSplitVerb } from './words/section-removals.ts'

/** The clause in which a section is named; `lead` and `predicate` are its words before (nearest first) and after the name. */
interface NamingClause {
  readonly name: string
  /** The text before and after the name. */
  readonly head: string
  readonly tail: string
  readonly lead: Tokens
  readonly predicate: Tokens
}

/** "sections 2 and 4, collectively, the “Exclusivity Exceptions”": a name that limits nothing. */
const DEFINED_NAME = /["\u201c\u201e\u00ab]\p{Lu}[^"\u201c-\u201f\u00ab\u00bb]{2,60}["\u201c\u201d\u00bb]/gu
/** Among other sections, or in brackets: "section 4, Annex 2 and", "(section 4)". */
const GOES_ON_WITH_LIST = /^\s?[,)]/u

/** "Section 4.2", "the Fees section": not "Annex B" or "Fees". */
const namesSection = (name: string): boolean =>
  /\d$/u.test(name) ||
  wordsIn(name).some((word, at, all) => isSection(word) && (at === 0 || at === all.length - 1))

/** "overrides", "exempt", "abandoned": words of precedence or exemption that are neither a limit nor a condition. */
export const isOverriding =
  ({ overrides, limits, supposes }: Meanings): Is =>
  (word) =>
    overrides(word) && !limits(word) && !supposes(word)

/** "hat der Kunde auf seine Rechte aus Ziffer 3 verzichtet" */
function endsWithRemoval({ lead, predicate }: NamingClause, meanings: Meanings): boolean {
  const removes = anyOf(isOverriding(meanings), meanings.removes)
  return removes(predicate.at(-1)?.text) && has(lead, isSplitVerb)
}

/** Whether the section is one of several that are named one after another. */
function isInList({ tail, lead, predicate }: NamingClause, role: Role, meanings: Meanings): boolean {
  const next = predicate[0]?.text
  // "L'article 3 a vécu": "a" is "and" in Czech.
  const isAnd: Is = (word) => isConjunction(word) && meanings.isFunction(word)
  if (next === undefined) return role === 'subject' || isAnd(lead[0]?.text)
  return role === 'subject' && (GOES_ON_WITH_LIST.test(tail) || isAnd(next))
}

/** Whether the clause says that the section is in force, or leaves it as it is. */
function isUpheld({ lead, predicate }: NamingClause, role: Role, meanings: Meanings): boolean {
  // "Clause 3 prevails over Annex B.", not "ranks below Annex B"
  const prevails = has(predicate, meanings.precedes) && !has(predicate, anyOf(isPassiveVerb, isBelow))
  return (role === 'subject' && prevails) || [...lead, ...predicate].some(upholding(meanings))
}

/** Whether the words after the section refuse, remove or limit it. */
function isLimited({ tail, predicate }: NamingClause, meanings: Meanings): boolean {
  const { refuses, precedes } = meanings
  const isPassive = has(predicate, isPassiveVerb)
  const isAdding = has(predicate, meanings.adds)
  const names = [...tail.matchAll(DEFINED_NAME)]
  const isInName = ({ start, end }: Token): boolean =>
    names.some(({ 0: name, index }) => start > index && end < index + name.length)
  const removes = anyOf(meanings.removes, meanings.isStatus)
  const limits = anyOf(meanings.restricts, meanings.limits)
  const overrides = isOverriding(meanings)
  return predicate.some(
    (token) =>
      refuses(token.text) ||
      (isPassive && removes(token.text)) ||
      (!isAdding && limits(token.text) && !isInName(token)) ||
      (overrides(token.text) && !precedes(token.text)),
  )
}

/** Whether a clause takes out the section that it names. */
export function isTakenOutInClause(clause: NamingClause, meanings: Meanings): boolean {
  const { name, head, tail, lead, predicate } = clause
  const words = [...lead, ...predicate]
  const role = roleOf(lead, meanings)
  if (endsWithRemoval(clause, meanings)) return true
  if (role !== 'part' && isUnsettled(head, tail, meanings)) return true
  if (role === 'part' && isFronted(head, lead)) return !words.some(upholding(meanings))
  if (role === 'part') return endsContent(lead, predicate, meanings)
  if (role === 'subject' && isOnlyIntended(predicate, meanings)) return true
  // "This does not affect clause 3.1.", "Clause 3.1 is without prejudice to clause 8."
  const isUntouched = has(words, meanings.negates) && has(words, isBreach)
  if (isUntouched && !has(words, anyOf(meanings.removes, meanings.isStatus))) return false
  // Whatever else is said of a section may take it out: "has had its day".
  const isKept = isUntouched || isUpheld(clause, role, meanings) || isInList(clause, role, meanings)
  if (namesSection(name) && !isKept) return true
  if (role === 'object') return false
  return isConditionAfter(tail, predicate, meanings) || isLimited(clause, meanings)
}
