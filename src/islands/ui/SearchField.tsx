import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'

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
