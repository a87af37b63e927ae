import type { SubmitEvent } from 'react'
import { Button } from '../ui/index.ts'
import { emailErrors, fieldOf, useFormErrors } from './form.ts'
import { EmailField, Sheet, SubmitButton } from './parts.tsx'

interface ForgotPasswordProps {
  email: string
  busy: boolean
  onRequest: (email: string) => void
  onBack: () => void
}

export function ForgotPassword({ email, busy, onRequest, onBack }: ForgotPasswordProps) {
  const errors = useFormErrors()
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const address = fieldOf(event.currentTarget, 'email').trim()
    if (!errors.show(emailErrors(address))) onRequest(address)
  }
  return (
    <Sheet title="Reset your password" lead="Enter your account’s email. We’ll email you a reset link.">
      <form ref={errors.form} className="stack-4" method="post" noValidate onSubmit={submit}>
        <EmailField errors={errors} defaultValue={email} />
        <SubmitButton busy={busy}>Send reset link</SubmitButton>
      </form>
      <BackToSignIn onBack={onBack} />
    </Sheet>
  )
}

interface ResetLinkSentProps {
  email: string
  onAgain: () => void
  onBack: () => void
}

export function ResetLinkSent({ email, onAgain, onBack }: ResetLinkSentProps) {
  return (
    <Sheet
      title="Check your email"
      lead={
        <>
          If <strong>{email}</strong> has an account, a reset link is on its way. It expires after 1 hour and
          works once.
        </>
      }
    >
      <Button wide onClick={onAgain}>
        Send it again
      </Button>
      <BackToSignIn onBack={onBack} />
    </Sheet>
  )
}

export function BackToSignIn({ onBack }: { onBack: () => void }) {
  return (
    <p className="cluster spread auth-switch">
      <button type="button" className="link" onClick={onBack}>
        Back to sign in
      </button>
    </p>
  )
}
