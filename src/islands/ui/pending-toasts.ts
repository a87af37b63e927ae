import { dropEntry, storedValue, storeEntry } from '../base/stored.ts'

type ToastKind = 'success' | 'error' | 'info'

export interface PendingToast {
  title?: string
  text: string
  kind: ToastKind
  duration?: number
  action?: { label: string; href: string }
}

const storageKey = 'pendingToasts'

/** Milliseconds a toast stays by default [CONS-01]. */
export const usualDuration = 4500

/** Shows a toast on the next page of this tab; lost when storage is blocked. */
export function toastOnNextPage(toast: PendingToast): void {
  storeEntry('sessionStorage', storageKey, JSON.stringify([...read(), toast]))
}

export function takePendingToasts(): PendingToast[] {
  const toasts = read()
  dropEntry('sessionStorage', storageKey)
  return toasts
}

function read(): PendingToast[] {
  const stored = storedValue('sessionStorage', storageKey)
  return Array.isArray(stored) ? stored.filter(isToast) : []
}

function isToast(value: unknown): value is PendingToast {
  return typeof value === 'object' && value !== null && 'text' in value && 'kind' in value
}
