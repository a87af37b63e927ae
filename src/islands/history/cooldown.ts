/** Cooldown of the refresh button; stored in this browser, so that a reload keeps it. */
import { useEffect, useState } from 'react'
import { storedEntry, storeEntry } from '../stored.ts'

const KEY = 'historyRefreshCooldownUntil'
const LENGTH = 10_000

/** Milliseconds left, capped in case the clock was set back. */
function left(): number {
  const until = Number(storedEntry('localStorage', KEY))
  return Math.min(LENGTH, Math.max(0, until - Date.now()))
}

export interface Cooldown {
  /** Whole seconds left, 0 when the button is enabled. */
  readonly seconds: number
  readonly start: () => void
}

export function useCooldown(): Cooldown {
  const [milliseconds, setMilliseconds] = useState(0)
  useEffect(() => setMilliseconds(left()), [])
  useEffect(() => {
    if (milliseconds === 0) return
    const timer = setTimeout(() => setMilliseconds(left()), milliseconds % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [milliseconds])
  return {
    seconds: Math.ceil(milliseconds / 1000),
    start: () => {
      storeEntry('localStorage', KEY, String(Date.now() + LENGTH))
      setMilliseconds(LENGTH)
    },
  }
}
