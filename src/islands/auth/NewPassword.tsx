import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type PasswordStrength, passwordStrength } from '../../domain/passwords.ts'
import { classes, PasswordField } from '../ui/index.ts'
import type { FormErrors } from './form.ts'

interface NewPasswordProps {
  label: string
  repeatLabel: string
  /** A password made of the person's own address is a weak one. */
  email?: string
  errors: FormErrors
}

/** A new password, typed twice, with an estimate of its strength. Fields `password` and `repeated`. */
export function NewPassword({
  label,
  repeatLabel,
  email = '',
  errors: { errors, clear },
}: NewPasswordProps): ReactNode {
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  useEffect(() => setPassword(input.current?.value ?? ''), [])
  function changed(value: string): void {
    setPassword(value)
    clear('password')
  }
  return (
    <>
      <PasswordField
        ref={input}
        label={label}
        name="password"
        autoComplete="new-password"
        hint={<Strength strength={passwordStrength(password, email)} />}
        error={errors.password}
        onInput={(event) => changed(event.currentTarget.value)}
      />
      <PasswordField
        label={repeatLabel}
        name="repeated"
        autoComplete="new-password"
        error={errors.repeated}
        onInput={() => clear('repeated')}
      />
    </>
  )
}

const WORDS: Readonly<Record<PasswordStrength, string>> = {
  none: 'At least 8 characters.',
  'too-short': 'Too short so far.',
  weak: 'Weak. Try a few unrelated words.',
  fair: 'Fair. Longer is better.',
  strong: 'Strong.',
}

/** Bar and words; the words say everything. */
function Strength({ strength }: { strength: PasswordStrength }): ReactNode {
  return (
    <span className={classes('auth-strength', `auth-strength-${strength}`)}>
      <span className="auth-strength-bar" aria-hidden="true" />
      <span aria-live="polite">{WORDS[strength]}</span>
    </span>
  )
}
