import { useMutation } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import type { Rating } from '../../../contract/users.ts'
import { showFailureText } from '../../session/failures.ts'
import { Button, FieldError, IconButton, TextArea, toast, useToasts } from '../../ui/index.ts'

const COMMENT_MAX = 1000

interface RatingCardProps {
  rate: (rating: Rating) => Promise<void>
  onRated: () => void
  onLater: () => void
}

export default function RatingCard({ rate, onRated, onLater }: RatingCardProps) {
  const covered = useToasts().length > 0
  const [stars, setStars] = useState(0)
  const [comment, setComment] = useState('')
  const [starsError, setStarsError] = useState('')
  const sending = useMutation({
    mutationFn: rate,
    onSuccess() {
      onRated()
      toast({ kind: 'success', text: 'Thank you for your rating!' })
    },
    onError: (error) => showFailureText('Failed to submit rating. Please try again later.', error),
  })
  const tooLong = comment.length > COMMENT_MAX

  function submit(event: SubmitEvent): void {
    event.preventDefault()
    setStarsError(stars === 0 ? 'Please select a rating' : '')
    if (stars > 0 && !tooLong && !sending.isPending)
      sending.mutate({ ratingValue: stars, ...(comment.trim() && { comment: comment.trim() }) })
  }
  return (
    <form className="rating" aria-label="Rate our app" hidden={covered} noValidate onSubmit={submit}>
      <h2>Rate our app</h2>
      <IconButton icon="x" label="Not now" onClick={onLater} />
      <Stars value={stars} onChange={setStars} />
      {starsError && stars === 0 && <FieldError id="rating-error">{starsError}</FieldError>}
      <TextArea
        label="Comment (optional)"
        value={comment}
        rows={2}
        hint={`${comment.length} / ${COMMENT_MAX}`}
        error={tooLong ? 'Comment can be at most 1000 characters' : undefined}
        onChange={(event) => setComment(event.target.value)}
      />
      <Button type="submit" variant={stars === 0 ? 'secondary' : 'primary'} loading={sending.isPending}>
        Submit
      </Button>
    </form>
  )
}

const labels = ['Very dissatisfied', 'Dissatisfied', 'Neutral', 'Satisfied', 'Very satisfied'] as const

/** Not one of the icons, which every page loads. */
const STAR = 'M12 2.6l2.9 5.9 6.5.9-4.7 4.6 1.1 6.5-5.8-3.1-5.8 3.1 1.1-6.5-4.7-4.6 6.5-.9z'

function Stars({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const [hovered, setHovered] = useState(0)
  const lit = hovered || value
  return (
    <fieldset className="in-line stars" onMouseLeave={() => setHovered(0)}>
      <legend className="visually-hidden">How satisfied are you?</legend>
      {labels.map((label, index) => (
        <label
          key={label}
          className={index < lit ? 'star star-lit' : 'star'}
          onMouseEnter={() => setHovered(index + 1)}
        >
          <input
            type="radio"
            className="over-label"
            name="rating"
            value={index + 1}
            aria-label={label}
            checked={value === index + 1}
            onChange={() => onChange(index + 1)}
          />
          <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
            <path d={STAR} />
          </svg>
        </label>
      ))}
      <span className="note star-label" aria-hidden="true">
        {labels[lit - 1] ?? ''}
      </span>
    </fieldset>
  )
}
