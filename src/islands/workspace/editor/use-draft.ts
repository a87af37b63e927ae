import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useListener } from '../../base/use-listener.ts'
import { dropDraft, keepDraft } from '../state/drafts.ts'
import { useWorkspace } from '../state/environment.ts'
import type { RuleSetForm } from '../state/rule-set-form.ts'

/** Milliseconds without a change before the draft is stored. */
const STORED_AFTER = 400

/**
 * Stores the input for a reload: after a pause, on `pagehide`, and when the returned function is called. `changed`
 * returns null while nothing differs from the saved rule set; `typed` lists its inputs.
 */
export function useDraft(changed: () => RuleSetForm | null, ...typed: readonly unknown[]): () => void {
  const { draftKey } = useWorkspace()
  const latest = useRef(changed)
  useLayoutEffect(() => {
    latest.current = changed
  })
  const keep = useCallback(() => {
    const form = latest.current()
    if (form) keepDraft(draftKey, 'rule-set', form)
    else dropDraft(draftKey, 'rule-set')
  }, [draftKey])
  useEffect(() => {
    const waiting = setTimeout(keep, STORED_AFTER)
    return () => clearTimeout(waiting)
  }, [keep, ...typed])
  useListener('pagehide', keep)
  return keep
}
