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
  error?: string | undefined
}

interface FieldProps extends FieldTexts {
  children: (control: ControlProps) => ReactNode
}

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

function useControl(
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

type TextAreaProps = FieldTexts & Omit<ComponentProps<'textarea'>, 'className' | 'id'>

export function TextArea({ label, hint, error, ...textarea }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => <textarea {...textarea} {...control} className="control" />}
    </Field>
  )
}

type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
    options: readonly { value: string; label: string }[]
    /** Shown while nothing is selected; not selectable itself. */
    placeholder?: string
  }

export function Select({ label, hint, error, options, placeholder, ...select }: SelectProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <div className="select">
          <select {...select} {...control} className="control">
            {placeholder !== undefined && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="chevron-down" />
        </div>
      )}
    </Field>
  )
}

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'className' | 'type'> {
  label: string
}

export function SearchField({ label, ...input }: SearchFieldProps) {
  return (
    <div className="search-field">
      <Icon name="search" />
      <input {...input} type="search" className="control" aria-label={label} placeholder={label} />
    </div>
  )
}

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  label: ReactNode
  hint?: ReactNode
}

export function Checkbox({ label, hint, ...input }: CheckboxProps) {
  const { control, notes } = useControl(hint)
  return (
    <div className="checkbox">
      <input {...input} {...control} type="checkbox" />
      <label htmlFor={control.id}>{label}</label>
      {notes}
    </div>
  )
}
