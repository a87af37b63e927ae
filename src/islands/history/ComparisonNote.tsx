import type { ReactNode } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import type { Comparison } from '../../domain/history-comparison.ts'
import { formatLink } from '../../domain/history-link.ts'
import { Badge } from '../ui/index.ts'
import { type DateLocale, When } from './When.tsx'

interface ComparisonNoteProps {
  earlier: HistoryEntry
  comparison: Comparison
  locale: DateLocale
}

/** What is different from the check before of the same document by the same rule set. */
export function ComparisonNote({ earlier, comparison, locale }: ComparisonNoteProps): ReactNode {
  const { fixed, stillBroken, fresh } = comparison
  const broken = stillBroken.filter(({ verdict }) => verdict === 'broken').length
  return (
    <section className="comparison" aria-label="Compared with the check before">
      <p>
        Since{' '}
        <a href={formatLink(earlier.documentRequestId)}>
          the check of <When date={earlier.resultDate ?? earlier.createdAt} locale={locale} />
        </a>
      </p>
      <p className="comparison-counts">
        <Badge tone="met">{fixed.length} fixed</Badge>
        <Badge tone="broken">{broken} still broken</Badge>
        {broken < stillBroken.length && <Badge>{stillBroken.length - broken} still not found</Badge>}
        <Badge tone="waiting">{fresh.length} new</Badge>
      </p>
      {fixed.length > 0 && (
        <details>
          <summary>What was fixed</summary>
          <ul className="comparison-fixed">
            {fixed.map(({ section, number, finding }) => (
              <li key={`${section} ${number}`}>{finding.rule}</li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}
