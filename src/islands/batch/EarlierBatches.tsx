import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Batch, BatchPage } from '../../contract/batches.ts'
import { pages } from '../../contract/urls.ts'
import { counted } from '../../domain/text/counted.ts'
import { answer, client } from '../base/api.ts'
import { showFailureText } from '../session/failures.ts'
import { Button, DateTime, Section } from '../ui/index.ts'

export function EarlierBatches({ first, current }: { first: BatchPage; current: string | null }) {
  const [{ batches, next }, setListed] = useState(first)
  const more = useMutation({
    mutationFn: () => answer(client.batches.$get({ query: next === null ? {} : { before: String(next) } })),
    onSuccess: (page) => setListed({ batches: [...batches, ...page.batches], next: page.next }),
    onError: (error) => showFailureText('We couldn’t load more batches.', error),
  })
  const others = batches.filter(({ id }) => id !== current)
  if (others.length === 0) return null
  return (
    <Section title="Earlier batches">
      <ul className="batch-list">
        {others.map((batch) => (
          <li key={batch.id} className="note">
            <a className="one-line" href={`${pages.batch}?id=${batch.id}`}>
              {batch.ruleSetName}
            </a>
            <span>{countsOf(batch)}</span>
            <DateTime date={batch.createdAt} />
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button small loading={more.isPending} onClick={() => more.mutate()}>
          Show more
        </Button>
      )}
    </Section>
  )
}

function countsOf({ documents, running, failed }: Batch): string {
  return [
    counted(documents, 'document'),
    running > 0 && `${running} running`,
    failed > 0 && `${failed} without a result`,
  ]
    .filter(Boolean)
    .join(', ')
}
