import type { HistoryEntry } from '../../../contract/documents.ts'
import { Button, classes } from '../../ui/index.ts'
import { downloadReviewedPdf } from '../actions/export-result.ts'
import { nextDocument } from '../list/next-document.ts'
import type { HistorySource } from '../state/history-source.ts'
import { formatLink } from '../state/link.ts'
import type { Decisions } from './use-decisions.ts'

interface ReviewEndProps {
  entries: readonly HistoryEntry[]
  entry: HistoryEntry
  decisions: Decisions
  reviewedPdf: HistorySource['reviewedPdf']
}

/** Below the findings; in sight once all of them are decided: the reviewed PDF and the next document to decide. */
export default function ReviewEnd({ entries, entry, decisions, reviewedPdf }: ReviewEndProps) {
  const { decided, total } = decisions
  const next = nextDocument(entries, entry.documentRequestId)
  const isDone = decided === total
  const exported = isDone && total > 0 && entry.annotatedPdf !== null ? reviewedPdf : undefined
  if (!next && !exported) return null
  return (
    <footer className={classes('in-line review-end', isDone && 'review-end-done')}>
      {exported && (
        <Button small icon="download" onClick={() => void downloadReviewedPdf(exported, entry)}>
          Reviewed PDF
        </Button>
      )}
      {next && (
        <Button
          small
          variant={isDone ? 'primary' : 'secondary'}
          className="review-next"
          onClick={() => open(next.documentRequestId)}
        >
          <span className="one-line">Next: {next.fileName}</span>
        </Button>
      )}
    </footer>
  )
}

/** Moves the focus too: the pressed button is gone with its document. */
function open(id: number): void {
  addEventListener('hashchange', () => requestAnimationFrame(arrive), { once: true })
  location.hash = formatLink(id)
}

function arrive(): void {
  document.querySelector('.result-row[aria-current=true]')?.scrollIntoView({ block: 'nearest' })
  document.querySelector<HTMLElement>('.results-file')?.focus()
}
