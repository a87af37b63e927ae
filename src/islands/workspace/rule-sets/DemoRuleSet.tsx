import { type ComponentType, useEffect, useState } from 'react'
import { storedEntry } from '../../base/stored.ts'
import { DEMO_RULE_SET_KEY } from './demo-rule-set-key.ts'

/** Asks whether to keep the demo's rule set; loaded only if there is one. */
export function DemoRuleSet() {
  const [question, setQuestion] = useState<{ readonly Asked: ComponentType } | null>(null)
  useEffect(() => {
    if (storedEntry('sessionStorage', DEMO_RULE_SET_KEY) === null) return
    import('./KeepRuleSet.tsx').then(
      ({ KeepRuleSet }) => setQuestion({ Asked: KeepRuleSet }),
      () => undefined,
    )
  }, [])
  return question && <question.Asked />
}
