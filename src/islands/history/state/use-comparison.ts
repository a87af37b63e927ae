import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import type { Comparison, Reviewed } from '../../../domain/results/comparison.ts'
import { defaultBase, earlierChecks } from '../../../domain/results/comparison-base.ts'
import type { ListedFinding } from '../../../domain/results/findings.ts'
import type { CheckResult } from '../../../domain/results/verdicts.ts'
import type { HistorySource } from './history-source.ts'

/** A result with its decisions and the URL of its highlighted PDF; null where there is none. */
export interface CheckedVersion extends Reviewed {
  readonly address: string | null
}

export type Compared = ReturnType<typeof useComparison>

export function useComparison(
  source: HistorySource,
  entries: readonly HistoryEntry[],
  entry: HistoryEntry,
  result: CheckResult,
) {
  /** Null turns it off. */
  const [chosen, choose] = useState<number | null>()
  const id = chosen === undefined ? (defaultBase(entries, entry)?.documentRequestId ?? null) : chosen
  /** Null: not compared. */
  const base = entries.find((other) => other.documentRequestId === id) ?? null
  const { data } = useQuery({
    queryKey: [
      'comparison',
      entry.documentResultId,
      base?.documentRequestId ?? 0,
      base?.reviews,
      entry.reviews,
    ],
    queryFn: () => compare(source, base, { result, reviews: entry.reviews }),
    placeholderData: keepPreviousData,
    enabled: base !== null,
    networkMode: 'always',
  })
  const isPossible = earlierChecks(entries, entry).length > 0
  const { comparison = null, earlier = null } = (base && data) ?? {}
  return { isPossible, base, comparison, earlier, choose }
}

async function compare(
  source: HistorySource,
  base: HistoryEntry | null,
  later: Reviewed,
): Promise<{ comparison: Comparison; earlier: CheckedVersion } | null> {
  const { compareResults } = await import('../../../domain/results/comparison.ts')
  const earlier = base?.result ? base : base && (await source.entry(base.documentRequestId))
  const { result = null, reviews = [], annotatedPdf: address = null } = earlier ?? {}
  return (
    result && {
      comparison: compareResults({ result, reviews }, later),
      earlier: { result, reviews, address },
    }
  )
}

export type Change = 'new' | 'still' | 'changed'

export function changeOf(comparison: Comparison | null, findingId: number): Change | null {
  const isIt = ({ finding }: ListedFinding): boolean => finding.id === findingId
  if (comparison?.changed.some(({ finding }) => isIt(finding))) return 'changed'
  if (comparison?.fresh.some(isIt)) return 'new'
  return comparison?.stillBroken.some(isIt) ? 'still' : null
}
