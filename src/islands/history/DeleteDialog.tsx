import type { ReactNode } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { ConfirmDialog } from '../ui/index.ts'

/** What is lost, and what becomes of the money. */
function deletionWords({ fileName, state, priceFinal }: HistoryEntry): string {
  if (state === 'ERROR') {
    return `The entry for ${fileName} is deleted at once and can’t be brought back. Its price was given back already.`
  }
  const lost = `The findings for ${fileName} and its highlighted PDF are deleted at once and can’t be brought back.`
  return priceFinal > 0 ? `${lost} What the check cost stays paid.` : lost
}

interface DeleteDialogProps {
  entry: HistoryEntry
  onClose: () => void
  onDelete: () => void
}

/** Asks once. Loaded when it is wanted. */
export default function DeleteDialog({ entry, onClose, onDelete }: DeleteDialogProps): ReactNode {
  return (
    <ConfirmDialog
      open
      title="Delete this result?"
      confirmLabel="Delete result"
      danger
      onClose={onClose}
      onConfirm={() => {
        onClose()
        onDelete()
      }}
    >
      <p>{deletionWords(entry)}</p>
    </ConfirmDialog>
  )
}
