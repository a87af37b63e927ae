import { type SubmitEvent, useState } from 'react'
import { emailParameter } from '../../domain/text/parameters.ts'
import { client, done } from '../base/api.ts'
import { useCooldown } from '../base/use-cooldown.ts'
import { Button, toast, useHydrated } from '../ui/index.ts'
import { emailErrors, fieldOf, useFormErrors } from './form.ts'
import { EmailField } from './parts.tsx'

const COOL_OFF = 60_000

export function ResendConfirmation({ email }: { email?: string }) {
  const errors = useFormErrors()
  const [busy, setBusy] = useState(false)
  const [left, startCoolOff] = useCooldown(COOL_OFF)
  const awake = useHydrated()
  const known = email !== undefined && emailParameter(email).ok
  async function resend(to: string): Promise<void> {
    setBusy(true)
    try {
      await done(client.auth['regenerate-token'].$post({ json: { email: to } }))
      startCoolOff()
      toast({ kind: 'success', text: 'Confirmation email sent again! Please check your inbox.' })
    } catch {
      toast({ kind: 'error', text: 'Failed to resend confirmation email. Please try again.' })
    }
    setBusy(false)
  }
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const to = known ? email : fieldOf(event.currentTarget, 'email').trim()
    if (!busy && !errors.show(emailErrors(to))) resend(to)
  }
  return (
    <form ref={errors.form} className="stack-4" method="post" noValidate onSubmit={submit}>
      {!known && <EmailField errors={errors} />}
      <Button type={awake ? 'submit' : 'button'} wide loading={busy} aria-disabled={left > 0}>
        Resend confirmation email
      </Button>
      {left > 0 && (
        <p className="note">
          Resend in {left} {left === 1 ? 'second' : 'seconds'}.
        </p>
      )}
    </form>
  )
}
