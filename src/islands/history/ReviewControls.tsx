import type { ReactNode } from 'react'
import type { Decision, Review } from '../../domain/decisions.ts'
import { reviewWords } from '../../domain/finding-words.ts'
import { Button } from '../ui/index.ts'
import { ReasonForm } from './ReasonForm.tsx'

const CHOICES: readonly { decision: Decision; label: string }[] = [
  { decision: 'confirmed', label: 'Confirm issue' },
  { decision: 'accepted', label: 'Accept risk…' },
  { decision: 'dismissed', label: 'Not an issue…' },
]

interface ReviewControlsProps {
  review: Review | null
  /** The decision whose reason is being asked. */
  asking: Exclude<Decision, 'confirmed'> | null
  onBegin: (decision: Decision) => void
  onDecide: (decision: Decision, reason: string) => void
  onCancel: () => void
  onUndo: () => void
}

/** Controls for deciding about a finding; the decision is stored with the result. */
export function ReviewControls(props: ReviewControlsProps): ReactNode {
  const { review, asking, onBegin, onDecide, onCancel, onUndo } = props
  if (asking !== null) {
    return (
      <ReasonForm
        key={asking}
        decision={asking}
        onCancel={onCancel}
        onReason={(reason) => onDecide(asking, reason)}
      />
    )
  }
  if (review !== null) return <Decided review={review} onUndo={onUndo} />
  return (
    <p className="review">
      {CHOICES.map(({ decision, label }) => (
        <Button key={decision} small onClick={() => onBegin(decision)}>
          {label}
        </Button>
      ))}
    </p>
  )
}

function Decided({ review, onUndo }: { review: Review; onUndo: () => void }): ReactNode {
  return (
    <p className="review">
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
