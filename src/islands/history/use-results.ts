/** The list of checks as the browser holds it: loaded on opening, on request, and again while anything runs. */

import { type Query, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { newestFirst, pollDelay } from '../../domain/history-list.ts'
import { isRunning } from '../../machines/document.ts'
import { onSessionEnd } from '../session/session.ts'
import { toast } from '../ui/index.ts'
import type { HistorySource } from './history-source.ts'

type Entries = readonly HistoryEntry[]

const KEY = ['results']
const none: Entries = []

export interface Results {
  /** Newest first. */
  readonly entries: Entries
  /** The list was asked for and did not come; it is empty then (HIST-13). */
  readonly failed: boolean
  readonly loading: boolean
  /** Answers to a background question fail: what is shown may be old. */
  readonly outOfTouch: boolean
  /** Asks now; false when that failed, which has been said. */
  readonly load: () => Promise<boolean>
  /** Shows a change at once. Answers what takes it back. */
  readonly change: (to: (entries: Entries) => Entries) => Promise<() => void>
}

/** `onNews` runs when a check has ended: the balance may have changed. */
export function useResults(source: HistorySource, initial: Entries, onNews: () => void): Results {
  const cache = useQueryClient()
  const [failed, setFailed] = useState(false)
  const interval = usePollInterval()
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => source.list(),
    initialData: initial,
    refetchOnMount: false,
    refetchInterval: interval,
    networkMode: 'always',
  })
  const entries = useMemo(() => newestFirst(query.data), [query.data])
  useEnded(query.data, onNews)

  async function load(): Promise<boolean> {
    const { isError, error } = await query.refetch()
    if (isError && onSessionEnd(error)) return false
    setFailed(isError)
    if (isError) toast({ kind: 'error', text: 'Failed to load document results' })
    return !isError
  }
  async function change(to: (entries: Entries) => Entries): Promise<() => void> {
    await cache.cancelQueries({ queryKey: KEY })
    const before = cache.getQueryData<Entries>(KEY)
    cache.setQueryData<Entries>(KEY, (entries) => entries && to(entries))
    return () => cache.setQueryData(KEY, before)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on opening
  useEffect(() => {
    void load()
  }, [])
  return {
    entries: failed ? none : entries,
    failed,
    loading: query.isFetching,
    outOfTouch: query.isError && !failed,
    load,
    change,
  }
}

/** Often after news, less and less without. */
function usePollInterval(): (query: Query<Entries>) => number | false {
  const news = useRef<{ data: Entries | undefined; answers: number }>({ data: undefined, answers: 0 })
  return ({ state }) => {
    if (!state.data?.some((entry) => isRunning(entry.state))) return false
    if (state.data !== news.current.data) news.current = { data: state.data, answers: state.dataUpdateCount }
    return pollDelay(state.dataUpdateCount - news.current.answers)
  }
}

function useEnded(entries: Entries, onEnded: () => void): void {
  const running = entries.filter((entry) => isRunning(entry.state)).length
  const before = useRef(running)
  useEffect(() => {
    if (running < before.current) onEnded()
    before.current = running
  }, [running, onEnded])
}
