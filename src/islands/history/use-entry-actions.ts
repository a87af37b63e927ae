/** Actions on a check. Deletions and decisions are optimistic and rolled back on failure. */

import { useMemo } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { type Review, reviewOf, withoutReview, withReview } from '../../domain/decisions.ts'
import { showFailure } from '../session/failures.ts'
import type { HistorySource, ReviewChange } from './history-source.ts'
import type { Results } from './use-results.ts'

/** Those that the source has. */
export interface EntryActions {
  readonly cancel?: (entry: HistoryEntry) => Promise<void>
  readonly remove?: (entry: HistoryEntry) => Promise<void>
  readonly review?: (entry: HistoryEntry, review: ReviewChange) => Promise<void>
}

/** The last decision about each finding. The next one waits for it, because the server must end with the latest. */
const sent = new Map<number, Promise<void>>()

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
          await attempt('The check was not cancelled', () => cancel(documentRequestId))
          await load()
        },
      }),
      ...(remove && {
        async remove(entry) {
          const { documentRequestId: id } = entry
          await change((all) => without(all, id))
          await attempt(
            'The result was not deleted',
            () => remove(id),
            () => change((all) => [...without(all, id), entry]),
          )
        },
      }),
      ...(review && {
        async review({ documentRequestId: id, reviews }, to) {
          const apply = (made: ReviewChange) =>
            change((all) =>
              all.map((each) =>
                each.documentRequestId === id ? { ...each, reviews: reviewsAfter(each.reviews, made) } : each,
              ),
            )
          await apply(to)
          await attempt(
            'Your decision was not saved',
            () => {
              const send = () => review(id, to)
              const next = Promise.resolve(sent.get(to.findingId)).then(send, send)
              sent.set(to.findingId, next)
              return next
            },
            () => apply(reviewOf(reviews, to.findingId) ?? { ...to, decision: null, reason: '' }),
          )
        },
      }),
    }
  }, [source, load, change])
}

function without(entries: readonly HistoryEntry[], id: number): HistoryEntry[] {
  return entries.filter(({ documentRequestId }) => documentRequestId !== id)
}

export function reviewsAfter(
  reviews: readonly Review[],
  { decision, ...review }: ReviewChange,
): readonly Review[] {
  return decision === null
    ? withoutReview(reviews, review.findingId)
    : withReview(reviews, { ...review, decision })
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
