/** The next document that needs decisions. */
import type { HistoryEntry } from '../../../contract/documents.ts'
import { groupVersions } from './entries.ts'
import { countsOf } from './row-words.ts'

/** In the list's order, wrapping around; of the versions of a file only the newest. Null if no other needs any. */
export function nextDocument(entries: readonly HistoryEntry[], id: number): HistoryEntry | null {
  const groups = groupVersions(entries)
  const at = groups.findIndex(({ newest, earlier }) =>
    [newest, ...earlier].some(({ documentRequestId }) => documentRequestId === id),
  )
  const fromHere = [...groups.slice(at + 1), ...groups.slice(0, Math.max(at, 0))]
  return fromHere.find(({ newest }) => needsReview(newest))?.newest ?? null
}

function needsReview(entry: HistoryEntry): boolean {
  const counts = countsOf(entry)
  return counts !== null && counts.decided < counts.toDecide
}
