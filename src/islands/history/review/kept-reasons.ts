/** Reasons that are not saved when the page is left, as when the session ends: they return with the next visit in this tab. */
import { useEffect, useEffectEvent, useRef } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import { reviewOf } from '../../../domain/results/decisions.ts'
import type { Unsaved } from '../../../machines/decisions.ts'
import { storedValue, storeEntry } from '../../base/stored.ts'
import { useListener } from '../../base/use-listener.ts'
import type { Decisions } from './use-decisions.ts'

export function useKeptReasons(
  key: string,
  entries: readonly HistoryEntry[],
  { unsaved, resume }: Decisions,
): void {
  const kept = useRef<readonly Unsaved[]>([])
  const find = useEffectEvent((among: readonly HistoryEntry[]) => {
    const found = kept.current.filter((each) => among.some((entry) => lacks(entry, each)))
    if (found.length === 0) return
    kept.current = []
    resume(found)
  })
  useEffect(() => {
    kept.current = (storedValue('sessionStorage', key) ?? []) as readonly Unsaved[]
  }, [key])
  // An older check comes with the whole list, a deleted one never.
  useEffect(() => find(entries), [entries])
  useListener('pagehide', () => {
    const reasons = [...kept.current, ...unsaved()].filter(({ change }) => change.reason !== '')
    storeEntry('sessionStorage', key, JSON.stringify(reasons))
  })
}

/** A decision that was on its way may have been saved. */
function lacks({ documentRequestId, reviews }: HistoryEntry, { entry, change }: Unsaved): boolean {
  return documentRequestId === entry && reviewOf(reviews, change.findingId)?.reason !== change.reason
}
