import type { HistoryEntry } from '../../contract/documents.ts'
import { readPagesIn } from '../../domain/document/unread-pages.ts'
import { checkedWords, countsWords, readWords } from '../../domain/results/finding-words.ts'
import { countByFilter, type FindingFilter } from '../../domain/results/findings.ts'
import { countResult } from '../../domain/results/result-counts.ts'
import { VERDICT_WORDS } from '../../domain/results/verdict-words.ts'
import type { CheckResult, FindingSection } from '../../domain/results/verdicts.ts'
import { Message, optional, Segmented, useHydrated } from '../ui/index.ts'
import { FindingCard } from './findings/FindingCard.tsx'
import { NotQuoted } from './findings/Places.tsx'
import type { Decisions } from './review/use-decisions.ts'
import type { HistorySource } from './state/history-source.ts'
import { changeOf, useComparison } from './state/use-comparison.ts'
import type { Reading } from './state/use-reading.ts'

export interface FinishedCheckProps {
  source: HistorySource
  entry: HistoryEntry
  entries: readonly HistoryEntry[]
  reading: Reading
  /** Null where decisions are off. */
  decisions: Decisions | null
}

const ComparisonNote = optional(() => import('./comparison/ComparisonNote.tsx'))
const ReviewEnd = optional(() => import('./review/ReviewEnd.tsx'))

export function FinishedCheck(props: FinishedCheckProps & { result: CheckResult }) {
  const { source, entry, entries, reading, decisions, result } = props
  const counts = countByFilter(reading.findings)
  const canView = entry.annotatedPdf !== null
  const isHydrated = useHydrated()
  const compared = useComparison(source, entries, entry, result)
  return (
    <>
      <p className="results-sum">{countsWords(countResult(result, entry.reviews))}</p>
      {result.warnings?.map((warning) => (
        <Message key={warning} kind="info">
          <span lang={result.language}>{warning}</span>
        </Message>
      ))}
      {compared.isPossible && (
        <div className={compared.base ? 'comparison comparison-based' : 'comparison'}>
          {isHydrated && <ComparisonNote {...compared} {...{ entry, entries }} />}
        </div>
      )}
      <Segmented
        legend="Show findings"
        value={reading.filter}
        onChange={reading.setFilter}
        segments={segmentsFor(counts)}
      />
      {reading.shown.length === 0 && <p className="muted results-none">No findings match this filter.</p>}
      {sections.map(({ section, title }) => {
        const own = reading.shown.filter((listed) => listed.section === section)
        if (own.length === 0) return null
        return (
          <section key={section} className="findings" aria-labelledby={`findings-${section}`}>
            <h3 className="note" id={`findings-${section}`}>
              {title}
            </h3>
            {own.map((listed) => (
              <FindingCard
                key={listed.finding.id}
                {...{ entry, listed, decisions }}
                current={listed === reading.current}
                onSelect={() => reading.select(listed.finding.id)}
                language={result.language}
                change={changeOf(compared.comparison, listed.finding.id)}
                keepTest={isHydrated && section === 'specific' ? source.keepTest : undefined}
                onSpot={canView ? (spot) => reading.viewSpot(listed.finding.id, spot) : null}
              />
            ))}
          </section>
        )
      })}
      <NotQuoted sections={result.notQuoted ?? []} onPage={canView ? reading.viewPage : null} />
      <footer className="note report-facts">
        {[readWords(readPagesIn(result)), checkedWords(result), `report in ${languageName(result.language)}`]
          .filter(Boolean)
          .join(' · ')}
      </footer>
      {isHydrated && decisions && (
        <ReviewEnd {...{ entries, entry, decisions }} reviewedPdf={source.reviewedPdf} />
      )}
    </>
  )
}

/** "Czech" for "cs"; unknown or invalid tags are returned as they are. */
function languageName(tag: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}

const sections: readonly { section: FindingSection; title: string }[] = [
  { section: 'specific', title: 'Your rules' },
  { section: 'general', title: 'General checks' },
]

const segments: readonly { value: FindingFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'broken', label: 'Broken' },
  { value: 'not-found', label: 'Not found' },
  { value: 'undecided', label: VERDICT_WORDS.undecided },
  { value: 'not-applicable', label: VERDICT_WORDS['not-applicable'] },
  { value: 'met', label: 'Met' },
  { value: 'general', label: 'General' },
]
const always: readonly FindingFilter[] = ['all', 'broken', 'not-found', 'met', 'general']

/** Rare verdicts are listed only if present. */
function segmentsFor(counts: ReturnType<typeof countByFilter>) {
  return segments
    .map((segment) => ({ ...segment, count: counts[segment.value] }))
    .filter(({ value, count }) => count > 0 || always.includes(value))
}
