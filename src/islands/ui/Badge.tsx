import type { ReactNode } from 'react'
import type { DocumentState } from '../../domain/document/documents.ts'
import { Icon, type IconName } from './Icon.tsx'

type BadgeTone = 'plain' | 'met' | 'broken' | 'undecided' | 'waiting' | 'working' | 'demo'

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

const looks: Readonly<Record<DocumentState, { tone: BadgeTone; icon: IconName }>> = {
  STARTED: { tone: 'waiting', icon: 'clock' },
  PROCESSING: { tone: 'working', icon: 'loader-circle' },
  FINISHED: { tone: 'met', icon: 'circle-check' },
  ERROR: { tone: 'broken', icon: 'circle-x' },
}

export function StateBadge({ state }: { state: DocumentState }) {
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {state}
    </Badge>
  )
}
