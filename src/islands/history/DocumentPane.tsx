import type { HistoryEntry } from '../../contract/documents.ts'
import { Skeleton } from '../ui/index.ts'
import { later } from '../ui/later.tsx'
import type { HistorySource } from './history-source.ts'
import type { Reading } from './use-reading.ts'
import { loadViewer } from './viewer/load-viewer.ts'

const waiting = <Skeleton label="Opening the document" lines={8} />
const DocumentViewer = later(loadViewer, waiting)

interface DocumentPaneProps {
  entry: HistoryEntry
  load: HistorySource['pdf']
  reading: Reading
}

/** The document of a result. Its space is reserved before the window's width is known. */
export function DocumentPane({ entry, load, reading }: DocumentPaneProps) {
  const { findings, current, spot, pane, viewing } = reading
  if (pane === 'none' || pane === 'closed' || entry.annotatedPdf === null) return null
  return (
    <section className="viewer" aria-label="Document">
      {viewing ? (
        <DocumentViewer
          address={entry.annotatedPdf}
          pages={entry.result?.pages ?? 0}
          onSelect={reading.select}
          onStep={reading.step}
          onClose={reading.closeViewer}
          {...{ load, findings, current, spot }}
        />
      ) : (
        waiting
      )}
    </section>
  )
}
