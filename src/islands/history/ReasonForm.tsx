import { type ReactNode, type SubmitEvent, useState } from 'react'
import { type Decision, REVIEW_REASON_MAX } from '../../domain/history-reviews.ts'
import { Button, TextField } from '../ui/index.ts'

const ASKED = { confirmed: 'Confirm issue', accepted: 'Accept risk', dismissed: 'Not an issue' } as const
const QUESTIONS: Readonly<Record<Decision, string>> = {
  confirmed: 'Note (optional)',
  accepted: 'Why you accept the risk (optional)',
  dismissed: 'Why it is not an issue (optional)',
}

interface ReasonFormProps {
  decision: Decision
  onCancel: () => void
  onReason: (reason: string) => void
}

/** Enter saves, Escape cancels. */
export default function ReasonForm({ decision, onCancel, onReason }: ReasonFormProps): ReactNode {
  const [reason, setReason] = useState('')
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    onReason(reason.trim())
  }
  return (
    <form className="review-form" onSubmit={submit}>
      <TextField
        label={QUESTIONS[decision]}
        value={reason}
        maxLength={REVIEW_REASON_MAX}
        autoFocus
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <Button small type="submit" variant="primary">
        {ASKED[decision]}
      </Button>
      <Button small variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
