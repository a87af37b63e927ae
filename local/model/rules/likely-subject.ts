/** Which kind of clause a rule about a contract is about, if need be by its single words. */
import { remembered } from '../patterns/remembered.ts'
import { isLearned, likelyKind } from './likely.ts'
import { isWordedAsClause, restrictionOf, type Subject, subjectOf } from './subject.ts'

/**
 * Chosen on the held-out wordings: of the kinds accepted at these probabilities nine in ten are right where the tables know
 * none, and three in four where they name another one.
 */
const least = { unknown: 0.3, known: 0.5 }

export const likelySubjectOf: (plain: string) => Subject | null = remembered((plain) => {
  const known = subjectOf(plain)
  const { id, probability, spans } = likelyKind(plain)
  const enough = known === null ? least.unknown : isLearned(known.id) ? least.known : Infinity
  const restricts = id === null ? null : restrictionOf(id)
  if (id === null || restricts === null || id === known?.id || probability < enough) return known
  const isWorded = isWordedAsClause(plain) ? ({ isWorded: true } as const) : {}
  return { id, restricts, isOpposite: false, share: 1, spans, others: [], ...isWorded }
})
