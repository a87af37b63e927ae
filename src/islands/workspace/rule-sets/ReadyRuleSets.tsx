import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button } from '../../ui/index.ts'
import { READY_RULE_SETS, type ReadyRuleSet } from './rule-library.ts'

interface ReadyRuleSetsProps {
  /** Resolves when the rule set was added or that failed. */
  onAdd: (ready: ReadyRuleSet) => Promise<void>
}

/** Rule sets to start from, each added with one click. */
export function ReadyRuleSets({ onAdd }: ReadyRuleSetsProps) {
  const { mutate: add, isPending, variables } = useMutation({ mutationFn: onAdd })
  useEffect(
    () => () => {
      // The rule set replaces this list, and the focus would be lost.
      if (document.activeElement === document.body) document.getElementById('rule-set-name')?.focus()
    },
    [],
  )
  return (
    <ul className="ready-list">
      {READY_RULE_SETS.map((ready) => (
        <li key={ready.id}>
          <div>
            <h3 id={`ready-${ready.id}`}>{ready.name}</h3>
            <p className="note">{ready.about}</p>
          </div>
          <Button
            small
            loading={isPending && variables.id === ready.id}
            aria-disabled={isPending}
            aria-describedby={`ready-${ready.id}`}
            onClick={() => add(ready)}
          >
            Add
          </Button>
        </li>
      ))}
    </ul>
  )
}
