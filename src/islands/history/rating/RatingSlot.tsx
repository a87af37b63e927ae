import { useEffect, useState } from 'react'
import type { Rating } from '../../../contract/users.ts'
import { storedEntry, storeEntry } from '../../base/stored.ts'
import { optional } from '../../ui/later.tsx'

const RatingCard = optional(() => import('./RatingCard.tsx'))

const RATED = 'appRated'
const LATER = 'ratingLater'
const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000

export function RatingSlot({ rate }: { rate: (rating: Rating) => Promise<void> }) {
  /** Also true until hydration: the server can't know. */
  const [isAway, setAway] = useState(true)
  useEffect(() => {
    const later = Number(storedEntry('localStorage', LATER) ?? 0)
    setAway(storedEntry('localStorage', RATED) !== null || later > Date.now())
  }, [])
  function putAway(key: string, value: string): void {
    storeEntry('localStorage', key, value)
    setAway(true)
  }
  if (isAway) return null
  return (
    <RatingCard
      rate={rate}
      onRated={() => putAway(RATED, 'true')}
      onLater={() => putAway(LATER, String(Date.now() + THIRTY_DAYS))}
    />
  )
}
