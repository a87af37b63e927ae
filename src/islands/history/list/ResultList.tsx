import { memo, useDeferredValue, useMemo, useState } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import { Badge, DateTime, SearchField, StateBadge } from '../../ui/index.ts'
import { earlierVersions, matching } from '../state/entries.ts'
import { FileName, Price } from '../state/entry-parts.tsx'
import { formatLink } from '../state/link.ts'
import { rowWords } from './row-words.ts'

const SEARCHED = 6

interface ResultListProps {
  entries: readonly HistoryEntry[]
  selectedId: number | null
}

/** As links, so that each can be opened, copied and reached with Back; deferred, so that hundreds don’t block input. */
export function ResultList({ entries, selectedId }: ResultListProps) {
  const [search, setSearch] = useState('')
  const wanted = useDeferredValue(search)
  const all = useDeferredValue(entries)
  const earlier = useMemo(() => earlierVersions(all), [all])
  const found = useMemo(() => matching(all, wanted), [all, wanted])
  return (
    <>
      {entries.length >= SEARCHED && (
        <div className="result-search">
          <SearchField
            label="Search documents and rule sets"
            value={search}
            onChange={(event) => setSearch(event.target.value)}
          />
        </div>
      )}
      <p className="result-none" role="status">
        {found.length === 0 && 'No document matches your search.'}
      </p>
      <ul className="result-list" aria-label="Checked documents" data-tour="documents">
        {found.map((entry) => (
          <ResultRow
            key={entry.documentRequestId}
            entry={entry}
            selected={entry.documentRequestId === selectedId}
            isEarlier={earlier.has(entry)}
          />
        ))}
      </ul>
    </>
  )
}

interface ResultRowProps {
  entry: HistoryEntry
  selected: boolean
  isEarlier: boolean
}

const ResultRow = memo(function ResultRow(props: ResultRowProps) {
  const { entry, selected, isEarlier } = props
  const words = rowWords(entry)
  return (
    <li>
      <a
        className="inset-focus result-row"
        href={formatLink(entry.documentRequestId)}
        aria-current={selected ? 'true' : undefined}
      >
        <span className="in-line result-line">
          <span className="clamped result-name" title={entry.fileName}>
            <FileName name={entry.fileName} />
          </span>
          {entry.state !== 'FINISHED' && <StateBadge state={entry.state} />}
        </span>
        {words && <span>{words}</span>}
        <span className="in-line result-line">
          <span className="in-line result-facts">
            <DateTime date={entry.resultDate ?? entry.createdAt} />
            <span className="one-line" title={entry.ruleSetName}>
              {entry.ruleSetName}
            </span>
          </span>
          <span className="in-line to-end result-cost">
            {isEarlier && <Badge>Earlier version</Badge>}
            {entry.savedResult && <Badge>Repeat</Badge>}
            <Price amount={entry.priceFinal} />
          </span>
        </span>
      </a>
    </li>
  )
})
