import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useCooldown } from '../../base/use-cooldown.ts'
import { Button, EmptyState, LinkButton, Message, OfflineNote, Skeleton, toast } from '../../ui/index.ts'
import type { Results } from '../state/use-results.ts'
import { ResultList } from './ResultList.tsx'

interface DocumentListProps {
  results: Results
  selectedId: number | null
  /** The check in the URL, which may no longer exist. */
  linkedId: number | null
  checkHref: string
}

/** The checked documents. In a narrow window the list is folded behind a button to leave room for findings. */
export function DocumentList(props: DocumentListProps) {
  const { results, selectedId, linkedId } = props
  const isElsewhere = selectedId !== null && linkedId !== null && linkedId !== selectedId
  const [open, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a choice ends the choosing
  useEffect(() => setOpen(false), [selectedId])
  return (
    <section className={open ? 'history-list list-open' : 'history-list'} aria-labelledby="documents">
      <header className="cluster results-head">
        <h2 id="documents">Documents</h2>
        <div className="in-line results-actions">
          {selectedId !== null && (
            <Button
              small
              className="list-chooser"
              aria-expanded={open}
              aria-controls="document-list"
              onClick={() => setOpen(!open)}
            >
              Choose
            </Button>
          )}
          <RefreshButton onRefresh={results.load} />
        </div>
      </header>
      <OfflineNote>Showing the last loaded results.</OfflineNote>
      {results.outOfTouch && <Message kind="info">No connection. Trying again.</Message>}
      {isElsewhere && (
        <Message kind="info">The linked result is not in your list. The newest one is shown instead.</Message>
      )}
      <div id="document-list" className={selectedId === null ? undefined : 'list-body'}>
        <ListOrReason {...props} />
      </div>
    </section>
  )
}

function ListOrReason({ results, selectedId, checkHref }: DocumentListProps) {
  const { entries, failed, loading, load } = results
  if (entries.length > 0) return <ResultList entries={entries} selectedId={selectedId} />
  if (loading) return <Skeleton rows lines={6} label="Loading results" />
  if (failed) {
    return (
      <EmptyState title="We couldn’t load your results" action={<Button onClick={load}>Try again</Button>}>
        Your results are safe. Check your connection, then try again.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title="No documents checked yet"
      action={
        <LinkButton href={checkHref} variant="primary">
          Check a document
        </LinkButton>
      }
    >
      Upload a PDF and choose a rule set. The verdict on each rule appears here, with the words that support
      it.
    </EmptyState>
  )
}

function RefreshButton({ onRefresh }: { onRefresh: () => Promise<boolean> }) {
  const [left, startCooldown] = useCooldown(10_000, 'historyRefreshCooldownUntil')
  const { mutate: refresh, isPending } = useMutation({
    mutationFn: onRefresh,
    onMutate: startCooldown,
    onSuccess: (came) => came && toast({ kind: 'success', text: 'Results refreshed' }),
  })
  return (
    <Button
      small
      icon="refresh-cw"
      loading={isPending}
      aria-disabled={left > 0 || undefined}
      onClick={() => refresh()}
    >
      Refresh{left > 0 && <span className="refresh-rest"> in {left} s</span>}
    </Button>
  )
}
