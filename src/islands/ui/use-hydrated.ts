import { useEffect, useState } from 'react'

/** False on the server, which can't wait for what is loaded later. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
