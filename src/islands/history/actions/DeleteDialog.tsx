import type { HistoryEntry } from '../../../contract/documents.ts'
import { ConfirmDialog } from '../../ui/index.ts'

function deletionWords({ fileName, state, priceFinal }: HistoryEntry): string {
  if (state === 'ERROR') {
    return `The entry for ${fileName} will be permanently deleted. Its price has already been refunded.`
  }
  const lost = `The findings for ${fileName} and its highlighted PDF will be permanently deleted.`
  return priceFinal > 0 ? `${lost} The cost of the check is not refunded.` : lost
}

interface DeleteDialogProps {
  entry: HistoryEntry
  onClose: () => void
  onDelete: () => void
}

export default function DeleteDialog({ entry, onClose, onDelete }: DeleteDialogProps) {
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
