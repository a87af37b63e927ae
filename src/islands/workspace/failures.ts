import { onSessionEnd } from '../session/session.ts'
import { toast } from '../ui/index.ts'

/** Says that something failed and why. What was typed is kept, so whose session ended may sign in and go on. */
export function sayFailure(what: string, error: unknown): void {
  if (onSessionEnd(error)) return
  toast({ kind: 'error', title: what, text: error instanceof Error ? error.message : '' })
}
