import type { ReactNode } from 'react'
import { Icon, type IconName } from './Icon.tsx'

interface EmptyStateProps {
  icon?: IconName
  title: string
  children: ReactNode
  action?: ReactNode
  level?: 2 | 3
}

export function EmptyState({ icon, title, children, action, level = 3 }: EmptyStateProps) {
  const Heading = `h${level}` as const
  return (
    <div className="stack-2 empty">
      {icon && <Icon name={icon} />}
      <Heading className="empty-title">{title}</Heading>
      <div>{children}</div>
      {action && <div className="cluster empty-action">{action}</div>}
    </div>
  )
}
