/** The checks of the open batch, asked for again while any is under way. */
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef } from 'react'
import type { BatchChecks } from '../../contract/batches.ts'
import { isRunning } from '../../domain/documents.ts'
import { onSessionEnd } from '../session/session.ts'
import { joined, type WholeBatch, wholeBatch } from './batch-source.ts'

/** Milliseconds between two questions, for each page of the batch. */
const PACE = 1_500
const PAGE = 50

export interface OpenBatch {
  readonly batch: WholeBatch | null
  readonly running: number
  /** Asking fails: what is shown may be old. */
  readonly outOfTouch: boolean
  readonly reload: () => Promise<WholeBatch | null>
}

/** `onNews` runs when checks were taken in or have ended: the balance may have changed. */
export function useBatchChecks(
  id: string | null,
  first: BatchChecks | null,
  isSending: boolean,
  onNews: () => void,
): OpenBatch {
  const cache = useQueryClient()
  const key = ['batch', id]
  const query = useQuery({
    queryKey: key,
    queryFn: () => (id === null ? null : wholeBatch(id)),
    enabled: id !== null,
    ...(first && first.id === id && { initialData: () => joined([first]), initialDataUpdatedAt: 1 }),
    refetchInterval: ({ state: { data } }) => {
      const pages = Math.max(1, Math.ceil((data?.checks.length ?? 0) / PAGE))
      return isSending || runningIn(data ?? null) > 0 ? PACE * pages : false
    },
    networkMode: 'always',
  })
  const batch = id === null ? null : (query.data ?? null)
  const running = useMemo(() => runningIn(batch), [batch])
  const news = `${batch?.checks.length ?? 0} ${running}`
  const before = useRef(news)
  useEffect(() => {
    if (news !== before.current) onNews()
    before.current = news
  }, [news, onNews])
  useEffect(() => {
    onSessionEnd(query.error)
  }, [query.error])
  return {
    batch,
    running,
    outOfTouch: query.error !== null,
    reload: () =>
      cache.fetchQuery({ queryKey: key, queryFn: () => (id === null ? null : wholeBatch(id)), staleTime: 0 }),
  }
}

function runningIn(batch: WholeBatch | null): number {
  return batch?.checks.filter(({ state }) => isRunning(state)).length ?? 0
}
