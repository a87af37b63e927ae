/** Which check and which finding are looked at lives in the address, so that both can be linked to. */
import { useSyncExternalStore } from 'react'
import { parseLink, type ResultLink } from './link.ts'

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function useLink(): ResultLink | null {
  return parseLink(
    useSyncExternalStore(
      subscribe,
      () => location.hash,
      () => '',
    ),
  )
}

/** Moves on without filling the browser's history. */
export function replaceLink(hash: string): void {
  history.replaceState(history.state, '', hash)
  dispatchEvent(new HashChangeEvent('hashchange'))
}
