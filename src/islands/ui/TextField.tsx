import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'className' | 'id'>

export function TextField({ label, hint, error, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} type={type} className="control" />}
    </Field>
  )
}
