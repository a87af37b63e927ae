import { type SubmitEvent, useState } from 'react'
import { type Decision, REVIEW_REASON_MAX, type Review } from '../../../domain/results/decisions.ts'
import { reviewWords } from '../../../domain/results/finding-words.ts'
import { Button, TextField } from '../../ui/index.ts'
import type { Asking } from './use-decisions.ts'

const CHOICES: readonly { decision: Decision; label: string }[] = [
  { decision: 'confirmed', label: 'Confirm issue' },
  { decision: 'accepted', label: 'Accept risk…' },
  { decision: 'dismissed', label: 'Not an issue…' },
]

interface ReviewControlsProps {
  review: Review | null
  /** The decision whose reason is being asked. */
  asking: Asking | null
  onBegin: (decision: Decision) => void
  onDecide: (decision: Decision, reason: string) => void
  onCancel: () => void
  onUndo: () => void
}

/** Controls for deciding about a finding; the decision is stored with the result. */
export function ReviewControls({ review, asking, onBegin, onDecide, onCancel, onUndo }: ReviewControlsProps) {
  if (asking !== null) {
    return (
      <ReasonForm
        key={asking.decision}
        asking={asking}
        onCancel={onCancel}
        onReason={(reason) => onDecide(asking.decision, reason)}
      />
    )
  }
  if (review !== null) return <Decided review={review} onUndo={onUndo} />
  return (
    <p className="cluster review">
      {CHOICES.map(({ decision, label }) => (
        <Button key={decision} small onClick={() => onBegin(decision)}>
          {label}
        </Button>
      ))}
    </p>
  )
}

function Decided({ review, onUndo }: { review: Review; onUndo: () => void }) {
  return (
    <p className="cluster review">
      <span>
        <strong>{reviewWords({ ...review, reason: '' })}</strong>
        {review.reason && `: ${review.reason}`}
      </span>
      <Button small variant="quiet" onClick={onUndo}>
        Undo
      </Button>
    </p>
  )
}

/** Confirming needs no reason. */
const WORDS = {
  accepted: ['Why you accept the risk (optional)', 'Accept risk'],
  dismissed: ['Why it is not an issue (optional)', 'Not an issue'],
} as const

interface ReasonFormProps {
  asking: Asking
  onCancel: () => void
  onReason: (reason: string) => void
}

/** Enter saves, Escape cancels. */
function ReasonForm({ asking, onCancel, onReason }: ReasonFormProps) {
  const [reason, setReason] = useState(asking.reason)
  const [question, answer] = WORDS[asking.decision]
  function submit(event: SubmitEvent): void {
    event.preventDefault()
    onReason(reason.trim())
  }
  return (
    <form className="cluster review-form" onSubmit={submit}>
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
