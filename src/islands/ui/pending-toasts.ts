/** Toasts raised just before a navigation, kept for the page that follows. */
import { dropEntry, storedEntry, storeEntry } from '../stored.ts'

type ToastKind = 'success' | 'error' | 'info'

/** A toast as data alone, so that it survives the way to another page. */
export interface PendingToast {
  title?: string
  text: string
  kind: ToastKind
  /** Milliseconds in sight. */
  duration?: number
  action?: { label: string; href: string }
}

const storageKey = 'pendingToasts'

/** Milliseconds a toast stays unless it says otherwise [CONS-01]. */
export const usualDuration = 4500

/** Shows a toast on the next page of this tab; without storage it is lost. */
export function toastOnNextPage(toast: PendingToast): void {
  storeEntry('sessionStorage', storageKey, JSON.stringify([...read(), toast]))
}

/** The toasts carried here, which are then forgotten. */
export function takePendingToasts(): PendingToast[] {
  const toasts = read()
  dropEntry('sessionStorage', storageKey)
  return toasts
}

function read(): PendingToast[] {
  try {
    const stored: unknown = JSON.parse(storedEntry('sessionStorage', storageKey) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isToast) : []
  } catch {
    return []
  }
}

function isToast(value: unknown): value is PendingToast {
  return typeof value === 'object' && value !== null && 'text' in value && 'kind' in value
}
