import { type ReactNode, Suspense } from 'react'
import type { Rating } from '../../contract/users.ts'
import { optional } from '../ui/optional.ts'
import { useRated } from './use-rated.ts'

const RatingCard = optional(() => import('./RatingCard.tsx'))

/** Loads the rating card only if the user has not rated yet. */
export function RatingSlot({ rate }: { rate: (rating: Rating) => Promise<void> }): ReactNode {
  const rated = useRated()
  if (rated.done) return null
  return (
    <Suspense>
      <RatingCard rate={rate} onRated={rated.remember} />
    </Suspense>
  )
}
