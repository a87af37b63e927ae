import { useEffect, useRef, useState } from 'react'
import { PasswordField } from '../ui/index.ts'
import { type FormErrors, fieldOf } from './form.ts'
import { type PasswordStrength, passwordStrength } from './passwords.ts'

interface NewPasswordProps {
  label: string
  repeatLabel: string
  errors: FormErrors
}

/** A new password, typed twice, with a strength estimate. Field names are `password` and `repeated`. */
export function NewPassword({ label, repeatLabel, errors: { errors, clear } }: NewPasswordProps) {
  const input = useRef<HTMLInputElement>(null)
  const [strength, setStrength] = useState<PasswordStrength>('none')
  useEffect(() => setStrength(strengthOf(input.current)), [])
  function changed(field: HTMLInputElement): void {
    setStrength(strengthOf(field))
    clear('password')
  }
  return (
    <>
      <PasswordField
        ref={input}
        label={label}
        name="password"
        autoComplete="new-password"
        hint={<span aria-live="polite">{WORDS[strength]}</span>}
        error={errors.password}
        onInput={(event) => changed(event.currentTarget)}
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

/** The email of the same form counts against the password's strength. */
function strengthOf(field: HTMLInputElement | null): PasswordStrength {
  const email = field?.form ? fieldOf(field.form, 'email') : ''
  return passwordStrength(field?.value ?? '', email)
}

const WORDS: Readonly<Record<PasswordStrength, string>> = {
  none: 'At least 8 characters.',
  'too-short': 'Too short.',
  weak: 'Weak. Try a few unrelated words.',
  fair: 'Fair. Longer is better.',
  strong: 'Strong.',
}
