import { FileText } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Folder } from '../../../contract/folders.ts'
import { Button, EmptyState, Skeleton } from '../../ui/index.ts'
import type { Selection } from '../use-selection.ts'
import { ReadyRuleSets } from './ReadyRuleSets.tsx'
import { RuleSetDetail } from './RuleSetDetail.tsx'
import type { ReadyRuleSet } from './rule-library.ts'

interface RuleSetColumnProps {
  selection: Selection
  folders: readonly Folder[]
  onNew: () => void
  onAddReady: (ready: ReadyRuleSet) => Promise<void>
  onEdit: () => void
  onDuplicate: () => void
  onMove: () => void
  onDelete: () => void
}

/** Middle: the chosen rule set, or where to start from when there is none. */
export function RuleSetColumn({
  selection,
  folders,
  onNew,
  onAddReady,
  ...acts
}: RuleSetColumnProps): ReactNode {
  const { ruleSet, folder, ruleSets, ruleSetsError } = selection
  return (
    <div className="workspace-column workspace-detail">
      {ruleSet && (
        <RuleSetDetail
          key={ruleSet.id}
          ruleSet={ruleSet}
          folderName={folders.find(({ id }) => id === ruleSet.folderId)?.name ?? ''}
          {...acts}
        />
      )}
      {!ruleSet && folder && !ruleSets && !ruleSetsError && <Skeleton label="Loading rules" lines={8} />}
      {(!folder || ruleSets?.length === 0) && (
        <>
          <EmptyState
            icon={FileText}
            level={2}
            title="Start with a rule set"
            action={
              <Button variant="primary" onClick={onNew}>
                Write your own rules
              </Button>
            }
          >
            A rule set is a list of rules in plain language, such as “Invoices are payable within 30 days.”
            Each document you submit is checked against one rule set, rule by rule. Write your own, or start
            from a template and edit it.
          </EmptyState>
          <ReadyRuleSets onAdd={onAddReady} />
        </>
      )}
    </div>
  )
}
