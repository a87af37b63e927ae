import type { ReactNode } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { CANCELLED } from '../../domain/errors/check-failures.ts'
import { LinkButton } from '../ui/index.ts'

/** A check without a result: the reason, the refund, and Upload again. */
export function FailedCheck({ entry, checkHref }: { entry: HistoryEntry; checkHref: string }): ReactNode {
  return (
    <div className="failed">
      {entry.failure === CANCELLED ? (
        <p className="results-message">{entry.failure}</p>
      ) : (
        <>
          <p className="results-message">Document processing failed. Please try uploading again.</p>
          {entry.failure && <p>{entry.failure}</p>}
          <p className="muted">The price of this check was refunded to your balance.</p>
        </>
      )}
      <LinkButton href={checkHref} variant="primary">
        Upload again
      </LinkButton>
    </div>
  )
}
