/** Whether findings and document have room beside each other; the style sheet asks the same. */
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
