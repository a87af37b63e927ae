import { ExternalLink, FileSearch, FileSpreadsheet, Link, Printer, ScrollText, Trash2 } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { formatLink } from '../../domain/history-link.ts'
import { isRunning } from '../../machines/document.ts'
import { Button, Menu } from '../ui/index.ts'
import { copyMarkdown, copyText, downloadCsv } from './export-result.ts'
import type { HistorySource } from './history-source.ts'
import { openPdf } from './open-pdf.ts'
import type { EntryActions } from './use-entry-actions.ts'
import type { Reading } from './use-reading.ts'
import type { DateLocale } from './When.tsx'

const DeleteDialog = lazy(() => import('./DeleteDialog.tsx'))

export interface ResultActionsProps {
  entry: HistoryEntry
  source: HistorySource
  actions: EntryActions
  locale: DateLocale
  reading: Reading
}

/** What can be done with the whole result. */
export function ResultActions(props: ResultActionsProps): ReactNode {
  const { entry, source, actions, reading } = props
  const [deleting, setDeleting] = useState(false)
  return (
    <div className="results-actions">
      {entry.result && entry.annotatedPdf && !reading.viewing && (
        <Button small icon={FileSearch} className="view-document" onClick={reading.view}>
          View document
        </Button>
      )}
      <Button small icon={ExternalLink} data-tour="open-pdf" onClick={() => openPdf(source, entry)}>
        Open PDF
      </Button>
      <Menu label={`More for ${entry.fileName}`} items={menuItems(props, () => setDeleting(true))} />
      {deleting && (
        <Suspense>
          <DeleteDialog
            entry={entry}
            onClose={() => setDeleting(false)}
            onDelete={() => actions.remove?.(entry)}
          />
        </Suspense>
      )}
    </div>
  )
}

type MenuItems = Parameters<typeof Menu>[0]['items']

function menuItems({ entry, actions, locale }: ResultActionsProps, onDelete: () => void): MenuItems {
  const { result } = entry
  const unfinished = result ? undefined : missing(entry)
  const runs = isRunning(entry.state) ? 'Cancel the check first' : undefined
  const address = (): string => new URL(formatLink(entry.documentRequestId), location.href).href
  return [
    {
      label: 'Copy as Markdown',
      icon: ScrollText,
      unavailable: unfinished,
      onSelect: () => result && copyMarkdown(entry, result, locale),
    },
    {
      label: 'Export CSV',
      icon: FileSpreadsheet,
      unavailable: unfinished,
      onSelect: () => result && downloadCsv(entry, result),
    },
    { label: 'Print', icon: Printer, unavailable: unfinished, onSelect: () => window.print() },
    { label: 'Copy link', icon: Link, onSelect: () => copyText(address(), 'Link copied') },
    ...(actions.remove
      ? [{ label: 'Delete', icon: Trash2, danger: true, unavailable: runs, onSelect: onDelete }]
      : []),
  ]
}

function missing({ state, documentResultId }: HistoryEntry): string {
  if (state !== 'FINISHED') return 'Only for finished checks'
  return documentResultId === null ? 'No longer kept' : 'Still loading'
}
