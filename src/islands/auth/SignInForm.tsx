import { type SubmitEvent, useEffect } from 'react'
import { pages } from '../../contract/urls.ts'
import { ACCOUNT_ERRORS } from '../../domain/errors/account-errors.ts'
import type { Credentials } from '../../machines/login.ts'
import type { LoginFailure } from '../../machines/login-failures.ts'
import { Message, PasswordField, TextField } from '../ui/index.ts'
import { fieldOf, useFormErrors } from './form.ts'
import { Sheet, SubmitButton } from './parts.tsx'
import { ResendConfirmation } from './ResendConfirmation.tsx'

interface SignInFormProps {
  registered: boolean
  username: string
  failure: LoginFailure | null
  busy: boolean
  onSubmit: (credentials: Credentials) => void
  onForgot: () => void
}

export function SignInForm({ registered, username, failure, busy, onSubmit, onForgot }: SignInFormProps) {
  const { form, errors, show, clear } = useFormErrors()
  useEffect(() => {
    if (!busy && failure === 'credentials')
      form.current?.querySelector<HTMLInputElement>('[name=password]')?.select()
  }, [busy, failure, form])
  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const name = fieldOf(event.currentTarget, 'username').trim()
    const password = fieldOf(event.currentTarget, 'password')
    const missing = {
      ...(name === '' && { username: 'Enter your email or username' }),
      ...(password === '' && { password: 'Enter your password' }),
    }
    if (!show(missing)) onSubmit({ username: name, password })
  }
  return (
    <Sheet title="Sign in">
      {failure && <Message kind="error">{REASONS[failure]}</Message>}
      {failure === 'unconfirmed' && <ResendConfirmation email={username} />}
      {registered && !failure && (
        <Message kind="success">Registration successful! Please check your email for confirmation.</Message>
      )}
      <form ref={form} className="stack-4" method="post" noValidate onSubmit={submit}>
        <TextField
          label="Email or username"
          name="username"
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={username}
          error={errors.username}
          onInput={() => clear('username')}
        />
        <PasswordField
          label="Password"
          name="password"
          autoComplete="current-password"
          error={errors.password}
          onInput={() => clear('password')}
        />
        <SubmitButton busy={busy}>Sign In</SubmitButton>
      </form>
      <div className="cluster spread auth-switch">
        <button type="button" className="link" onClick={onForgot}>
          Forgot password?
        </button>
        <span>
          No account yet? <a href={pages.register}>Sign up</a>
        </span>
      </div>
    </Sheet>
  )
}

const REASONS: Readonly<Record<LoginFailure, string>> = {
  credentials: 'The email or password is wrong. Check both, or reset your password.',
  unconfirmed: ACCOUNT_ERRORS.emailNotConfirmed.text,
  'too-many': ACCOUNT_ERRORS.tooManyRequests.text,
  'no-cookies':
    'Your browser blocked a cookie that protects this form. Allow cookies for this site and try again.',
  unreachable: 'We couldn’t reach Rulemark. Check your connection and try again.',
  other: ACCOUNT_ERRORS.server.text,
}
