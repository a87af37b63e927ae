/** Chooses the earlier check that a result is compared with. */
import type { DocumentState } from '../document/documents.ts'

export interface Comparable {
  readonly documentRequestId: number
  readonly documentResultId: number | null
  readonly state: DocumentState
  readonly fileName: string
  readonly ruleSetName: string
  readonly createdAt: string
}

/** Finished earlier checks that have their own result: those of the same rule set first, then by newest. */
export function earlierChecks<Entry extends Comparable>(
  entries: readonly Entry[],
  entry: Comparable,
): Entry[] {
  return entries
    .filter(
      (other) =>
        other.state === 'FINISHED' &&
        other.documentResultId !== null &&
        other.documentResultId !== entry.documentResultId &&
        apart(other, entry) < 0,
    )
    .sort((a, b) => Number(isSameRuleSet(b, entry)) - Number(isSameRuleSet(a, entry)) || apart(b, a))
}

/** By default, the latest check of a version of the same document by the same rule set. */
export function defaultBase<Entry extends Comparable>(
  entries: readonly Entry[],
  entry: Comparable,
): Entry | null {
  const name = documentName(entry.fileName)
  const earlier = earlierChecks(entries, entry)
  return earlier.find((other) => isSameRuleSet(other, entry) && documentName(other.fileName) === name) ?? null
}

function isSameRuleSet(a: Comparable, b: Comparable): boolean {
  return a.ruleSetName === b.ruleSetName
}

/** Negative if the first was created before the second. */
function apart(a: Comparable, b: Comparable): number {
  return Date.parse(a.createdAt) - Date.parse(b.createdAt) || a.documentRequestId - b.documentRequestId
}

const VERSION_WORD = /^(?:v|ver|version|rev|v\d{1,4}|rev\d{1,4}|draft|copy|final|signed|clean)$/

/** Without markers of versions; a bare number stays, because "contract-03.pdf" may be another contract. */
export function documentName(fileName: string): string {
  const words = fileName
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\.pdf$/, '')
    .replace(/\(\d{1,3}\)/g, ' ')
    .split(/[\s_().[\]-]/)
    .filter((word) => word !== '')
  const kept = words.filter((word, at) => at === 0 || !VERSION_WORD.test(word))
  return kept.join(' ')
}
