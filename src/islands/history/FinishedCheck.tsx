import type { ReactNode } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { changeOf } from '../../domain/history-comparison.ts'
import { type FindingFilter, tally } from '../../domain/history-findings.ts'
import { resultSentence, VERDICT_WORDS } from '../../domain/history-words.ts'
import { countResult } from '../../domain/result-counts.ts'
import type { CheckResult } from '../../domain/verdicts.ts'
import { Message, Segmented } from '../ui/index.ts'
import { ComparisonNote } from './ComparisonNote.tsx'
import { FindingCard } from './FindingCard.tsx'
import type { HistorySource } from './history-source.ts'
import { NotQuoted } from './NotQuoted.tsx'
import { ReportFacts } from './ReportFacts.tsx'
import { useComparison } from './use-comparison.ts'
import type { EntryActions } from './use-entry-actions.ts'
import type { Reading } from './use-reading.ts'
import type { DateLocale } from './When.tsx'

export interface FinishedCheckProps {
  source: HistorySource
  entry: HistoryEntry
  entries: readonly HistoryEntry[]
  reading: Reading
  actions: EntryActions
  locale: DateLocale
}

/** A result: the sum of it, what changed since the last time, and every finding. */
export function FinishedCheck(props: FinishedCheckProps & { result: CheckResult }): ReactNode {
  const { source, entry, entries, reading, actions, locale, result } = props
  const counts = tally(reading.findings)
  const canView = entry.annotatedPdf !== null
  const compared = useComparison(source, entries, entry, result)
  return (
    <>
      <p className="results-sum">{resultSentence(countResult(result, entry.reviews))}</p>
      {result.warnings?.map((warning) => (
        <Message key={warning} kind="info">
          <span lang={result.language}>{warning}</span>
        </Message>
      ))}
      <ComparisonNote {...compared} {...{ entry, entries, locale }} />
      <Segmented
        legend="Show findings"
        value={reading.filter}
        onChange={reading.setFilter}
        segments={segmentsFor(counts)}
      />
      {reading.shown.length === 0 && <p className="results-none">No findings of this kind.</p>}
      <div className="findings">
        {reading.shown.map((listed) => (
          <FindingCard
            key={listed.finding.id}
            entry={entry}
            listed={listed}
            current={listed.finding.id === reading.findingId}
            language={result.language}
            change={changeOf(compared.comparison, listed.finding.id)}
            review={actions.review}
            onSpot={canView ? (spot) => reading.viewSpot(listed.finding.id, spot) : null}
          />
        ))}
      </div>
      <NotQuoted sections={result.notQuoted ?? []} onPage={canView ? reading.viewPage : null} />
      <ReportFacts result={result} />
    </>
  )
}

const segments: readonly { value: FindingFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'broken', label: 'Broken' },
  { value: 'not-found', label: 'Not found' },
  { value: 'unreadable', label: VERDICT_WORDS.unreadable },
  { value: 'not-applicable', label: VERDICT_WORDS['not-applicable'] },
  { value: 'met', label: 'Met' },
  { value: 'general', label: 'General' },
]
const always: readonly FindingFilter[] = ['all', 'broken', 'not-found', 'met', 'general']

/** The rarer verdicts are offered where there are any. */
function segmentsFor(counts: ReturnType<typeof tally>) {
  return segments
    .map((segment) => ({ ...segment, count: counts[segment.value] }))
    .filter(({ value, count }) => count > 0 || always.includes(value))
}
