import { memo, type ReactNode, startTransition, useEffect, useState } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { formatLink } from '../../domain/history-link.ts'
import { Badge, Money, StateBadge } from '../ui/index.ts'
import { type DateLocale, When } from './When.tsx'

interface ResultListProps {
  entries: readonly HistoryEntry[]
  selectedId: number | null
  locale: DateLocale
}

/** More than any screen shows at once. */
const FIRST_ROWS = 50

/** The checks as links, so that each can be opened, copied and gone back to. The rows out of sight come last. */
export function ResultList({ entries, selectedId, locale }: ResultListProps): ReactNode {
  const [rows, setRows] = useState(FIRST_ROWS)
  useEffect(() => startTransition(() => setRows(Number.POSITIVE_INFINITY)), [])
  return (
    <ul className="result-list" aria-label="Checked documents" data-tour="documents">
      {entries.slice(0, rows).map((entry) => (
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
            <Money amount={entry.priceFinal} decimals={3} />
          </span>
        </span>
      </a>
    </li>
  )
})
