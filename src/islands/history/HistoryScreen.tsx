import { FileText } from 'lucide-react'
import { lazy, type ReactNode, Suspense } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { selectedEntry } from '../../domain/history-list.ts'
import { Button, EmptyState, LinkButton, Message, OfflineNote, Skeleton } from '../ui/index.ts'
import { CheckResults } from './CheckResults.tsx'
import type { HistorySource } from './history-source.ts'
import { RatingCard } from './RatingCard.tsx'
import { RefreshButton } from './RefreshButton.tsx'
import { ResultList } from './ResultList.tsx'
import { useEntryActions } from './use-entry-actions.ts'
import { useLeftOut } from './use-left-out.ts'
import { useLink } from './use-link.ts'
import { type Reading, useReading } from './use-reading.ts'
import { type Results, useResults } from './use-results.ts'
import { loadViewer } from './viewer/load-viewer.ts'
import type { DateLocale } from './When.tsx'

const DocumentViewer = lazy(loadViewer)

export interface HistoryScreenProps {
  source: HistorySource
  /** The newest, as the page came with them: the first with its findings. */
  entries: readonly HistoryEntry[]
  locale: DateLocale
  /** The screen where documents are submitted. */
  checkHref: string
  /** A check has ended: the balance may have changed. */
  onNews: () => void
}

/** Checked documents on the left third, the selected one's results on the right two thirds. */
export function HistoryScreen({ source, entries, locale, checkHref, onNews }: HistoryScreenProps): ReactNode {
  const results = useResults(source, entries, onNews)
  const actions = useEntryActions(source, results)
  const link = useLink()
  const entry = selectedEntry(results.entries, link?.checkId ?? null, results.loading)
  useLeftOut(source, entry, results)
  const reading = useReading(entry, link)
  return (
    <div className={reading.viewing ? 'history history-viewing' : 'history'}>
      <h1 className="visually-hidden">Results</h1>
      <section className="history-list" aria-labelledby="documents">
        <header className="results-head">
          <h2 id="documents">Documents</h2>
          <RefreshButton onRefresh={results.load} />
        </header>
        <OfflineNote>What you see is as of the last time the list was loaded.</OfflineNote>
        {results.outOfTouch && <Message kind="info">No connection. Trying again.</Message>}
        <ListOrReason
          results={results}
          selectedId={entry?.documentRequestId ?? null}
          {...{ locale, checkHref }}
        />
      </section>
      <section className="history-results" aria-label="Check Results">
        {entry ? (
          <CheckResults
            key={entry.documentRequestId}
            entries={results.entries}
            {...{ entry, reading, source, actions, locale, checkHref }}
          />
        ) : (
          <>
            <header className="results-head">
              <h2>Check Results</h2>
            </header>
            <p className="results-none">Findings of the selected document appear here.</p>
          </>
        )}
      </section>
      {reading.viewing && entry?.annotatedPdf && entry.result && (
        <ViewerPane
          key={entry.annotatedPdf}
          address={entry.annotatedPdf}
          pages={entry.result.pages}
          load={source.pdf}
          reading={reading}
        />
      )}
      {source.rate && <RatingCard rate={source.rate} />}
    </div>
  )
}

interface ListOrReasonProps {
  results: Results
  selectedId: number | null
  locale: DateLocale
  checkHref: string
}

/** The list, or why there is none and what to do about it. */
function ListOrReason({ results, selectedId, locale, checkHref }: ListOrReasonProps): ReactNode {
  const { entries, failed, loading, load } = results
  if (entries.length > 0) return <ResultList entries={entries} selectedId={selectedId} locale={locale} />
  if (loading) return <Skeleton rows lines={6} label="Loading results" />
  if (failed) {
    return (
      <EmptyState title="The list did not come" action={<Button onClick={load}>Try again</Button>}>
        Your results are safe. The connection or our server failed to deliver them.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      icon={FileText}
      title="No documents checked yet"
      action={
        <LinkButton href={checkHref} variant="primary">
          Check a document
        </LinkButton>
      }
    >
      Upload a PDF, choose a rule set, and the verdict on each rule appears here with the words it rests on.
    </EmptyState>
  )
}

interface ViewerPaneProps {
  address: string
  pages: number
  load: HistorySource['pdf']
  reading: Reading
}

function ViewerPane({ address, pages, load, reading }: ViewerPaneProps): ReactNode {
  return (
    <section className="viewer" aria-label="Document">
      <Suspense fallback={<Skeleton label="Opening the document" lines={8} />}>
        <DocumentViewer
          address={address}
          pages={pages}
          load={load}
          spot={reading.spot}
          onClose={reading.closeViewer}
          onStep={reading.step}
        />
      </Suspense>
    </section>
  )
}
