/** The selected check and finding are in the URL, so that both can be linked to. */
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

/** Replaces the hash without adding a history entry. */
export function replaceLink(hash: string): void {
  history.replaceState(history.state, '', hash)
  dispatchEvent(new HashChangeEvent('hashchange'))
}
