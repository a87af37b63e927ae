import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import { isRunning } from '../../../domain/document/documents.ts'
import { onSessionEnd } from '../../session/session.ts'
import { toast } from '../../ui/index.ts'
import { newestFirst, pollDelay, withEntry } from './entries.ts'
import type { HistorySource } from './history-source.ts'

type Entries = readonly HistoryEntry[]

const KEY = ['results']
/** Starts with the list's key, so that cancelling the list's query cancels this too. */
const RUNNING_KEY = [...KEY, 'running']
const none: Entries = []

export type Results = ReturnType<typeof useResults>

export function useResults(source: HistorySource, initial: Entries, onNews: () => void) {
  const cache = useQueryClient()
  /** Whether loading the list failed; it is empty then (HIST-13). */
  const [failed, setFailed] = useState(false)
  const query = useQuery({
    queryKey: KEY,
    queryFn: () => source.list(),
    initialData: initial,
    refetchOnMount: false,
    networkMode: 'always',
  })
  const entries = useMemo(() => newestFirst(query.data), [query.data])
  const running = query.data.filter(runs).length
  const outOfTouch = useRunning(source, running > 0 && !failed && !query.isFetching)
  useFewer(running, onNews)

  async function load(): Promise<boolean> {
    void cache.cancelQueries({ queryKey: RUNNING_KEY })
    const { isError, error } = await query.refetch()
    if (isError && onSessionEnd(error)) return false
    setFailed(isError)
    if (isError) toast({ kind: 'error', text: 'Failed to load document results' })
    return !isError
  }
  async function change(to: (entries: Entries) => Entries): Promise<void> {
    await cache.cancelQueries({ queryKey: KEY })
    cache.setQueryData<Entries>(KEY, (entries) => entries && to(entries))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on opening
  useEffect(() => {
    void load()
  }, [])
  return { entries: failed ? none : entries, failed, loading: query.isFetching, outOfTouch, load, change }
}

function runs({ state }: HistoryEntry): boolean {
  return isRunning(state)
}

function useRunning(source: HistorySource, wanted: boolean): boolean {
  const cache = useQueryClient()
  const listed = (): Entries => cache.getQueryData<Entries>(KEY) ?? none
  async function ask({ signal }: { signal: AbortSignal }): Promise<number> {
    const before = listed()
    for (const { documentRequestId: id } of before.filter(runs)) {
      const entry = await source.entry(id)
      if (signal.aborted) break
      // Keeps the list's timestamp, since other entries are as old; without a change the cache keeps the objects.
      const updatedAt = cache.getQueryState(KEY)?.dataUpdatedAt ?? 0
      cache.setQueryData<Entries>(KEY, (entries) => entries && withEntry(entries, id, entry), { updatedAt })
    }
    return listed() === before ? (cache.getQueryData<number>(RUNNING_KEY) ?? 0) + 1 : 0
  }
  const { error } = useQuery({
    queryKey: RUNNING_KEY,
    queryFn: ask,
    initialData: 0,
    enabled: wanted,
    refetchInterval: ({ state }) => pollDelay(state.data ?? 0),
    networkMode: 'always',
  })
  useEffect(() => {
    onSessionEnd(error)
  }, [error])
  return wanted && error !== null
}

function useFewer(count: number, onFewer: () => void): void {
  const before = useRef(count)
  useEffect(() => {
    if (count < before.current) onFewer()
    before.current = count
  }, [count, onFewer])
}
