import { useEffect, useId, useRef, useState } from 'react'
import { sendable, underWay } from '../../machines/batch-files.ts'
import { Button, later } from '../ui/index.ts'
import type { OpenBatch } from './use-batch-checks.ts'
import type { BatchRun } from './use-batch-run.ts'

const CancelDialog = later(() => import('./CancelDialog.tsx'))

export function RunProgress({ run, open, onNews }: { run: BatchRun; open: OpenBatch; onNews: () => void }) {
  const { snapshot, send } = run
  const [asking, setAsking] = useState(false)
  const id = useId()
  const files = underWay(snapshot.context.files)
  const checks = open.batch?.checks ?? []
  // An upload may have arrived before its answer has.
  const arrived = new Set(checks.map(({ fileName }) => fileName))
  const toSend = files.filter(({ state, file }) => state !== 'sending' || !arrived.has(file.name)).length
  const section = useRef<HTMLElement>(null)
  const isSending = files.length > 0
  useEffect(() => {
    // The button that started the batch is gone.
    if (isSending && document.activeElement === document.body) section.current?.focus()
  }, [isSending])
  if (!isSending && open.isSettled) return null
  // A check that was just accepted appears only in the next response.
  const all = Math.max(checks.length, snapshot.context.sent) + toSend
  const ended = checks.length - open.running
  return (
    <section ref={section} className="batch-run" aria-label="Progress" tabIndex={-1}>
      <label htmlFor={id}>
        {ended} of {all} checked
        {open.running > 0 && `, ${open.running} running`}
        {toSend > 0 && `, ${toSend} to send`}
      </label>
      <progress id={id} max={all} value={ended} />
      <div className="cluster">
        {snapshot.matches('sending') && (
          <Button small icon="pause" onClick={() => send({ type: 'PAUSE' })}>
            Pause
          </Button>
        )}
        {snapshot.matches('paused') && (
          <Button small icon="play" variant="primary" onClick={() => send({ type: 'RESUME' })}>
            Resume
          </Button>
        )}
        <Button small icon="x" onClick={() => setAsking(true)}>
          Cancel the batch
        </Button>
      </div>
      <p className="note" role="status">
        {heldWords(snapshot)}
      </p>
      {asking && <CancelDialog {...{ run, open, onNews }} onClose={() => setAsking(false)} />}
    </section>
  )
}

function heldWords(snapshot: BatchRun['snapshot']): string {
  const { held, files } = snapshot.context
  if (snapshot.matches('paused')) return 'Paused. Documents that were submitted are still checked.'
  if (!snapshot.matches('sending'))
    return sendable(files).length > 0
      ? 'The files below are not sent.'
      : 'All files are sent. You can leave this page.'
  if (held === 'offline') return 'You’re offline. Sending resumes when you’re back online.'
  if (held === 'busy') return 'The server is busy. Sending resumes in a moment.'
  return 'Keep this page open until all files are sent.'
}
