import { Check, CircleSlash, Undo2 } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { type Decision, REVIEW_REASON_MAX, type Review } from '../../domain/history-reviews.ts'
import { Button, TextField } from '../ui/index.ts'

interface ReviewControlsProps {
  review: Review | null
  /** Null takes the decision back. */
  onDecide: (decision: Decision | null, reason: string) => void
}

/** Where the reader agrees or disagrees with a finding; the decision stays with the result. */
export function ReviewControls({ review, onDecide }: ReviewControlsProps): ReactNode {
  const [deciding, setDeciding] = useState<Decision | null>(null)
  if (deciding !== null) {
    return (
      <ReasonForm
        decision={deciding}
        onCancel={() => setDeciding(null)}
        onReason={(reason) => {
          setDeciding(null)
          onDecide(deciding, reason)
        }}
      />
    )
  }
  if (review !== null) return <Decided review={review} onUndo={() => onDecide(null, '')} />
  return (
    <p className="review">
      <Button small icon={Check} onClick={() => setDeciding('accepted')}>
        Accept
      </Button>
      <Button small icon={CircleSlash} onClick={() => setDeciding('dismissed')}>
        Dismiss
      </Button>
    </p>
  )
}

function Decided({ review, onUndo }: { review: Review; onUndo: () => void }): ReactNode {
  return (
    <p className="review" role="status">
      <span>
        <strong>{review.decision === 'accepted' ? 'Accepted' : 'Dismissed'}</strong>
        {review.reason && `: ${review.reason}`}
      </span>
      <Button small variant="quiet" icon={Undo2} onClick={onUndo}>
        Undo
      </Button>
    </p>
  )
}

interface ReasonFormProps {
  decision: Decision
  onCancel: () => void
  onReason: (reason: string) => void
}

function ReasonForm({ decision, onCancel, onReason }: ReasonFormProps): ReactNode {
  const [reason, setReason] = useState('')
  const accepts = decision === 'accepted'
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    onReason(reason.trim())
  }
  return (
    <form className="review-form" onSubmit={submit}>
      <TextField
        label={accepts ? 'Why you accept it (optional)' : 'Why you dismiss it (optional)'}
        value={reason}
        maxLength={REVIEW_REASON_MAX}
        autoFocus
        onChange={(event) => setReason(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <Button small type="submit" variant="primary">
        {accepts ? 'Accept finding' : 'Dismiss finding'}
      </Button>
      <Button small variant="quiet" onClick={onCancel}>
        Cancel
      </Button>
    </form>
  )
}
