/** The list omits the findings of older results; this loads those of the selected one. */
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import type { HistorySource } from './history-source.ts'
import { withEntry } from './list.ts'
import type { Results } from './use-results.ts'

export function useLeftOut(source: HistorySource, entry: HistoryEntry | null, results: Results): void {
  const { loading, change } = results
  const id = entry?.documentRequestId ?? 0
  const isLeftOut = entry?.result === null && entry.documentResultId !== null && !loading
  const { data } = useQuery({
    queryKey: ['result', id],
    queryFn: () => source.entry(id),
    enabled: isLeftOut,
    networkMode: 'always',
  })
  useEffect(() => {
    // Only the findings: the list's decisions may be newer.
    if (isLeftOut && data) void change((entries) => withEntry(entries, id, { ...entry, result: data.result }))
  }, [isLeftOut, data, id, entry, change])
}
