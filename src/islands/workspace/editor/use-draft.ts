import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { useListener } from '../../use-listener.ts'
import { dropDraft, keepDraft } from '../drafts.ts'
import { useWorkspace } from '../environment.ts'
import type { RuleSetForm } from './rule-set-form.ts'

/** Milliseconds without a change before the draft is stored. */
const PAUSE = 400

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
    const waiting = setTimeout(keep, PAUSE)
    return () => clearTimeout(waiting)
  }, [keep, ...typed])
  useListener('pagehide', keep)
  return keep
}
