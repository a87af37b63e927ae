import type { HistoryEntry } from '../../../contract/documents.ts'
import { useListener } from '../../base/use-listener.ts'
import { later, Skeleton } from '../../ui/index.ts'
import { isTyping } from '../review/use-review-keys.ts'
import type { HistorySource } from '../state/history-source.ts'
import type { Reading } from '../state/use-reading.ts'
import type { DocumentViewerProps } from './DocumentViewer.tsx'
import { loadOnly } from './load-only.ts'
import { NotOpened } from './NotOpened.tsx'

type ViewerModule = typeof import('./DocumentViewer.tsx')

const DocumentViewer = later(
  () =>
    loadOnly(import.meta.glob<ViewerModule>('./DocumentViewer.tsx')).catch(() => ({ default: NotLoaded })),
  Opening,
)

interface DocumentPaneProps {
  entry: HistoryEntry
  load: HistorySource['pdf']
  reading: Reading
}

export function DocumentPane({ entry, load, reading }: DocumentPaneProps) {
  if (reading.pane === 'closed' || entry.annotatedPdf === null) return null
  return (
    <section className="viewer" aria-label="Document">
      <DocumentViewer address={entry.annotatedPdf} pages={entry.result?.pages ?? 0} {...{ load, reading }} />
    </section>
  )
}

/** Escape closes the document before it is shown, too. */
function Opening({ reading }: DocumentViewerProps) {
  useEscape(reading.closeViewer)
  return <Skeleton label="Opening the document" lines={8} />
}

/** The viewer's chunk can't be loaded, perhaps because the browser is offline. It asks only once for a file, so the page is loaded again. */
function NotLoaded({ reading }: DocumentViewerProps) {
  useEscape(reading.closeViewer)
  const reload = (): void => location.reload()
  useListener('online', reload)
  return <NotOpened title="We couldn’t open the document" again={() => navigator.onLine && reload()} />
}

function useEscape(act: () => void): void {
  useListener('keydown', (event) => {
    if (event.key === 'Escape' && !isTyping(event.target)) act()
  })
}
