import { useState } from 'react'
import { showFailureText } from '../session/failures.ts'
import { ConfirmDialog, toast } from '../ui/index.ts'
import { cancelRunning } from './batch-source.ts'
import type { OpenBatch } from './use-batch-checks.ts'
import type { BatchRun } from './use-batch-run.ts'

interface CancelDialogProps {
  run: BatchRun
  open: OpenBatch
  onNews: () => void
  onClose: () => void
}

/** Confirms cancelling. An upload in progress may have arrived, so the server is asked which checks are running. */
export default function CancelDialog({ run, open, onNews, onClose }: CancelDialogProps) {
  const [busy, setBusy] = useState(false)
  async function cancel(): Promise<void> {
    setBusy(true)
    run.send({ type: 'CANCEL' })
    try {
      await cancelRunning((await open.reload())?.checks ?? [])
      // Includes uploads that have just arrived.
      const left = await cancelRunning((await open.reload())?.checks ?? [])
      await open.reload()
      toast({ kind: left > 0 ? 'info' : 'success', text: words(left) })
    } catch (error) {
      showFailureText('Some checks could not be cancelled. Please try again.', error)
    }
    onNews()
    onClose()
  }
  return (
    <ConfirmDialog
      open
      title="Cancel the batch?"
      confirmLabel="Cancel the batch"
      danger
      loading={busy}
      onClose={onClose}
      onConfirm={() => void cancel()}
    >
      <p>
        Files that were not sent stay on your computer. Running checks are stopped and refunded. Finished
        results are kept.
      </p>
      <p>
        Once the AI has been asked, you can cancel up to ten checks a day; others continue and are charged.
      </p>
    </ConfirmDialog>
  )
}

function words(left: number): string {
  if (left === 0) return 'The batch is cancelled. Running checks are refunded.'
  return `The batch is cancelled. ${left === 1 ? '1 check continues' : `${left} checks continue`}: you have cancelled ten today after they had begun.`
}
