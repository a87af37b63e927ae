import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export type BadgeTone = 'plain' | 'met' | 'broken' | 'waiting' | 'working' | 'demo'

interface BadgeProps {
  tone?: BadgeTone
  icon?: LucideIcon
  /** The word: colour and icon alone say nothing. */
  children: ReactNode
}

/** A state in a word. */
export function Badge({ tone = 'plain', icon: Icon, children }: BadgeProps): ReactNode {
  return (
    <span className={`badge badge-${tone}`}>
      {Icon && <Icon aria-hidden="true" />}
      {children}
    </span>
  )
}
