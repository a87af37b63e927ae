import { useSyncExternalStore } from 'react'
import type { PendingToast } from './pending-toasts.ts'

export interface ToastInput extends Omit<PendingToast, 'action'> {
  action?: { label: string; href: string } | { label: string; run: () => void }
}

export interface Toast extends ToastInput {
  readonly id: number
}

/** Toasts visible at once [CONS-02]; more are queued. */
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

/** Shows a toast and returns its id. A success ends earlier errors, which it may have mended. */
export function toast(input: ToastInput): number {
  lastId += 1
  const lasting = input.kind === 'success' ? toasts.filter(({ kind }) => kind !== 'error') : toasts
  change([...lasting, { ...input, id: lastId }])
  return lastId
}

export function dismissToast(id: number): void {
  change(toasts.filter((each) => each.id !== id))
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(
    subscribe,
    () => toasts,
    () => none,
  ).slice(0, visibleToasts)
}
