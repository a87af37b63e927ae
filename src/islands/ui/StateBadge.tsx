import { Badge, type BadgeTone } from './Badge.tsx'
import type { IconName } from './Icon.tsx'

export type DocumentState = 'STARTED' | 'PROCESSING' | 'FINISHED' | 'ERROR'

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
