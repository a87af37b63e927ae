import { CircleCheck, CircleX, Clock, LoaderCircle, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from './Badge.tsx'

export type DocumentState = 'STARTED' | 'PROCESSING' | 'FINISHED' | 'ERROR'

const looks: Readonly<Record<DocumentState, { tone: BadgeTone; icon: LucideIcon }>> = {
  STARTED: { tone: 'waiting', icon: Clock },
  PROCESSING: { tone: 'working', icon: LoaderCircle },
  FINISHED: { tone: 'met', icon: CircleCheck },
  ERROR: { tone: 'broken', icon: CircleX },
}

/** State of a document: STARTED yellow, PROCESSING blue, FINISHED green, ERROR red. */
export function StateBadge({ state }: { state: DocumentState }): ReactNode {
  const { tone, icon } = looks[state]
  return (
    <Badge tone={tone} icon={icon}>
      {state}
    </Badge>
  )
}
