/** The list of checks: its order, its selection, and how often it is asked for again. */
import type { DocumentState } from './documents.ts'

/** What ordering and choosing need to know of a history entry. */
interface Listed {
  readonly documentRequestId: number
  readonly state: DocumentState
  readonly resultDate: string | null
  readonly createdAt: string
}

/** By the date of the result, else of the submission; of two at the same moment the later submission first. */
export function newestFirst<Entry extends Listed>(entries: readonly Entry[]): Entry[] {
  return [...entries].sort((a, b) => moment(b) - moment(a) || b.documentRequestId - a.documentRequestId)
}

function moment({ resultDate, createdAt }: Listed): number {
  return Date.parse(resultDate ?? createdAt)
}

/** The wanted entry if it is there; none while it may still come; else the first. */
export function selectedEntry<Entry extends Listed>(
  entries: readonly Entry[],
  id: number | null,
  loading: boolean,
): Entry | null {
  const wanted = entries.find((entry) => entry.documentRequestId === id)
  if (wanted || (id !== null && loading)) return wanted ?? null
  return entries[0] ?? null
}

/** Milliseconds until a list with running checks is asked for again, after so many answers without news. */
export function pollDelay(answersWithoutNews: number): number {
  return Math.min(10_000, Math.round(1_000 * 1.4 ** answersWithoutNews))
}
