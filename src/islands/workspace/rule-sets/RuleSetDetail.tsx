import type { RuleSet } from '../../../contract/workspace.ts'
import { parseRules } from '../../../domain/rules/rules.ts'
import { counted } from '../../../domain/text/counted.ts'
import { Badge, Button, IconButton, Menu, optional, useHydrated } from '../../ui/index.ts'
import { type CheckActions, openForm } from '../state/actions.ts'
import { useWorkspace } from '../state/environment.ts'
import { copyOf, formOf } from '../state/rule-set-form.ts'

const RuleSetTests = optional(() => import('../tests/RuleSetTests.tsx'))

interface RuleSetDetailProps {
  ruleSet: RuleSet
  folderName: string
  actions: CheckActions
}

const longName = 60

export function RuleSetDetail({ ruleSet, folderName, actions }: RuleSetDetailProps) {
  const { isDemo } = useWorkspace()
  const isHydrated = useHydrated()
  const rules = parseRules(ruleSet.text)
  return (
    <article className="stack-4" aria-labelledby="rule-set-name">
      <header className="cluster spread rule-set-head">
        <div>
          <h2
            id="rule-set-name"
            tabIndex={-1}
            className={ruleSet.name.length > longName ? 'rule-set-long-name' : undefined}
          >
            {ruleSet.name}
          </h2>
          <p className="note rule-set-about">
            {folderName} · {counted(rules.length, 'rule')}
          </p>
        </div>
        <div className="in-line rule-set-tools">
          <Button small icon="pencil" onClick={() => actions.open(openForm(formOf(ruleSet)))}>
            Edit
          </Button>
          <IconButton
            icon="trash-2"
            label={`Delete ${ruleSet.name}`}
            tip="Delete"
            onClick={() => actions.open({ what: 'delete-rule-set', ruleSet })}
          />
          <Menu
            label={`More actions for ${ruleSet.name}`}
            items={[
              {
                label: 'Duplicate',
                icon: 'copy',
                onSelect: () => void actions.saveRuleSet(copyOf(ruleSet)),
              },
              {
                label: 'Move to another folder',
                icon: 'folder-input',
                onSelect: () => actions.open({ what: 'move-rule-set', ruleSet }),
              },
              {
                label: 'Export as a rule file',
                icon: 'download',
                onSelect: () =>
                  import('./rule-files.ts').then(({ exportRuleSet }) => exportRuleSet(ruleSet, folderName)),
              },
            ]}
          />
        </div>
      </header>
      <ul className="cluster rule-set-tags" aria-label="Tags">
        {ruleSet.tags.map((tag) => (
          <li key={tag.id}>
            <Badge>{tag.name}</Badge>
          </li>
        ))}
        {ruleSet.tags.length === 0 && (
          <li className="tag-placeholder">
            <Badge>No tags</Badge>
          </li>
        )}
      </ul>
      <ol className="rules">
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no identity but its number
          <li key={index}>{rule}</li>
        ))}
      </ol>
      {!isDemo && isHydrated && <RuleSetTests ruleSet={ruleSet} />}
    </article>
  )
}
