import { useSyncExternalStore } from 'react'
import { type PendingToast, takePendingToasts } from './pending-toasts.ts'

export interface ToastInput extends Omit<PendingToast, 'action'> {
  action?: { label: string; href: string } | { label: string; run: () => void }
}

export interface Toast extends ToastInput {
  readonly id: number
}

/** How many may be seen at once [CONS-02]; further ones wait their turn. */
const visibleToasts = 3

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()
const none: readonly Toast[] = []

function change(next: readonly Toast[]): void {
  toasts = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Raises a toast and answers its id. */
export function toast(input: ToastInput): number {
  lastId += 1
  change([...toasts, { ...input, id: lastId }])
  return lastId
}

/** Takes a toast away before its time. */
export function dismissToast(id: number): void {
  change(toasts.filter((each) => each.id !== id))
}

/** Raises what the page before left behind. */
export function showPendingToasts(): void {
  for (const carried of takePendingToasts()) toast(carried)
}

/** The toasts in sight now; empty means that nothing covers the corner. */
export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  ).slice(0, visibleToasts)
}
