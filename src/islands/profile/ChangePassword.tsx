import { type KeyboardEvent, type SubmitEvent, useRef, useState } from 'react'
import { ACCOUNT_ERRORS } from '../../domain/errors/account-errors.ts'
import { ApiError } from '../base/call.ts'
import { showFailureText } from '../session/failures.ts'
import { Button, PasswordField, Section, toast } from '../ui/index.ts'
import { type PasswordFields, type PasswordProblem, passwordProblem } from './password-change.ts'
import type { ProfileSource } from './profile-source.ts'

const empty: PasswordFields = { currentPassword: '', newPassword: '', confirmPassword: '' }

/** `username`: lets the browser's password manager find the account. */
export function ChangePassword({ username, source }: { username: string; source: ProfileSource }) {
  const form = useRef<HTMLFormElement>(null)
  const [fields, setFields] = useState(empty)
  const [problem, setProblem] = useState<PasswordProblem | null>(null)
  const [busy, setBusy] = useState(false)
  const filled = Object.values(fields).every((value) => value !== '')

  function focus(field: keyof PasswordFields): void {
    form.current?.querySelector<HTMLInputElement>(`input[name=${field}]`)?.focus()
  }
  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (busy) return
    const found = passwordProblem(fields)
    setProblem(found)
    if (found) return focus(found.field)
    setBusy(true)
    const { currentPassword, newPassword } = fields
    const failure = await failureOf(() => source.changePassword({ currentPassword, newPassword }))
    setBusy(false)
    if (failure === null) setFields(empty)
    else if (failure === CURRENT_WRONG) focus('currentPassword')
  }
  const field = (name: keyof PasswordFields) => ({
    name,
    value: fields[name],
    error: problem?.field === name ? problem.text : undefined,
    onChange: (event: { target: HTMLInputElement }) => {
      setFields({ ...fields, [name]: event.target.value })
      setProblem(null)
    },
    onKeyDown: submitOnEnter,
  })
  return (
    <Section title="Change Password" note="You’ll be signed out on every other device.">
      <form ref={form} className="profile-form stack-4" noValidate onSubmit={submit}>
        <input hidden readOnly name="username" autoComplete="username" value={username} />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          {...field('currentPassword')}
        />
        <PasswordField
          label="New password"
          hint="At least 8 characters."
          autoComplete="new-password"
          {...field('newPassword')}
        />
        <PasswordField
          label="Confirm new password"
          autoComplete="new-password"
          {...field('confirmPassword')}
        />
        <Button type="submit" loading={busy} disabled={!filled}>
          Change password
        </Button>
      </form>
    </Section>
  )
}

/** The disabled button prevents submitting with Enter, so missing fields are reported here. */
function submitOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

const CURRENT_WRONG = ACCOUNT_ERRORS.wrongPassword.text

async function failureOf(change: () => Promise<void>): Promise<string | null> {
  try {
    await change()
    toast({ kind: 'success', text: 'Password changed successfully' })
    return null
  } catch (error) {
    const isRefused = error instanceof ApiError && error.status === 400
    const refusal = isRefused && error.code === 'passwordTooWeak' ? error.message : CURRENT_WRONG
    const text = isRefused ? refusal : 'Failed to change password'
    showFailureText(text, error)
    return text
  }
}
