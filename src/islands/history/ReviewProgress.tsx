import type { ReactNode } from 'react'
import type { Decisions } from './use-decisions.ts'

/** "2 of 6 decided". */
export function ReviewProgress({ decisions }: { decisions: Decisions }): ReactNode {
  const { decided, total, said } = decisions
  if (total === 0) return null
  return (
    <>
      <p className="note review-progress">
        {decided === total ? `All ${total} decided` : `${decided} of ${total} decided`}
      </p>
      <progress className="review-bar thin" aria-label="Findings decided" value={decided} max={total} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  )
}
