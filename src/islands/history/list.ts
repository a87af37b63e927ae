/** The list of checks: its order, its selection, and how often running checks are asked for again. */
import { documentName } from '../../domain/comparison-base.ts'
import type { DocumentState } from '../../domain/documents.ts'
import { plain } from '../../domain/finding-identity.ts'

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

/** The list after one entry was asked for, which is `null` when it is gone. An entry that is not listed stays out. */
export function withEntry<Entry extends Listed>(
  entries: readonly Entry[],
  id: number,
  entry: Entry | null,
): readonly Entry[] {
  if (entry === null) return entries.filter((each) => each.documentRequestId !== id)
  return entries.map((each) => (each.documentRequestId === id ? entry : each))
}

/** Milliseconds until running checks are asked for again, after so many rounds without news. */
export function pollDelay(roundsWithoutNews: number): number {
  return Math.min(10_000, Math.round(1_000 * 1.4 ** roundsWithoutNews))
}

/** A document's newest check, then those of its earlier versions. */
export interface Versions<Entry> {
  readonly newest: Entry
  readonly earlier: readonly Entry[]
}

/** In the order of the newest checks. */
export function groupVersions<Entry extends { readonly fileName: string }>(
  newestFirst: readonly Entry[],
): Versions<Entry>[] {
  const groups = Map.groupBy(newestFirst, ({ fileName }) => documentName(fileName))
  return [...groups.values()].flatMap(([newest, ...earlier]) => (newest ? [{ newest, earlier }] : []))
}

/** Those whose file name or rule set has every word of the search in it. */
export function matching<Entry extends { readonly fileName: string; readonly ruleSetName: string }>(
  entries: readonly Entry[],
  search: string,
): readonly Entry[] {
  const words = plain(search).split(' ').filter(Boolean)
  if (words.length === 0) return entries
  return entries.filter(({ fileName, ruleSetName }) => {
    const text = plain(`${fileName} ${ruleSetName}`)
    return words.every((word) => text.includes(word))
  })
}
