import { Button, EmptyState, Skeleton } from '../../ui/index.ts'
import { openForm } from '../actions.ts'
import { blankForm } from '../editor/rule-set-form.ts'
import type { CheckScreen } from '../use-check-screen.ts'
import { ReadyRuleSets } from './ReadyRuleSets.tsx'
import { RuleSetDetail } from './RuleSetDetail.tsx'

/** Middle: the chosen rule set, or ready ones if none is chosen. */
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
