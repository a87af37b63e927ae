import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'

/** Attributes that let a screen reader announce label, hint and error with the control. */
interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

export interface FieldTexts {
  label: string
  hint?: ReactNode
  /** The error and how to fix it; empty or absent if there is none. */
  error?: string | undefined
}

interface FieldProps extends FieldTexts {
  children: (control: ControlProps) => ReactNode
}

/** Label above, control, then hint and error below, linked by ids. */
export function Field({ label, hint, error, children }: FieldProps) {
  const { control, notes } = useControl(hint, error)
  return (
    <div className="field">
      <label className="field-label" htmlFor={control.id}>
        {label}
      </label>
      {children(control)}
      {notes}
    </div>
  )
}

export function useControl(
  hint: ReactNode,
  error?: string | undefined,
): { readonly control: ControlProps; readonly notes: ReactNode } {
  const id = useId()
  const hintId = hint ? `${id}hint` : ''
  const errorId = error ? `${id}error` : ''
  const control = {
    id,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': `${hintId} ${errorId}`.trim() || undefined,
  }
  const notes = (
    <>
      {hint && (
        <p className="note" id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </>
  )
  return { control, notes }
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="field-error" id={id} role="alert">
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  )
}

type TextFieldProps = FieldTexts & Omit<ComponentProps<'input'>, 'className' | 'id'>

export function TextField({ label, hint, error, type = 'text', ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <input {...input} {...control} type={type} className="control" />}
    </Field>
  )
}
