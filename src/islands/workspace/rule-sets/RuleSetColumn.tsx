import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Button, EmptyState, Skeleton } from '../../ui/index.ts'
import { openForm } from '../state/actions.ts'
import { READY_RULE_SETS, type ReadyRuleSet } from '../state/rule-library.ts'
import { blankForm } from '../state/rule-set-form.ts'
import type { CheckScreen } from '../state/use-check-screen.ts'
import { RuleSetDetail } from './RuleSetDetail.tsx'

export function RuleSetColumn({ screen }: { screen: CheckScreen }) {
  const { selection, actions } = screen
  const { ruleSet, folder, ruleSets, ruleSetsError } = selection
  return (
    <div className="workspace-column workspace-detail">
      {ruleSet && (
        <RuleSetDetail key={ruleSet.id} ruleSet={ruleSet} folderName={folder?.name ?? ''} actions={actions} />
      )}
      {!ruleSet && folder && !ruleSets && !ruleSetsError && <Skeleton label="Loading rules" lines={8} />}
      {(!folder || ruleSets?.length === 0) && (
        <>
          <EmptyState
            icon="file-text"
            level={2}
            title="Start with a rule set"
            action={
              <Button variant="primary" onClick={() => actions.open(openForm(blankForm(folder?.id ?? null)))}>
                Write your own rules
              </Button>
            }
          >
            A rule set is a list of rules in plain language, such as “Invoices are payable within 30 days.”
            Each document you submit is checked against one rule set, rule by rule. Write your own, or start
            from a template and edit it.
          </EmptyState>
          <ReadyRuleSets onAdd={actions.addReadyRuleSet} />
        </>
      )}
    </div>
  )
}

function ReadyRuleSets({ onAdd }: { onAdd: (ready: ReadyRuleSet) => Promise<void> }) {
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
        <li key={ready.id} className="spread">
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
