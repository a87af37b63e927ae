/** Reloads the list when the browser is back online. */
import { useEffect, useRef } from 'react'

export function useReconnect(load: () => Promise<boolean>): void {
  const latest = useRef(load)
  useEffect(() => {
    latest.current = load
  })
  useEffect(() => {
    const again = (): void => void latest.current()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])
}
