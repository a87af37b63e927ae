import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type MessageKind = 'success' | 'error' | 'info'

interface MessageProps {
  kind: MessageKind
  children: ReactNode
  className?: string
}

export const messageIcons = { success: CircleCheck, error: CircleAlert, info: Info } as const

/** A message that stays until its cause is resolved, unlike a toast. */
export function Message({ kind, children, className }: MessageProps): ReactNode {
  const Icon = messageIcons[kind]
  return (
    <div
      className={classes('message', `message-${kind}`, className)}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon aria-hidden="true" />
      <div>{children}</div>
    </div>
  )
}
