import { useEffect, useState } from 'react'

/** Milliseconds without a change. */
const PAUSE = 250

/** A value as it was at the last pause, for what would be too much work at every key. */
export function useSettled<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(waiting)
  }, [value])
  return settled
}
