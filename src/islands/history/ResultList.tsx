import { memo, type ReactNode, useDeferredValue } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { formatLink } from '../../domain/history-link.ts'
import { Badge, Money, StateBadge } from '../ui/index.ts'
import { type DateLocale, When } from './When.tsx'

interface ResultListProps {
  entries: readonly HistoryEntry[]
  selectedId: number | null
  locale: DateLocale
}

/** The checks as links, so that each can be opened, copied and gone back to. Hundreds of new rows hold up nothing else. */
export function ResultList({ entries, selectedId, locale }: ResultListProps): ReactNode {
  const rows = useDeferredValue(entries)
  return (
    <ul className="result-list" aria-label="Checked documents" data-tour="documents">
      {rows.map((entry) => (
        <ResultRow
          key={entry.documentRequestId}
          entry={entry}
          selected={entry.documentRequestId === selectedId}
          locale={locale}
        />
      ))}
    </ul>
  )
}

interface ResultRowProps {
  entry: HistoryEntry
  selected: boolean
  locale: DateLocale
}

const ResultRow = memo(function ResultRow({ entry, selected, locale }: ResultRowProps): ReactNode {
  return (
    <li>
      <a
        className="result-row"
        href={formatLink(entry.documentRequestId)}
        aria-current={selected ? 'true' : undefined}
      >
        <span className="result-line">
          <span className="result-name" title={entry.fileName}>
            {entry.fileName}
          </span>
          <StateBadge state={entry.state} />
        </span>
        <span className="result-line">
          <span className="result-facts">
            <When date={entry.resultDate ?? entry.createdAt} locale={locale} />
            <span className="result-rules" title={entry.ruleSetName}>
              {entry.ruleSetName}
            </span>
          </span>
          <span className="result-cost">
            {entry.savedResult && <Badge>Free repeat</Badge>}
            <Money amount={entry.priceFinal} as="price" />
          </span>
        </span>
      </a>
    </li>
  )
})
