import { useEffect, useState } from 'react'

/** Milliseconds without a change before the value is updated. */
const PAUSE = 250

/** Debounces a value, for work too expensive for every key. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const waiting = setTimeout(() => setSettled(value), PAUSE)
    return () => clearTimeout(waiting)
  }, [value])
  return settled
}
