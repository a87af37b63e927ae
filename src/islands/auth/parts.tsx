import type { ReactNode } from 'react'
import { Button, TextField, useHydrated } from '../ui/index.ts'
import type { FormErrors } from './form.ts'

export function Sheet({ title, lead, children }: { title: string; lead?: ReactNode; children?: ReactNode }) {
  return (
    <div className="card auth-sheet">
      <h1 tabIndex={-1}>{title}</h1>
      {lead && <p className="auth-lead">{lead}</p>}
      {children}
    </div>
  )
}

/** Disabled until hydration, because the browser would submit the form itself. */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const awake = useHydrated()
  return (
    <Button type={awake ? 'submit' : 'button'} variant="primary" wide loading={busy}>
      {children}
    </Button>
  )
}

/** The address of an account; browsers fill it in as the user name. */
export function EmailField({ errors, defaultValue }: { errors: FormErrors; defaultValue?: string }) {
  return (
    <TextField
      label="Email"
      name="email"
      type="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={defaultValue}
      error={errors.errors.email}
      onInput={() => errors.clear('email')}
    />
  )
}
