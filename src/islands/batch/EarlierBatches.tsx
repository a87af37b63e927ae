import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Batch, BatchPage } from '../../contract/batches.ts'
import { pages } from '../../contract/urls.ts'
import { When } from '../history/When.tsx'
import { Button, Message, Section } from '../ui/index.ts'
import { batchPage } from './batch-source.ts'

interface EarlierBatchesProps {
  first: BatchPage
  /** The open one, which is not listed. */
  current: string | null
}

export function EarlierBatches({ first, current }: EarlierBatchesProps): ReactNode {
  const { data, isError, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['batches'],
    queryFn: ({ pageParam }) => batchPage(pageParam),
    initialPageParam: null as number | null,
    initialData: { pages: [first], pageParams: [null] },
    getNextPageParam: ({ next }) => next,
    refetchOnMount: false,
  })
  const batches = data.pages.flatMap((page) => page.batches).filter(({ id }) => id !== current)
  if (batches.length === 0) return null
  return (
    <Section title="Earlier batches">
      <ul className="batch-list">
        {batches.map((batch) => (
          <li key={batch.id}>
            <a href={`${pages.batch}?id=${batch.id}`}>{batch.ruleSetName}</a>
            <span>{countsOf(batch)}</span>
            <When date={batch.createdAt} locale="cs-CZ" />
          </li>
        ))}
      </ul>
      {isError && <Message kind="error">We couldn’t load more batches.</Message>}
      {hasNextPage && (
        <Button small loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </Section>
  )
}

function countsOf({ documents, running, failed }: Batch): string {
  return [
    documents === 1 ? '1 document' : `${documents} documents`,
    running > 0 && `${running} running`,
    failed > 0 && `${failed} without a result`,
  ]
    .filter(Boolean)
    .join(', ')
}
