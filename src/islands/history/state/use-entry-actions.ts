/** Actions on a check. Deletions and decisions are optimistic and rolled back on failure. */

import { useMemo } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import { type ReviewChange, reviewOf, reviewsAfter } from '../../../domain/results/decisions.ts'
import { useListener } from '../../base/use-listener.ts'
import { showFailure } from '../../session/failures.ts'
import type { HistorySource } from './history-source.ts'
import { formatLink, replaceLink } from './link.ts'
import type { Results } from './use-results.ts'

export interface EntryActions {
  readonly cancel?: (entry: HistoryEntry) => Promise<void>
  readonly remove?: (entry: HistoryEntry) => Promise<void>
  readonly review?: (entry: HistoryEntry, review: ReviewChange, onFailure: OnFailure) => Promise<void>
}

/** Called with the latest decision, which was not saved. */
type OnFailure = (lost: ReviewChange, error: unknown) => void

interface Saving {
  /** What the server has. */
  saved: ReviewChange
  sent: ReviewChange
  latest: ReviewChange
  done: Promise<void>
}

/** Findings with a decision on its way, by check and finding. */
const underWay = new Map<string, Saving>()

export function useEntryActions(
  source: HistorySource,
  results: Pick<Results, 'load' | 'change'>,
): EntryActions {
  const { load, change } = results
  useListener('beforeunload', (event) => {
    const isWaiting = ({ sent, latest }: Saving): boolean => sent !== latest
    if ([...underWay.values()].some(isWaiting)) event.preventDefault()
  })
  return useMemo(() => {
    const { cancel, remove, review } = source
    return {
      ...(cancel && {
        async cancel({ documentRequestId }) {
          await attempt('The check was not cancelled', () => cancel(documentRequestId))
          await load()
        },
      }),
      ...(remove && {
        async remove(entry) {
          const { documentRequestId: id } = entry
          replaceLink(location.pathname)
          await change((all) => without(all, id))
          await attempt(
            'The result was not deleted',
            () => remove(id),
            async () => {
              await change((all) => [...without(all, id), entry])
              if (location.hash === '') replaceLink(formatLink(id))
            },
          )
        },
      }),
      ...(review && {
        async review({ documentRequestId: id, reviews }, to, onFailure) {
          const apply = (made: ReviewChange) =>
            change((all) =>
              all.map((each) =>
                each.documentRequestId === id ? { ...each, reviews: reviewsAfter(each.reviews, made) } : each,
              ),
            )
          await apply(to)
          const key = `${id}:${to.findingId}`
          const saving = underWay.get(key)
          if (saving) {
            saving.latest = to
            return saving.done
          }
          const saved = reviewOf(reviews, to.findingId) ?? { ...to, decision: null, reason: '' }
          const begun: Saving = { saved, sent: saved, latest: to, done: Promise.resolve() }
          underWay.set(key, begun)
          begun.done = sendLatest(begun, (decision) => review(id, decision))
            .finally(() => underWay.delete(key))
            .catch(async (error: unknown) => {
              await apply(begun.saved)
              onFailure(begun.latest, error)
            })
          return begun.done
        },
      }),
    }
  }, [source, load, change])
}

function without(entries: readonly HistoryEntry[], id: number): HistoryEntry[] {
  return entries.filter(({ documentRequestId }) => documentRequestId !== id)
}

/** The next decision waits for the answer to the one before, because the server must end with the latest. */
async function sendLatest(saving: Saving, send: (change: ReviewChange) => Promise<void>): Promise<void> {
  while (saving.sent !== saving.latest) {
    const change = saving.latest
    saving.sent = change
    try {
      await send(change)
      saving.saved = change
    } catch (error) {
      // What a later decision replaces need not be saved.
      if (change === saving.latest) throw error
    }
  }
}

/** On failure takes back only this change: others made meanwhile stay. */
async function attempt(failure: string, act: () => Promise<void>, undo?: () => Promise<void>): Promise<void> {
  try {
    await act()
  } catch (error) {
    await undo?.()
    showFailure(failure, error)
  }
}
