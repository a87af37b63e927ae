/** The selected check and finding are in the URL: "#check-12", or with a finding, "#check-12-finding-3". */
import { useSyncExternalStore } from 'react'

export interface ResultLink {
  readonly checkId: number
  readonly findingId: number | null
}

const LINK = /^#check-(\d{1,15})(?:-finding-(\d{1,15}))?$/

export function parseLink(hash: string): ResultLink | null {
  const [, check, finding] = LINK.exec(hash) ?? []
  if (check === undefined) return null
  return { checkId: Number(check), findingId: finding === undefined ? null : Number(finding) }
}

export function formatLink(checkId: number, findingId: number | null = null): string {
  return findingId === null ? `#check-${checkId}` : `#check-${checkId}-finding-${findingId}`
}

export function cardId(checkId: number, findingId: number): string {
  return formatLink(checkId, findingId).slice(1)
}

function subscribe(listener: () => void): () => void {
  addEventListener('hashchange', listener)
  return () => removeEventListener('hashchange', listener)
}

export function useLink(): ResultLink | null {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => '',
  )
  return parseLink(hash)
}

export function replaceLink(hash: string): void {
  history.replaceState(history.state, '', hash)
  dispatchEvent(new HashChangeEvent('hashchange'))
}
