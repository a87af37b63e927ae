import { type ReactNode, type SubmitEvent, useState } from 'react'
import { REVIEW_REASON_MAX } from '../../domain/decisions.ts'
import { Button, TextField } from '../ui/index.ts'

/** Confirming needs no reason. */
const WORDS = {
  accepted: ['Why you accept the risk (optional)', 'Accept risk'],
  dismissed: ['Why it is not an issue (optional)', 'Not an issue'],
} as const

interface ReasonFormProps {
  decision: keyof typeof WORDS
  onCancel: () => void
  onReason: (reason: string) => void
}

/** Enter saves, Escape cancels. */
export function ReasonForm({ decision, onCancel, onReason }: ReasonFormProps): ReactNode {
  const [reason, setReason] = useState('')
  const [question, answer] = WORDS[decision]
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    onReason(reason.trim())
  }
  return (
    <form className="review-form" onSubmit={submit}>
      <TextField
        label={question}
        value={reason}
        maxLength={REVIEW_REASON_MAX}
        autoFocus
        autoComplete="off"
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <Button small type="submit" variant="primary">
        {answer}
      </Button>
      <Button small variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
