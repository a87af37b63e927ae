import { type SubmitEvent, useEffect } from 'react'
import { Button, Skeleton } from '../ui/index.ts'
import { BackToSignIn } from './ForgotPassword.tsx'
import { fieldOf, useFormErrors } from './form.ts'
import { NewPassword } from './NewPassword.tsx'
import { Sheet, SubmitButton } from './parts.tsx'
import { passwordErrors } from './passwords.ts'

const TOO_SHORT = 'Password must be at least 8 characters long'

interface ResetPasswordProps {
  /** The server's objection to the last password tried. */
  refusal: string | null
  busy: boolean
  onReset: (password: string) => void
  onBack: () => void
}

export function ResetPassword({ refusal, busy, onReset, onBack }: ResetPasswordProps) {
  const errors = useFormErrors()
  const { show } = errors
  useEffect(() => {
    if (refusal) show({ password: refusal })
  }, [refusal, show])
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const password = fieldOf(event.currentTarget, 'password')
    if (!show(passwordErrors(password, fieldOf(event.currentTarget, 'repeated'), TOO_SHORT)))
      onReset(password)
  }
  return (
    <Sheet title="Set a new password" lead="You’ll be signed out on every other device.">
      <form ref={errors.form} className="stack-4" method="post" noValidate onSubmit={submit}>
        <NewPassword label="New password" repeatLabel="Confirm new password" errors={errors} />
        <SubmitButton busy={busy}>Change password</SubmitButton>
      </form>
      <BackToSignIn onBack={onBack} />
    </Sheet>
  )
}

export function ValidatingLink() {
  return (
    <Sheet title="Set a new password" lead="Checking your reset link.">
      <Skeleton label="Checking your reset link" lines={4} />
    </Sheet>
  )
}

const LINK_WORDS = {
  invalid: {
    title: 'This link no longer works',
    lead: 'The password reset link is invalid or has expired. Please request a new password reset.',
    way: 'Request a new link',
  },
  unchecked: {
    title: 'We couldn’t check this link',
    lead: 'We couldn’t reach Rulemark. Your link is still valid: check your connection and try again.',
    way: 'Try again',
  },
} as const

interface UnusableLinkProps {
  why: keyof typeof LINK_WORDS
  onWay: () => void
  onBack: () => void
}

export function UnusableLink({ why, onWay, onBack }: UnusableLinkProps) {
  const { way, ...words } = LINK_WORDS[why]
  return (
    <Sheet {...words}>
      <Button variant="primary" wide onClick={onWay}>
        {way}
      </Button>
      <BackToSignIn onBack={onBack} />
    </Sheet>
  )
}
