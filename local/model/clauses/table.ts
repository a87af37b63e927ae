/** All known kinds of clauses, compiled. */
import { anyOf, firstOf, type Matcher, type Span } from '../patterns/terms.ts'
import { beginning } from './beginning.ts'
import type { Clause } from './clause.ts'
import { competition } from './competition.ts'
import { control } from './control.ts'
import { formalities } from './formalities.ts'
import { liability } from './liability.ts'
import { licences } from './licences.ts'
import { money } from './money.ts'
import { ownership } from './ownership.ts'
import { performance } from './performance.ts'
import { reports } from './reports.ts'
import { secrecy } from './secrecy.ts'
import { term } from './term.ts'
import { words } from './words.ts'

/** A clause with compiled terms. */
export interface KnownClause {
  readonly id: string
  /** Whether this lower-case text is a heading of such a clause. */
  isTitle(title: string): boolean
  /** The typical wording in a lower-case sentence; null if there is none or it is about something else. */
  typicalIn(plain: string): Span | null
  /** A typical or looser wording. */
  passageIn(plain: string): Span | null
  /** Whether a lower-case sentence negates the clause. */
  isDenied(plain: string): boolean
  /** The wording in a lower-case sentence that says the opposite of a restriction. */
  oppositeIn(plain: string): Span | null
}

const table = new Map(
  [
    ...formalities,
    ...performance,
    ...liability,
    ...money,
    ...competition,
    ...control,
    ...licences,
    ...ownership,
    ...beginning,
    ...term,
    ...secrecy,
    ...reports,
  ].map((one) => [one.id, one]),
)
const compiled = new Map<string, KnownClause>()

function compile({
  id,
  titles,
  passages,
  looser = [],
  unless = [],
  denied = [],
  opposite = [],
}: Clause): KnownClause {
  const title = anyOf(titles, words)
  const typical = firstOf(passages, words)
  const passage = firstOf([...passages, ...looser], words)
  const other: Matcher = firstOf([...unless, ...denied], words)
  const denial = firstOf(denied, words)
  const spanIn = (find: Matcher, plain: string): Span | null => {
    const span = find(plain)
    return span === null || other(plain) !== null ? null : span
  }
  return {
    id,
    isTitle: (text) => text.search(title) >= 0 && other(text) === null,
    isDenied: (plain) => denial(plain) !== null,
    typicalIn: (plain) => spanIn(typical, plain),
    passageIn: (plain) => spanIn(passage, plain),
    oppositeIn: firstOf(opposite, words),
  }
}

/** Null for an unknown id. */
export function clauseOf(id: string): KnownClause | null {
  const known = compiled.get(id)
  if (known !== undefined) return known
  const entry = table.get(id)
  if (entry === undefined) return null
  const clause = compile(entry)
  compiled.set(id, clause)
  return clause
}
