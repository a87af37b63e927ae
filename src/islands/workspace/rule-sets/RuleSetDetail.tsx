import { Copy, FolderInput, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { RuleSet } from '../../../contract/rule-sets.ts'
import { parseRules } from '../../../domain/rules.ts'
import { Badge, Button, ConfirmDialog, IconButton, Menu } from '../../ui/index.ts'

interface RuleSetDetailProps {
  ruleSet: RuleSet
  folderName: string
  onEdit: () => void
  onDuplicate: () => void
  onMove: () => void
  onDelete: () => void
}

/** Characters from which on a name is set smaller. */
const longName = 60

/** Middle: a rule set in full. */
export function RuleSetDetail({ ruleSet, folderName, ...acts }: RuleSetDetailProps): ReactNode {
  const [asked, setAsked] = useState(false)
  const rules = parseRules(ruleSet.text)
  return (
    <article className="rule-set" aria-labelledby="rule-set-name">
      <header className="rule-set-head">
        <div>
          <h2
            id="rule-set-name"
            className={ruleSet.name.length > longName ? 'rule-set-long-name' : undefined}
          >
            {ruleSet.name}
          </h2>
          <p className="rule-set-about">
            {folderName} · {rules.length === 1 ? '1 rule' : `${rules.length} rules`}
          </p>
        </div>
        <div className="rule-set-tools">
          <Button small icon={Pencil} onClick={acts.onEdit}>
            Edit
          </Button>
          <IconButton
            icon={Trash2}
            label={`Delete ${ruleSet.name}`}
            tip="Delete"
            onClick={() => setAsked(true)}
          />
          <Menu
            label={`More actions for ${ruleSet.name}`}
            items={[
              { label: 'Duplicate', icon: Copy, onSelect: acts.onDuplicate },
              { label: 'Move to another folder', icon: FolderInput, onSelect: acts.onMove },
            ]}
          />
        </div>
      </header>
      <Tags ruleSet={ruleSet} />
      <ol className="rules">
        {rules.map((rule, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no identity but its number
          <li key={index}>{rule}</li>
        ))}
      </ol>
      <ConfirmDialog
        open={asked}
        danger
        title={`Delete “${ruleSet.name}”?`}
        confirmLabel="Delete rule set"
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false)
          acts.onDelete()
        }}
      >
        <p>Its rules will be deleted. Past results are kept.</p>
      </ConfirmDialog>
    </article>
  )
}

function Tags({ ruleSet }: { ruleSet: RuleSet }): ReactNode {
  return (
    <ul className="rule-set-tags" aria-label="Tags">
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
  )
}
