import type { ComponentProps } from 'react'
import { Field, type FieldTexts } from './Field.tsx'
import { Icon } from './Icon.tsx'

interface SelectOption {
  value: string
  label: string
}

type SelectProps = FieldTexts &
  Omit<ComponentProps<'select'>, 'className' | 'id' | 'children'> & {
    options: readonly SelectOption[]
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
