import { useEffect, useState } from 'react'
import type { Rating } from '../../../contract/users.ts'
import { storedEntry, storeEntry } from '../../base/stored.ts'
import { optional } from '../../ui/later.tsx'

const RatingCard = optional(() => import('./RatingCard.tsx'))

/** Loads the rating card only if the user has not rated yet. */
export function RatingSlot({ rate }: { rate: (rating: Rating) => Promise<void> }) {
  const rated = useRated()
  if (rated.done) return null
  return <RatingCard rate={rate} onRated={rated.remember} onLater={rated.postpone} />
}

const KEY = 'appRated'
/** Time in milliseconds since 1970 until which the card stays away. */
const LATER_KEY = 'ratingLater'
const THIRTY_DAYS = 30 * 24 * 60 * 60 * 1000

/** Whether this browser has rated the app already. */
function useRated() {
  /** Also true until hydration: the server can't know. */
  const [done, setDone] = useState(true)
  useEffect(() => {
    const later = Number(storedEntry('localStorage', LATER_KEY) ?? 0)
    setDone(storedEntry('localStorage', KEY) !== null || later > Date.now())
  }, [])
  return {
    done,
    postpone: () => {
      storeEntry('localStorage', LATER_KEY, String(Date.now() + THIRTY_DAYS))
      setDone(true)
    },
    remember: () => {
      storeEntry('localStorage', KEY, 'true')
      setDone(true)
    },
  }
}
