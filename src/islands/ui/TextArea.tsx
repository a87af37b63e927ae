import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

/** Grows with its text. */
export function TextArea({ label, hint, error, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea {...textarea} {...control} className="control" />}
    </Field>
  )
}
