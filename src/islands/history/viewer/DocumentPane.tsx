import { useQuery } from '@tanstack/react-query'
import type { HistoryEntry } from '../../../contract/documents.ts'
import { useListener } from '../../base/use-listener.ts'
import { Skeleton } from '../../ui/index.ts'
import type { HistorySource } from '../history-source.ts'
import { isTyping } from '../review/use-review-keys.ts'
import type { Reading } from '../use-reading.ts'
import type { DocumentViewerProps } from './DocumentViewer.tsx'
import { NotOpened } from './NotOpened.tsx'

interface DocumentPaneProps {
  entry: HistoryEntry
  load: HistorySource['pdf']
  reading: Reading
}

/** The document of a result. */
export function DocumentPane({ entry, load, reading }: DocumentPaneProps) {
  const { findings, current, spot, pane } = reading
  if (pane === 'closed' || entry.annotatedPdf === null) return null
  return (
    <section className="viewer" aria-label="Document">
      <LoadedViewer
        address={entry.annotatedPdf}
        pages={entry.result?.pages ?? 0}
        onSelect={reading.select}
        onStep={reading.step}
        onClose={reading.closeViewer}
        onRoom={reading.toCurrent}
        {...{ load, findings, current, spot }}
      />
    </section>
  )
}

/** A query, because a chunk that can't be loaded now (offline) may be later. Escape closes the document before it is shown, too. */
function LoadedViewer(props: DocumentViewerProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: ['viewer'],
    queryFn: loadViewer,
    retry: false,
    networkMode: 'always',
    refetchOnReconnect: true,
    staleTime: Number.POSITIVE_INFINITY,
  })
  useListener(
    'keydown',
    (event) => {
      if (event.key === 'Escape' && !isTyping(event.target)) props.onClose()
    },
    !data,
  )
  if (data) return <data.DocumentViewer {...props} />
  if (isError) return <NotOpened title="We couldn’t open the document" again={refetch} />
  return <Skeleton label="Opening the document" lines={8} />
}

type ViewerModule = typeof import('./DocumentViewer.tsx')

/**
 * Loads the viewer's chunk only when it is needed.
 * `glob` and not a plain `import()`: the worker renders the screen around the viewer, and its bundler would follow an
 * import into pdf.js. Only Vite knows `glob`.
 */
async function loadViewer(): Promise<ViewerModule> {
  const [load] = Object.values(import.meta.glob<ViewerModule>('./DocumentViewer.tsx'))
  if (!load) throw new Error('the viewer is not in the build')
  return load()
}
