import { type ReactNode, useId } from 'react'
import { Icon } from './Icon.tsx'

/** Attributes that let a screen reader announce label, hint and error with the control. */
interface ControlProps {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

/** Props of every field, besides those of its control. */
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
export function Field({ label, hint, error, children }: FieldProps): ReactNode {
  const id = useId()
  const hintId = `${id}hint`
  const errorId = `${id}error`
  const describedBy = [hint ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {hint && (
        <p className="note" id={hintId}>
          {hint}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id: string; children: ReactNode }): ReactNode {
  return (
    <p className="field-error" id={id} role="alert">
      <Icon name="circle-alert" />
      <span>{children}</span>
    </p>
  )
}
