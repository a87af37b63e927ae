import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { RuleSet } from '../../../contract/rule-sets.ts'
import { Button, Message, Skeleton } from '../../ui/index.ts'
import { moveBetweenRows } from '../folders/rows.ts'
import { useFailureToast } from '../queries.ts'
import type { Selection } from '../use-selection.ts'
import { RuleSetRow } from './RuleSetRow.tsx'

/** The rule sets of the chosen folder. */
export function RuleSetList({ selection, onNew }: { selection: Selection; onNew: () => void }): ReactNode {
  const { folder, ruleSets, ruleSetsError, reloadRuleSets } = selection
  useFailureToast('Failed to load folder prompts', ruleSetsError)
  return (
    <section className="workspace-part rule-set-list" aria-labelledby="rule-sets-title">
      <header className="part-head">
        <h2 id="rule-sets-title">Rule sets</h2>
        <Button small variant="quiet" icon={Plus} data-tour="new-rule-set" onClick={onNew}>
          New rule set
        </Button>
      </header>
      {ruleSets && <Rows ruleSets={ruleSets} selection={selection} />}
      {ruleSets?.length === 0 && <p className="part-note">No rule sets in this folder yet.</p>}
      {!ruleSets && ruleSetsError && (
        <Message kind="error">
          Failed to load prompts.{' '}
          <Button small onClick={reloadRuleSets}>
            Try again
          </Button>
        </Message>
      )}
      {!ruleSets && folder && !ruleSetsError && <Skeleton label="Loading rule sets" rows lines={4} />}
    </section>
  )
}

function Rows({ ruleSets, selection }: { ruleSets: readonly RuleSet[]; selection: Selection }): ReactNode {
  return (
    <ul onKeyDown={moveBetweenRows}>
      {ruleSets.map((ruleSet) => (
        <RuleSetRow
          key={ruleSet.id}
          ruleSet={ruleSet}
          selected={ruleSet.id === selection.ruleSet?.id}
          reachable={ruleSet.id === selection.ruleSet?.id}
          onSelect={() => selection.selectRuleSet(ruleSet)}
        />
      ))}
    </ul>
  )
}
