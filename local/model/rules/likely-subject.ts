/** Which kind of clause a rule about a contract is about, if need be by its single words. */
import { remembered } from '../patterns/remembered.ts'
import { isLearned, likelyKind } from './likely.ts'
import { hintsIn, isWordedAsClause, restrictionOf, type Subject, subjectOf } from './subject.ts'

/** Least probabilities of a kind where the tables know none, and where they name another one. */
const least = { unknown: 0.4, known: 0.6 }

export const likelySubjectOf: (plain: string) => Subject | null = remembered((plain) => {
  const known = subjectOf(plain)
  const { id, probability, spans } = likelyKind(plain)
  const restricts = id === null ? null : restrictionOf(id)
  const enough = known === null ? least.unknown : isLearned(known.id) ? least.known : Infinity
  if (id === null || restricts === null || id === known?.id || probability < enough) return known
  const isWorded = isWordedAsClause(plain) ? ({ isWorded: true } as const) : {}
  const hint = hintsIn(plain).find((one) => one.id === id) ?? { restricts, isOpposite: false, spans: [] }
  const { isOpposite } = hint
  return {
    id,
    restricts: hint.restricts,
    isOpposite,
    share: 1,
    spans: [...hint.spans, ...spans],
    others: [],
    ...isWorded,
  }
})
