import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { BatchChecks } from '../../contract/batches.ts'
import { isRunning } from '../../domain/document/documents.ts'
import { onSessionEnd } from '../session/session.ts'
import { joined, type WholeBatch, wholeBatch } from './batch-source.ts'

const PACE = 1_500
const PAGE = 50

export type OpenBatch = ReturnType<typeof useBatchChecks>

interface Answer {
  readonly batch: WholeBatch | null
  readonly asOf: number
}

interface Watched {
  readonly id: string | null
  readonly first: BatchChecks | null
  readonly sent: number
  /** Whether files are being sent; even an aborted upload may have arrived. */
  readonly isOpen: boolean
  /** Runs when checks were accepted or have ended: the balance may have changed. */
  readonly onNews: () => void
}

export function useBatchChecks({ id, first, sent, isOpen, onNews }: Watched) {
  const cache = useQueryClient()
  // The server doesn't know the batch until its first document arrives.
  const isKnown = first !== null || sent > 0
  const queryKey = ['batch', id]
  const latest = useRef(sent)
  useEffect(() => {
    latest.current = sent
  }, [sent])
  async function queryFn(): Promise<Answer> {
    const asOf = latest.current
    return { batch: id === null ? null : await wholeBatch(id), asOf }
  }
  const query = useQuery({
    queryKey,
    queryFn,
    enabled: isKnown,
    ...(first?.id === id && {
      initialData: { batch: joined(first ? [first] : []), asOf: 0 },
      initialDataUpdatedAt: 1,
    }),
    refetchInterval: ({ state: { data } }) => {
      const pages = Math.max(1, Math.ceil((data?.batch?.checks.length ?? 0) / PAGE))
      return isSettled(data, sent) && !isOpen ? false : PACE * pages
    },
    networkMode: 'always',
  })
  const batch = query.data?.batch ?? null
  const running = runningIn(batch)
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
    isSettled: !isKnown || isSettled(query.data, sent),
    outOfTouch: query.error !== null,
    reload: async () => (await cache.fetchQuery({ queryKey, queryFn, staleTime: 0 })).batch,
  }
}

function isSettled(answer: Answer | undefined, sent: number): boolean {
  return answer !== undefined && answer.asOf === sent && runningIn(answer.batch) === 0
}

function runningIn(batch: WholeBatch | null): number {
  return batch?.checks.filter(({ state }) => isRunning(state)).length ?? 0
}
