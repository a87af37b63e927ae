import type { KeyboardEvent, SubmitEvent } from 'react'
import {
  type Decision,
  REVIEW_REASON_MAX,
  type Review,
  type ReviewChange,
} from '../../../domain/results/decisions.ts'
import { reviewWords } from '../../../domain/results/finding-words.ts'
import { Button, TextArea } from '../../ui/index.ts'

const CHOICES: readonly { decision: Decision; label: string }[] = [
  { decision: 'confirmed', label: 'Confirm issue' },
  { decision: 'accepted', label: 'Accept risk…' },
  { decision: 'dismissed', label: 'Not an issue…' },
]

interface ReviewControlsProps {
  review: Review | null
  /** The decision whose reason is being asked, with the reason so far. */
  asking: ReviewChange | null
  onBegin: (decision: Decision) => void
  onType: (reason: string) => void
  onAnswer: () => void
  onCancel: () => void
  onUndo: () => void
}

/** Controls for deciding about a finding; the decision is stored with the result. */
export function ReviewControls({ review, asking, onBegin, onUndo, ...form }: ReviewControlsProps) {
  if (asking) return <ReasonForm key={asking.decision} asking={asking} {...form} />
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
      <span className="review-words">
        <strong>{reviewWords({ ...review, reason: '' })}</strong>
        {review.reason && `: ${review.reason}`}
      </span>
      <Button small variant="quiet" onClick={onUndo}>
        Undo
      </Button>
    </p>
  )
}

const ACCEPTING = ['Why you accept the risk (optional)', 'Accept risk'] as const
const DISMISSING = ['Why it is not an issue (optional)', 'Not an issue'] as const

interface ReasonFormProps extends Pick<ReviewControlsProps, 'onType' | 'onAnswer' | 'onCancel'> {
  asking: ReviewChange
}

/** Enter saves, Shift+Enter begins a new line, Escape cancels. */
function ReasonForm({ asking, onType, onAnswer, onCancel }: ReasonFormProps) {
  const [question, answer] = asking.decision === 'accepted' ? ACCEPTING : DISMISSING
  function submit(event: SubmitEvent | KeyboardEvent): void {
    event.preventDefault()
    onAnswer()
  }
  function press(event: KeyboardEvent): void {
    const { key, shiftKey, nativeEvent } = event
    if (key === 'Escape') onCancel()
    // While a character is being composed, Enter only chooses it.
    if (key === 'Enter' && !shiftKey && !nativeEvent.isComposing) submit(event)
  }
  return (
    <form className="cluster review-form" onSubmit={submit}>
      <TextArea
        label={question}
        hint="Enter saves, Shift+Enter begins a line"
        defaultValue={asking.reason}
        maxLength={REVIEW_REASON_MAX}
        autoFocus
        onChange={(event) => onType(event.target.value)}
        onKeyDown={press}
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
