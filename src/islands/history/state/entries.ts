import type { HistoryEntry } from '../../../contract/documents.ts'
import { documentName } from '../../../domain/results/comparison-base.ts'
import { plain } from '../../../domain/results/finding-identity.ts'

type Entries = readonly HistoryEntry[]

export function newestFirst(entries: Entries): Entries {
  return entries.toSorted((a, b) => moment(b) - moment(a) || b.documentRequestId - a.documentRequestId)
}

function moment({ resultDate, createdAt }: HistoryEntry): number {
  return Date.parse(resultDate ?? createdAt)
}

/** Returns the linked entry if present; none while it may still load; else the one shown before; else the first. */
export function selectedEntry(
  entries: Entries,
  linkedId: number | null,
  shownId: number | null,
  loading: boolean,
): HistoryEntry | null {
  const entryOf = (id: number | null) => entries.find((entry) => entry.documentRequestId === id)
  const linked = entryOf(linkedId)
  if (linked || (linkedId !== null && loading)) return linked ?? null
  return entryOf(shownId) ?? entries[0] ?? null
}

/** Returns the list with one entry reloaded; `null` removes it. An entry not in the list is not added. */
export function withEntry(entries: Entries, id: number, entry: HistoryEntry | null): Entries {
  if (entry === null) return entries.filter((each) => each.documentRequestId !== id)
  return entries.map((each) => (each.documentRequestId === id ? entry : each))
}

export function pollDelay(roundsWithoutNews: number): number {
  return Math.min(10_000, Math.round(1_000 * 1.4 ** roundsWithoutNews))
}

export function earlierVersions(newestFirst: Entries): ReadonlySet<HistoryEntry> {
  const groups = Map.groupBy(newestFirst, ({ fileName }) => documentName(fileName))
  return new Set([...groups.values()].flatMap(([, ...earlier]) => earlier))
}

export function matching(entries: Entries, search: string): Entries {
  const words = plain(search).split(' ').filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ fileName, ruleSetName }) => {
    const text = plain(`${fileName} ${ruleSetName}`)
    return words.every((word) => text.includes(word))
  })
}
