import { useEffect, useRef, useState } from 'react'
import { storedEntry, storeEntry } from './stored.ts'

/** Whole seconds left, 0 when it is over, and its start. A reload keeps one with a key of localStorage. */
export function useCooldown(milliseconds: number, key?: string): readonly [left: number, start: () => void] {
  const until = useRef(0)
  const [left, setLeft] = useState(0)
  // Capped in case the clock was set back.
  const look = (): void => setLeft(Math.min(milliseconds, Math.max(0, until.current - Date.now())))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on opening
  useEffect(() => {
    until.current = key ? Number(storedEntry('localStorage', key)) : 0
    look()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: each look is the reason for the next
  useEffect(() => {
    if (left === 0) return
    const timer = setTimeout(look, left % 1000 || 1000)
    return () => clearTimeout(timer)
  }, [left])
  function start(): void {
    until.current = Date.now() + milliseconds
    if (key) storeEntry('localStorage', key, String(until.current))
    look()
  }
  return [Math.ceil(left / 1000), start]
}
