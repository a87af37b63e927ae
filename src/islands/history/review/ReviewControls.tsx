import type { KeyboardEvent, SubmitEvent } from 'react'
import {
  type Decision,
  REVIEW_REASON_MAX,
  type Review,
  type ReviewChange,
} from '../../../domain/results/decisions.ts'
import { reviewWords } from '../../../domain/results/finding-words.ts'
import type { ListedFinding } from '../../../domain/results/findings.ts'
import { needsDecision } from '../../../domain/results/result-counts.ts'
import { Button, TextArea } from '../../ui/index.ts'
import type { Decisions } from './use-decisions.ts'

type Choices = readonly (readonly [decision: Decision, label: string])[]

const CHOICES: Choices = [
  ['confirmed', 'Confirm issue'],
  ['accepted', 'Accept risk…'],
  ['dismissed', 'Not an issue…'],
]

const OBJECTION: Choices = [['confirmed', 'Not met…']]

interface ReviewControlsProps {
  listed: ListedFinding
  review: Review | null
  decisions: Decisions
}

export function ReviewControls({ listed, review, decisions }: ReviewControlsProps) {
  const asking = decisions.asked(listed.finding.id)
  if (asking) return <ReasonForm key={asking.decision} {...{ listed, asking, decisions }} />
  if (review !== null)
    return (
      <p className="cluster review">
        <span className="review-words">
          <strong>{reviewWords({ ...review, reason: '' })}</strong>
          {review.reason && `: ${review.reason}`}
        </span>
        <Button small variant="quiet" onClick={() => decisions.undo(listed)}>
          Undo
        </Button>
      </p>
    )
  return (
    <p className="cluster review">
      {(needsDecision(listed) ? CHOICES : OBJECTION).map(([decision, label]) => (
        <Button key={decision} small onClick={() => decisions.begin(listed, decision)}>
          {label}
        </Button>
      ))}
    </p>
  )
}

const ASKING: Readonly<Record<Decision, readonly [question: string, answer: string]>> = {
  confirmed: ['Why it is not met (optional)', 'Not met'],
  accepted: ['Why you accept the risk (optional)', 'Accept risk'],
  dismissed: ['Why it is not an issue (optional)', 'Not an issue'],
}

interface ReasonFormProps extends Omit<ReviewControlsProps, 'review'> {
  asking: ReviewChange
}

function ReasonForm({ listed, asking, decisions }: ReasonFormProps) {
  const [question, answer] = ASKING[asking.decision ?? 'dismissed']
  function submit(event: SubmitEvent | KeyboardEvent): void {
    event.preventDefault()
    decisions.answer(listed)
  }
  function press(event: KeyboardEvent): void {
    const { key, shiftKey, nativeEvent } = event
    if (key === 'Escape') decisions.cancel()
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
        onChange={(event) => decisions.type(event.target.value)}
        onKeyDown={press}
      />
      <Button small type="submit" variant="primary">
        {answer}
      </Button>
      <Button small variant="quiet" onClick={decisions.cancel}>
        Cancel
      </Button>
    </form>
  )
}
