/** The deciders, in the order in which they are asked: the first that understands a rule answers it. */
import type { Doc } from '../document/document.ts'
import type { Phrases } from '../phrases/phrases.ts'
import { parseRule } from '../rule.ts'
import { bounds } from './bounds.ts'
import { anySection, knownClause } from './clause.ts'
import { containLiteral, containQuoted } from './contain.ts'
import type { Decider, Decision } from './decider.ts'
import { decideByPassage } from './passage.ts'

const deciders: readonly Decider[] = [
  bounds,
  containQuoted,
  knownClause,
  anySection,
  containLiteral,
]

export function decide(rule: { readonly number: number; readonly text: string }, doc: Doc, say: Phrases): Decision {
  const matter = { rule: parseRule(rule), doc, say }
  if (doc.wordCount === 0) return { verdict: 'not_found', reason: say.noText, quotes: [], fix: '' }
  for (const decider of deciders) {
    const decision = decider(matter)
    if (decision !== null) return decision
  }
  return decideByPassage(matter)
}
