import type { HistoryEntry } from '../../../contract/documents.ts'
import { useListener } from '../../base/use-listener.ts'
import { later, Skeleton } from '../../ui/index.ts'
import type { HistorySource } from '../history-source.ts'
import { isTyping } from '../review/use-review-keys.ts'
import type { Reading } from '../use-reading.ts'

const opening = <Skeleton label="Opening the document" lines={8} />
const DocumentViewer = later(loadViewer, Opening)

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
          onRoom={reading.toCurrent}
          {...{ load, findings, current, spot }}
        />
      ) : (
        opening
      )}
    </section>
  )
}

/** Escape closes the document before it is shown, too. */
function Opening({ onClose }: { onClose: () => void }) {
  useListener('keydown', (event) => {
    if (event.key === 'Escape' && !isTyping(event.target)) onClose()
  })
  return opening
}

type ViewerModule = typeof import('./DocumentViewer.tsx')

/**
 * Loads the viewer's chunk only when it is needed.
 * `glob` and not a plain `import()`: the worker renders the screen around the viewer, and its bundler would follow an
 * import into pdf.js. Only Vite knows `glob`.
 */
async function loadViewer() {
  const [load] = Object.values(import.meta.glob<ViewerModule>('./DocumentViewer.tsx'))
  if (!load) throw new Error('the viewer is not in the build')
  return { default: (await load()).DocumentViewer }
}
