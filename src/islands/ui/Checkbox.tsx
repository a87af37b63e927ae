import type { ComponentProps, ReactNode } from 'react'
import { useControl } from './Field.tsx'

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
