import { Button, Menu, Message, moveFocus, Skeleton } from '../../ui/index.ts'
import { openForm } from '../state/actions.ts'
import { useFailureToast } from '../state/queries.ts'
import { blankForm } from '../state/rule-set-form.ts'
import type { CheckScreen } from '../state/use-check-screen.ts'
import { RuleSetRow } from './RuleSetRow.tsx'

export function RuleSetList({ screen }: { screen: CheckScreen }) {
  const { selection, actions } = screen
  const { folder, ruleSet, ruleSets, ruleSetsError, reloadRuleSets } = selection
  useFailureToast('Failed to load folder prompts', ruleSetsError)
  return (
    <section className="workspace-part rule-set-list" aria-labelledby="rule-sets-title">
      <header className="spread part-head">
        <h2 id="rule-sets-title">Rule sets</h2>
        <span className="part-tools">
          <Button
            id="new-rule-set"
            small
            variant="quiet"
            icon="plus"
            onClick={() => actions.open(openForm(blankForm(folder?.id ?? null)))}
          >
            New rule set
          </Button>
          <Menu
            label="More for rule sets"
            items={[
              {
                label: 'Import a rule file',
                onSelect: () =>
                  import('./rule-files.ts')
                    .then(({ chooseRuleFile }) => chooseRuleFile())
                    .then((file) => file && actions.importRuleFile(file)),
              },
            ]}
          />
        </span>
      </header>
      {ruleSets && (
        <ul onKeyDown={(event) => moveFocus(event, '[data-row]')}>
          {ruleSets.map((each) => (
            <RuleSetRow
              key={each.id}
              ruleSet={each}
              selected={each.id === ruleSet?.id}
              reachable={each.id === ruleSet?.id}
              onSelect={() => actions.selectRuleSet(each)}
            />
          ))}
        </ul>
      )}
      {ruleSets?.length === 0 && <p className="note">No rule sets in this folder yet.</p>}
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
