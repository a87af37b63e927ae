/** Whether this browser has rated the app already. */
import { useEffect, useState } from 'react'
import { storedEntry, storeEntry } from '../stored.ts'

const KEY = 'appRated'

export interface Rated {
  /** Also true until hydration: the server can't know. */
  readonly done: boolean
  readonly remember: () => void
}

export function useRated(): Rated {
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
