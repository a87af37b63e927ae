import { useEffect, useState } from 'react'
import type { Rating } from '../../../contract/users.ts'
import { storedEntry, storeEntry } from '../../stored.ts'
import { optional } from '../../ui/later.tsx'

const RatingCard = optional(() => import('./RatingCard.tsx'))

/** Loads the rating card only if the user has not rated yet. */
export function RatingSlot({ rate }: { rate: (rating: Rating) => Promise<void> }) {
  const rated = useRated()
  if (rated.done) return null
  return <RatingCard rate={rate} onRated={rated.remember} />
}

const KEY = 'appRated'

/** Whether this browser has rated the app already. */
function useRated() {
  /** Also true until hydration: the server can't know. */
  const [done, setDone] = useState(true)
  useEffect(() => setDone(storedEntry('localStorage', KEY) !== null), [])
  return {
    done,
    remember: () => {
      storeEntry('localStorage', KEY, 'true')
      setDone(true)
    },
  }
}
