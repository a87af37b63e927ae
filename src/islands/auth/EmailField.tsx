import { TextField } from '../ui/index.ts'
import type { FormErrors } from './form.ts'

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
