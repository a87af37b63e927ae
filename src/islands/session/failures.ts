import { toast } from '../ui/index.ts'
import { onSessionEnd } from './session.ts'

/** Shows a failed call, except one that ended the session, which shows itself. */
export function complain(error: unknown, text: string): void {
  if (!onSessionEnd(error)) toast({ kind: 'error', text })
}

/** Shows a failure and its reason. Input is kept, so that the user can sign in again and continue. */
export function showFailure(what: string, error: unknown): void {
  if (onSessionEnd(error)) return
  toast({ kind: 'error', title: what, text: error instanceof Error ? error.message : '' })
}
