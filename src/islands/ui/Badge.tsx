import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

export type BadgeTone = 'plain' | 'met' | 'broken' | 'undecided' | 'waiting' | 'working' | 'demo'

interface BadgeProps {
  tone?: BadgeTone
  icon?: IconName
  /** Required, because colour and icon must not carry the meaning alone. */
  children: ReactNode
}

export function Badge({ tone = 'plain', icon, children }: BadgeProps) {
  return (
    <span className={`badge badge-${tone}`}>
      {icon && <Icon name={icon} />}
      {children}
    </span>
  )
}
