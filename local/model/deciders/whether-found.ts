/** Decides by whether a clause or section was found. */
import { type Decision, type DecisionInput, placeOf } from './decider.ts'
import type { FoundClause } from './find-clause.ts'

/** What a rule asks for, or forbids. */
export interface Asked {
  readonly name: string
  readonly negated: boolean
}

/** The verdict of a rule about a clause or section that was found, or not. */
export function decide(matter: DecisionInput, { name, negated }: Asked, found: FoundClause | null): Decision {
  const { say, doc } = matter
  const pages = doc.pages.length
  if (found === null) {
    if (negated) return { verdict: 'met', reason: say.noUnwantedClause(name, pages), quotes: [], fix: '' }
    return { verdict: 'not_found', reason: say.noClause(name, pages), quotes: [], fix: name && say.add(name) }
  }
  const place = placeOf(matter, found.sentence)
  const { quotes } = found
  if (negated)
    return {
      verdict: 'broken',
      reason: say.unwantedClause(name, place),
      quotes,
      fix: name && say.remove(name),
    }
  const reason = found.by === 'heading' ? say.heading(name, place) : say.passage(name, place)
  return { verdict: 'met', reason, quotes, fix: '' }
}
