import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type BadgeTone = 'plain' | 'met' | 'broken' | 'waiting' | 'working' | 'demo'

interface BadgeProps {
  tone?: BadgeTone
  icon?: LucideIcon
  /** Required, because colour and icon must not carry the meaning alone. */
  children: ReactNode
}

export function Badge({ tone = 'plain', icon: Icon, children }: BadgeProps): ReactNode {
  return (
    <span className={`badge badge-${tone}`}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </span>
  )
}
