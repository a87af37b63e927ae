import { useEffect } from 'react'
import { pages } from '../../../contract/urls.ts'
import { reasonsKey, storedValue } from '../../base/stored.ts'
import { toast } from '../../ui/index.ts'

/** Milliseconds: after signing in, another message is read first. */
const DURATION = 10_000

/** Signing in leads here: says that what was typed in Results when the session ended is still there. */
export function useUnsavedReason(userId: number): void {
  useEffect(() => {
    const kept = storedValue('sessionStorage', reasonsKey(userId))
    if (!Array.isArray(kept) || kept.length === 0) return
    const action = { label: 'Back to it', href: pages.history }
    toast({ kind: 'info', text: 'A reason that you typed is not saved yet.', action, duration: DURATION })
  }, [userId])
}
