/** Actions on a check. Deletions and decisions are optimistic and rolled back on failure. */

import { useMemo } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { withoutReview, withReview } from '../../domain/decisions.ts'
import { onSessionEnd } from '../session/session.ts'
import { toast } from '../ui/index.ts'
import type { HistorySource, ReviewChange } from './history-source.ts'
import type { Results } from './use-results.ts'

/** Those that the source has. */
export interface EntryActions {
  readonly cancel?: (entry: HistoryEntry) => Promise<void>
  readonly remove?: (entry: HistoryEntry) => Promise<void>
  readonly review?: (entry: HistoryEntry, review: ReviewChange) => Promise<void>
}

export function useEntryActions(
  source: HistorySource,
  results: Pick<Results, 'load' | 'change'>,
): EntryActions {
  const { load, change } = results
  return useMemo(() => {
    const { cancel, remove, review } = source
    return {
      ...(cancel && {
        async cancel({ documentRequestId }) {
          await attempt(() => cancel(documentRequestId))
          await load()
        },
      }),
      ...(remove && {
        async remove({ documentRequestId }) {
          const back = await change((all) =>
            all.filter((each) => each.documentRequestId !== documentRequestId),
          )
          await attempt(() => remove(documentRequestId), back)
        },
      }),
      ...(review && {
        async review({ documentRequestId }, to) {
          const back = await change((all) =>
            all.map((each) => (each.documentRequestId === documentRequestId ? reviewed(each, to) : each)),
          )
          await attempt(() => review(documentRequestId, to), back)
        },
      }),
    }
  }, [source, load, change])
}

function reviewed(entry: HistoryEntry, { decision, ...review }: ReviewChange): HistoryEntry {
  const { reviews } = entry
  return {
    ...entry,
    reviews:
      decision === null
        ? withoutReview(reviews, review.findingId)
        : withReview(reviews, { ...review, decision }),
  }
}

async function attempt(act: () => Promise<void>, back?: () => void): Promise<void> {
  try {
    await act()
  } catch (error) {
    back?.()
    if (!onSessionEnd(error))
      toast({ kind: 'error', text: error instanceof Error ? error.message : String(error) })
  }
}
