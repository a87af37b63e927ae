/** Whether this browser has rated the app already. */
import { useEffect, useState } from 'react'

const KEY = 'appRated'

export interface Rated {
  /** Also true until hydration: the server can't know. */
  readonly done: boolean
  readonly remember: () => void
}

export function useRated(): Rated {
  const [done, setDone] = useState(true)
  useEffect(() => setDone(localStorage.getItem(KEY) !== null), [])
  return {
    done,
    remember: () => {
      localStorage.setItem(KEY, 'true')
      setDone(true)
    },
  }
}
