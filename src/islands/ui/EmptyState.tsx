import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

interface EmptyStateProps {
  icon?: LucideIcon
  title: string
  /** Purpose of the place and the next step. */
  children: ReactNode
  /** The next step, as buttons or links. */
  action?: ReactNode
  level?: 2 | 3
}

export function EmptyState({ icon: Icon, title, children, action, level = 3 }: EmptyStateProps): ReactNode {
  const Heading = `h${level}` as const
  return (
    <div className="empty">
      {Icon && <Icon aria-hidden="true" />}
      <Heading className="empty-title">{title}</Heading>
      <div>{children}</div>
      {action && <div className="empty-action">{action}</div>}
    </div>
  )
}
