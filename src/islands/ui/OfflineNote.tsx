import { type ReactNode, useSyncExternalStore } from 'react'
import { Message } from './Message.tsx'

interface OfflineNoteProps {
  /** What that means on this screen. */
  children: ReactNode
  className?: string
}

/** Says so while the browser has no connection. */
export function OfflineNote({ children, className = '' }: OfflineNoteProps): ReactNode {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  if (online) return null
  return (
    <Message kind="info" className={className}>
      You’re offline. {children}
    </Message>
  )
}

function watch(changed: () => void): () => void {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}
