import { type ReactNode, type SubmitEvent, useState } from 'react'
import type { Rating } from '../../contract/users.ts'
import { onSessionEnd } from '../session/session.ts'
import { Button, FieldError, IconButton, TextArea, toast, useToasts } from '../ui/index.ts'
import { Stars } from './Stars.tsx'

const COMMENT_MAX = 1000

/** "Rate our app"; hidden while a toast is visible, keeping the input. */
export default function RatingCard({ rate, onRated }: RatingFormProps): ReactNode {
  const [later, setLater] = useState(false)
  const covered = useToasts().length > 0
  if (later) return null
  return (
    <section className="floating rating" aria-label="Rate our app" hidden={covered}>
      <header className="rating-head spread">
        <h2>Rate our app</h2>
        <IconButton icon="x" label="Not now" onClick={() => setLater(true)} />
      </header>
      <RatingForm rate={rate} onRated={onRated} />
    </section>
  )
}

interface RatingFormProps {
  rate: (rating: Rating) => Promise<void>
  onRated: () => void
}

function RatingForm({ rate, onRated }: RatingFormProps): ReactNode {
  const [stars, setStars] = useState(0)
  const [comment, setComment] = useState('')
  const [starsError, setStarsError] = useState('')
  const [busy, setBusy] = useState(false)
  const tooLong = comment.length > COMMENT_MAX

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    setStarsError(stars === 0 ? 'Please select a rating' : '')
    if (stars === 0 || tooLong || busy) return
    setBusy(true)
    try {
      await rate(ratingOf(stars, comment))
      onRated()
      toast({ kind: 'success', text: 'Thank you for your rating!' })
    } catch (error) {
      if (onSessionEnd(error)) return
      toast({ kind: 'error', text: 'Failed to submit rating. Please try again later.' })
    }
    setBusy(false)
  }
  return (
    <form className="rating-form stack-3" noValidate onSubmit={submit}>
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
      <Button type="submit" variant={stars === 0 ? 'secondary' : 'primary'} loading={busy}>
        Submit
      </Button>
    </form>
  )
}

/** Omits a blank comment. */
function ratingOf(ratingValue: number, comment: string): Rating {
  const words = comment.trim()
  return words === '' ? { ratingValue } : { ratingValue, comment: words }
}
