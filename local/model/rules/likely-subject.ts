/** Which kind of clause a rule about a contract is about, if need be by its single words. */
import { remembered } from '../patterns/remembered.ts'
import { isLearned, likelyKind } from './likely.ts'
import { hintsIn, isWordedAsClause, restrictionOf, type Subject, subjectOf } from './subject.ts'

/** Chosen on the held-out wordings: nine in ten of the kinds accepted at this probability are right. */
const least = 0.4

export const likelySubjectOf: (plain: string) => Subject | null = remembered((plain) => {
  const known = subjectOf(plain)
  const { id, probability, spans } = likelyKind(plain)
  const restricts = id === null ? null : restrictionOf(id)
  const isOverruled = known === null || isLearned(known.id)
  if (id === null || restricts === null || id === known?.id || probability < least || !isOverruled)
    return known
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
