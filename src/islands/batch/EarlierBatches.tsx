import { type ReactNode, useState } from 'react'
import type { Batch, BatchPage } from '../../contract/batches.ts'
import { pages } from '../../contract/urls.ts'
import { DateTime } from '../history/DateTime.tsx'
import { onSessionEnd } from '../session/session.ts'
import { Button, Section, toast } from '../ui/index.ts'
import { batchPage } from './batch-source.ts'

interface EarlierBatchesProps {
  first: BatchPage
  /** The open batch, which is not listed. */
  current: string | null
}

export function EarlierBatches({ first, current }: EarlierBatchesProps): ReactNode {
  const [{ batches, next }, setListed] = useState(first)
  const [loading, setLoading] = useState(false)
  async function more(): Promise<void> {
    setLoading(true)
    try {
      const page = await batchPage(next)
      setListed({ batches: [...batches, ...page.batches], next: page.next })
    } catch (error) {
      if (!onSessionEnd(error)) toast({ kind: 'error', text: 'We couldn’t load more batches.' })
    }
    setLoading(false)
  }
  const others = batches.filter(({ id }) => id !== current)
  if (others.length === 0) return null
  return (
    <Section title="Earlier batches">
      <ul className="batch-list">
        {others.map((batch) => (
          <li key={batch.id}>
            <a className="one-line" href={`${pages.batch}?id=${batch.id}`}>
              {batch.ruleSetName}
            </a>
            <span>{countsOf(batch)}</span>
            <DateTime date={batch.createdAt} locale="cs-CZ" />
          </li>
        ))}
      </ul>
      {next !== null && (
        <Button small loading={loading} onClick={() => void more()}>
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
