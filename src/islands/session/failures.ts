import { type ToastInput, toast } from '../ui/toasts.ts'
import { onSessionEnd } from './session.ts'

/** Shows `text` for a failed call, except for one that ended the session, which leads to the sign-in page. */
export function showFailureText(text: string, error: unknown): void {
  if (!onSessionEnd(error)) toast({ kind: 'error', text })
}

/** Likewise `what` failed, with the error's own message as the reason, and what to do about it. */
export function showFailure(
  what: string,
  error: unknown,
  wayOn?: Pick<ToastInput, 'action' | 'duration'>,
): void {
  if (onSessionEnd(error)) return
  toast({ kind: 'error', title: what, text: error instanceof Error ? error.message : '', ...wayOn })
}
