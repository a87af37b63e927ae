import { useListener } from '../../use-listener.ts'
import type { CheckActions } from '../actions.ts'

/** Imports text pasted outside any field: a rule file, or a list copied from a document. */
export function usePastedRules({ importRuleFile }: CheckActions): void {
  useListener('paste', (event) => {
    const { target, clipboardData } = event
    const inField = target instanceof Element && target.closest('input, textarea, select, dialog')
    const given = clipboardData?.files[0] ?? clipboardData?.getData('text/plain') ?? ''
    // One line is probably not a list to import.
    if (inField || (typeof given === 'string' && !given.trim().includes('\n'))) return
    event.preventDefault()
    void importRuleFile(given)
  })
}
