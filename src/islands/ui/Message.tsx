import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'

export type MessageKind = 'success' | 'error' | 'info'

interface MessageProps {
  kind: MessageKind
  children: ReactNode
  className?: string
}

export const messageIcons = { success: 'circle-check', error: 'circle-alert', info: 'info' } as const

export function Message({ kind, children, className }: MessageProps) {
  return (
    <div
      className={classes('message', `message-${kind}`, className)}
      role={kind === 'error' ? 'alert' : 'status'}
    >
      <Icon name={messageIcons[kind]} />
      <div>{children}</div>
    </div>
  )
}
