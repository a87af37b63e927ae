import { type ReactNode, useSyncExternalStore } from 'react'
import { Message } from './Message.tsx'

export function OfflineNote({ children, className = '' }: { children: ReactNode; className?: string }) {
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
