/** With which earlier check a result is compared, and what changed since. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { defaultBase } from '../../domain/comparison-base.ts'
import { type Comparison, compareResults } from '../../domain/history-comparison.ts'
import type { CheckResult } from '../../domain/verdicts.ts'
import type { HistorySource } from './history-source.ts'

export interface Compared {
  /** Null: with none. */
  readonly base: HistoryEntry | null
  /** Null also while the findings of the base are still to come. */
  readonly comparison: Comparison | null
  /** Null: compare with none. */
  readonly choose: (id: number | null) => void
}

export function useComparison(
  source: HistorySource,
  entries: readonly HistoryEntry[],
  entry: HistoryEntry,
  result: CheckResult,
): Compared {
  const [chosen, choose] = useState<number | null>()
  const id = chosen === undefined ? (defaultBase(entries, entry)?.documentRequestId ?? null) : chosen
  const base = entries.find((other) => other.documentRequestId === id) ?? null
  const isLeftOut = base !== null && base.result === null
  // Kept under a key of its own: the entry in the list stays without findings, as the server listed it.
  const { data } = useQuery({
    queryKey: ['result', base?.documentRequestId ?? 0],
    queryFn: () => source.entry(base?.documentRequestId ?? 0),
    enabled: isLeftOut,
    networkMode: 'always',
  })
  const earlier = isLeftOut ? (data?.result ?? null) : (base?.result ?? null)
  return { base, comparison: earlier && compareResults(earlier, result), choose }
}
