/** Asks for the list again when the connection is back. */
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
