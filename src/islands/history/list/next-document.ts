import type { HistoryEntry } from '../../../contract/documents.ts'
import { documentName } from '../../../domain/results/comparison-base.ts'
import { earlierVersions } from '../state/entries.ts'
import { countsOf } from './row-words.ts'

/** In the list's order, wrapping around; of other documents only the newest versions. Null if none needs any. */
export function nextDocument(entries: readonly HistoryEntry[], id: number): HistoryEntry | null {
  const earlier = earlierVersions(entries)
  const at = entries.findIndex(({ documentRequestId }) => documentRequestId === id)
  const own = entries[at] && documentName(entries[at].fileName)
  const fromHere = [...entries.slice(at + 1), ...entries.slice(0, Math.max(at, 0))]
  return (
    fromHere.find(
      (entry) => !earlier.has(entry) && documentName(entry.fileName) !== own && needsReview(entry),
    ) ?? null
  )
}

function needsReview(entry: HistoryEntry): boolean {
  const counts = countsOf(entry)
  return counts !== null && counts.decided < counts.toDecide
}
