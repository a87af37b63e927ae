/** Whether findings and document fit side by side; same media query as the style sheet. */
import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 90em)'

export function useIsWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => false,
  )
}

function watch(changed: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}
