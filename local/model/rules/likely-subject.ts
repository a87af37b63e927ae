/** Which kind of clause a rule about a contract is about, if need be by its single words. */
import { remembered } from '../patterns/remembered.ts'
import { isLearned, likelyKind } from './likely.ts'
import { isWordedAsClause, restrictionOf, type Subject, subjectOf } from './subject.ts'

/** The tables explain a rule well to this share of its words, or less well. */
const wellExplained = 0.85
/**
 * Chosen on the held-out wordings: of the kinds accepted at these probabilities nine in ten are right where the tables know
 * none, and three in four where they name another one.
 */
const least = { unknown: 0.3, doubtful: 0.4, known: 0.5 }

const never = 2

function leastProbability(known: Subject | null): number {
  if (known === null) return least.unknown
  if (!isLearned(known.id)) return never
  return known.share < wellExplained ? least.doubtful : least.known
}

export const likelySubjectOf: (plain: string) => Subject | null = remembered((plain) => {
  const known = subjectOf(plain)
  const { id, probability, spans } = likelyKind(plain)
  const restricts = id === null ? null : restrictionOf(id)
  if (id === null || restricts === null || id === known?.id || probability < leastProbability(known)) return known
  const isWorded = isWordedAsClause(plain) ? ({ isWorded: true } as const) : {}
  return { id, restricts, isOpposite: false, share: 1, spans, others: [], ...isWorded }
})
