import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { useListener } from '../base/use-listener.ts'
import { useTitle } from '../base/use-title.ts'
import { classes, optional } from '../ui/index.ts'
import { CheckResults } from './CheckResults.tsx'
import { CutOutSource, documentOf } from './cut-out/cut-out-source.ts'
import { DocumentList } from './list/DocumentList.tsx'
import { RatingSlot } from './rating/RatingSlot.tsx'
import { useDecisions, useKeptReasons } from './review/use-decisions.ts'
import { useReviewKeys } from './review/use-review-keys.ts'
import { selectedEntry, withEntry } from './state/entries.ts'
import type { HistorySource } from './state/history-source.ts'
import { useLink } from './state/link.ts'
import { useEntryActions } from './state/use-entry-actions.ts'
import { useReading } from './state/use-reading.ts'
import { type Results, useResults } from './state/use-results.ts'
import { DocumentPane } from './viewer/DocumentPane.tsx'

const KeysHelp = optional(() => import('./review/KeysHelp.tsx'))

export interface HistoryScreenProps {
  source: HistorySource
  /** The newest checks, rendered with the page; the first has its findings. */
  entries: readonly HistoryEntry[]
  checkHref: string
  /** Storage key of what the user has typed; the account's own. */
  draftKey: string
  /** Runs when a check ends: the balance may have changed. */
  onNews: () => void
}

export function HistoryScreen({ source, entries, checkHref, draftKey, onNews }: HistoryScreenProps) {
  const results = useResults(source, entries, onNews)
  const actions = useEntryActions(source, results)
  const link = useLink()
  const entry = useSelected(results, link?.checkId ?? null)
  useLeftOut(source, entry, results)
  useListener('online', () => void results.load())
  const reading = useReading(entry, link)
  const decisions = useDecisions(entry, reading, actions.review)
  const keys = useReviewKeys(reading, decisions)
  useKeptReasons(draftKey, results.entries, decisions)
  useTitle(entry?.fileName)
  return (
    <div
      className={classes(
        'history',
        reading.pane !== 'closed' && 'history-open',
        reading.pane === 'listed' && 'history-listed',
      )}
    >
      <h1 className="visually-hidden">Results</h1>
      <DocumentList
        selectedId={entry?.documentRequestId ?? null}
        linkedId={link?.checkId ?? null}
        {...{ results, checkHref }}
      />
      <section className="history-results" aria-label="Check Results">
        <div className="results-pane">
          {entry ? (
            <CutOutSource value={documentOf(entry, source.pdf)}>
              <CheckResults
                key={entry.documentRequestId}
                entries={results.entries}
                decisions={actions.review ? decisions : null}
                onShowKeys={keys.show}
                {...{ entry, reading, source, actions, checkHref }}
              />
            </CutOutSource>
          ) : (
            <>
              <header className="cluster results-head">
                <h2>Check Results</h2>
              </header>
              <p className="muted results-none">Findings of the selected document appear here.</p>
            </>
          )}
        </div>
        {entry && <DocumentPane key={entry.annotatedPdf} load={source.pdf} {...{ entry, reading }} />}
      </section>
      {source.rate && <RatingSlot rate={source.rate} />}
      {keys.open && <KeysHelp onClose={keys.hide} />}
    </div>
  )
}

/** Without a link the entry that was shown stays, whatever arrives above it. */
function useSelected({ entries, loading }: Results, linkedId: number | null): HistoryEntry | null {
  const [shownId, setShownId] = useState<number | null>(null)
  const entry = selectedEntry(entries, linkedId, shownId, loading)
  const id = entry?.documentRequestId ?? null
  if (id !== null && id !== linkedId && id !== shownId) setShownId(id)
  return entry
}

function useLeftOut(source: HistorySource, entry: HistoryEntry | null, results: Results): void {
  const { loading, change } = results
  const id = entry?.documentRequestId ?? 0
  const isLeftOut = entry?.result === null && entry.documentResultId !== null && !loading
  const { data } = useQuery({
    queryKey: ['result', id],
    queryFn: () => source.entry(id),
    enabled: isLeftOut,
    networkMode: 'always',
  })
  useEffect(() => {
    // Only the findings: the list's decisions may be newer.
    if (isLeftOut && data) void change((entries) => withEntry(entries, id, { ...entry, result: data.result }))
  }, [isLeftOut, data, id, entry, change])
}
