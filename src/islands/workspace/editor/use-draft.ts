import { useCallback, useEffect, useLayoutEffect, useRef } from 'react'
import { dropDraft, keepDraft } from '../drafts.ts'
import { useWorkspace } from '../environment.ts'
import type { RuleSetForm } from './rule-set-form.ts'

/** Milliseconds without a change after which the draft is kept. */
const PAUSE = 400

/**
 * Keeps what was typed over a reload: after a pause, before the page goes, and at once when the answered function is
 * called. `changed` answers null while nothing differs from what is saved; `typed` is what it is made of.
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
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  }, [keep])
  return keep
}
