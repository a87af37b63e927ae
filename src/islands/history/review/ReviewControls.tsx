import type { KeyboardEvent, SubmitEvent } from 'react'
import {
  type Decision,
  REVIEW_REASON_MAX,
  type Review,
  type ReviewChange,
} from '../../../domain/results/decisions.ts'
import { reviewWords } from '../../../domain/results/finding-words.ts'
import { Button, TextArea } from '../../ui/index.ts'

interface Choice {
  readonly decision: Decision
  readonly label: string
}

const CHOICES: readonly Choice[] = [
  { decision: 'confirmed', label: 'Confirm issue' },
  { decision: 'accepted', label: 'Accept risk…' },
  { decision: 'dismissed', label: 'Not an issue…' },
]

/** For a finding that the AI finds nothing wrong with. */
const OBJECTION: readonly Choice[] = [{ decision: 'confirmed', label: 'Not met…' }]

interface ReviewControlsProps {
  /** Whether the AI finds something that needs a decision. */
  isOpen: boolean
  review: Review | null
  /** The decision whose reason is being asked, with the reason so far. */
  asking: ReviewChange | null
  onBegin: (decision: Decision) => void
  onType: (reason: string) => void
  onAnswer: () => void
  onCancel: () => void
  onUndo: () => void
}

export function ReviewControls({ isOpen, review, asking, onBegin, onUndo, ...form }: ReviewControlsProps) {
  if (asking) return <ReasonForm key={asking.decision} asking={asking} {...form} />
  if (review !== null) return <Decided review={review} onUndo={onUndo} />
  return (
    <p className="cluster review">
      {(isOpen ? CHOICES : OBJECTION).map(({ decision, label }) => (
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

const ASKING: Readonly<Record<Decision, readonly [question: string, answer: string]>> = {
  confirmed: ['Why it is not met (optional)', 'Not met'],
  accepted: ['Why you accept the risk (optional)', 'Accept risk'],
  dismissed: ['Why it is not an issue (optional)', 'Not an issue'],
}

interface ReasonFormProps extends Pick<ReviewControlsProps, 'onType' | 'onAnswer' | 'onCancel'> {
  asking: ReviewChange
}

/** Enter saves, Shift+Enter begins a new line, Escape cancels. */
function ReasonForm({ asking, onType, onAnswer, onCancel }: ReasonFormProps) {
  const [question, answer] = ASKING[asking.decision ?? 'dismissed']
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
