import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { CARRIED_RULE_SET } from '../../demo/carried-key.ts'
import { storedEntry } from '../../stored.ts'

/** The question whether a rule set made in the demo is kept: loaded only for those who come with one. */
export function CarriedRuleSet(): ReactNode {
  const [question, setQuestion] = useState<{ readonly Asked: ComponentType } | null>(null)
  useEffect(() => {
    if (storedEntry('sessionStorage', CARRIED_RULE_SET) === null) return
    import('../../demo/KeepRuleSet.tsx').then(
      ({ KeepRuleSet }) => setQuestion({ Asked: KeepRuleSet }),
      () => undefined,
    )
  }, [])
  return question && <question.Asked />
}
