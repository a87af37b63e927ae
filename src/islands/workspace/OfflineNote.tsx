import { type ReactNode, useSyncExternalStore } from 'react'
import { Message } from '../ui/index.ts'

/** Says so while the browser has no connection. */
export function OfflineNote(): ReactNode {
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  )
  if (online) return null
  return (
    <div className="workspace-offline">
      <Message kind="info">
        You are offline. What you type stays here; saving and submitting work again once you are back.
      </Message>
    </div>
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
