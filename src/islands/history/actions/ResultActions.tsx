import { use, useState } from 'react'
import type { HistoryEntry } from '../../../contract/documents.ts'
import { pages } from '../../../contract/urls.ts'
import { isRunning } from '../../../domain/document/documents.ts'
import { findingName } from '../../../domain/results/finding-words.ts'
import { Button, copyText, type DateLocale, DateLocales, LinkButton, later, Menu } from '../../ui/index.ts'
import type { HistorySource } from '../state/history-source.ts'
import { formatLink } from '../state/link.ts'
import type { EntryActions } from '../state/use-entry-actions.ts'
import type { Reading } from '../state/use-reading.ts'
import { openPdf } from './open-pdf.ts'

const DeleteDialog = later(() => import('./DeleteDialog.tsx'))

export interface ResultActionsProps {
  entry: HistoryEntry
  source: HistorySource
  actions: EntryActions
  reading: Reading
  onShowKeys: () => void
}

export function ResultActions(props: ResultActionsProps) {
  const { entry, source, actions, reading } = props
  const [deleting, setDeleting] = useState(false)
  const locale = use(DateLocales)
  return (
    <div className="in-line results-actions">
      {entry.batch && (
        <LinkButton
          small
          variant="quiet"
          href={`${pages.batch}?id=${entry.batch}`}
          aria-label="Back to its batch"
        >
          Batch
        </LinkButton>
      )}
      {entry.result && entry.annotatedPdf && reading.pane === 'closed' && (
        <Button small icon="file-search" onClick={reading.view}>
          View document
        </Button>
      )}
      {reading.pane !== 'closed' && (
        <Button
          small
          className="fold-list"
          aria-expanded={reading.pane === 'listed'}
          onClick={reading.foldList}
        >
          List
        </Button>
      )}
      {entry.state !== 'ERROR' && (
        <Button small icon="external-link" data-tour="open-pdf" onClick={() => openPdf(source, entry)}>
          Open PDF
        </Button>
      )}
      <Menu label={`More for ${entry.fileName}`} items={menuItems(props, locale, () => setDeleting(true))} />
      {deleting && (
        <DeleteDialog
          entry={entry}
          onClose={() => setDeleting(false)}
          onDelete={() => actions.remove?.(entry)}
        />
      )}
    </div>
  )
}

const exporting = () => import('./export-result.ts')

type MenuItems = Parameters<typeof Menu>[0]['items']

function menuItems(props: ResultActionsProps, locale: DateLocale, onDelete: () => void): MenuItems {
  const { entry, source, actions, reading, onShowKeys } = props
  const { result } = entry
  const unfinished = result ? undefined : missing(entry)
  const runs = isRunning(entry.state) ? 'Cancel the check first' : undefined
  const { current } = reading
  const address = (): string =>
    new URL(formatLink(entry.documentRequestId, current?.finding.id), location.href).href
  const { reviewedPdf, receipt } = source
  const unmarked = entry.annotatedPdf === null ? 'This file could not be highlighted' : undefined
  const items = [
    reviewedPdf && {
      label: 'Reviewed PDF',
      unavailable: unfinished ?? unmarked,
      onSelect: () => exporting().then(({ downloadReviewedPdf }) => downloadReviewedPdf(reviewedPdf, entry)),
    },
    {
      label: 'Copy as Markdown',
      unavailable: unfinished,
      onSelect: () =>
        result &&
        copyText(
          exporting().then(({ markdownOf }) => markdownOf(entry, result, locale)),
          'Copied as Markdown',
        ),
    },
    {
      label: 'Export CSV',
      unavailable: unfinished,
      onSelect: () => result && exporting().then(({ downloadCsv }) => downloadCsv(entry, result, locale)),
    },
    receipt && {
      label: 'Signed receipt',
      unavailable: unfinished,
      onSelect: () => exporting().then(({ downloadReceipt }) => downloadReceipt(receipt, entry)),
    },
    {
      label: 'Copy link',
      onSelect: () => copyText(address(), current ? `Link to ${findingName(current)} copied` : 'Link copied'),
    },
    { label: 'Keyboard shortcuts', onSelect: onShowKeys },
    actions.remove && { label: 'Delete', danger: true, unavailable: runs, onSelect: onDelete },
  ]
  return items.filter((item) => item !== undefined)
}

function missing({ state, documentResultId }: HistoryEntry): string {
  if (state !== 'FINISHED') return 'Only for finished checks'
  return documentResultId === null ? 'No longer stored' : 'Still loading'
}
