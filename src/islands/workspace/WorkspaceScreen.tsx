import { useQueryClient } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import type { RuleSet } from '../../contract/rule-sets.ts'
import { OfflineNote } from '../ui/index.ts'
import { RuleSetDialog } from './editor/RuleSetDialog.tsx'
import { formOf } from './editor/rule-set-form.ts'
import { useRuleSetForm } from './editor/use-rule-set-form.ts'
import { useWorkspace } from './environment.ts'
import { FolderColumn } from './folders/FolderColumn.tsx'
import { useFailureToast, useFolders, useTags } from './queries.ts'
import { RuleSetColumn } from './rule-sets/RuleSetColumn.tsx'
import { findRuleSet } from './rule-sets/rule-set-cache.ts'
import { useRuleSetChanges } from './rule-sets/use-rule-set-changes.ts'
import { DocumentColumn } from './submission/DocumentColumn.tsx'
import { useSelection } from './use-selection.ts'

const MoveDialog = lazy(async () => ({ default: (await import('./rule-sets/MoveDialog.tsx')).MoveDialog }))

/** The Check screen: folders and rule sets, the chosen rule set, the document to be checked. */
export function WorkspaceScreen(): ReactNode {
  const { permit } = useWorkspace()
  const folders = useFolders().data ?? []
  const selection = useSelection(folders)
  const changes = useRuleSetChanges()
  const form = useRuleSetForm(selection, changes)
  const cache = useQueryClient()
  const screen = useRef<HTMLDivElement>(null)
  /** Undefined until the dialog is wanted for the first time; null while it is closed. */
  const [moving, setMoving] = useState<RuleSet | null | undefined>()
  const folderId = selection.folder?.id ?? null
  const { ruleSet } = selection
  useFailureToast('Failed to load tags', useTags().error)

  function move(moved: RuleSet | undefined, target: number): void {
    if (moved && moved.folderId !== target && permit('move-rule-set', folderId)) changes.move(moved, target)
  }
  function remove(doomed: RuleSet): void {
    if (!permit('delete-rule-set', folderId)) return
    changes.remove(doomed)
    requestAnimationFrame(() =>
      screen.current?.querySelector<HTMLElement>('[data-tour="new-rule-set"]')?.focus(),
    )
  }
  return (
    <div ref={screen} className="workspace">
      <h1 className="visually-hidden">Check a document</h1>
      <OfflineNote className="workspace-offline">
        Your text stays here. You can save and submit once you’re back online.
      </OfflineNote>
      <FolderColumn
        selection={selection}
        onNewRuleSet={form.create}
        onMoveRuleSet={(id, target) => move(findRuleSet(cache, id), target)}
      />
      <RuleSetColumn
        selection={selection}
        folders={folders}
        onNew={form.create}
        onAddReady={form.addReady}
        onEdit={() => ruleSet && permit('edit-rule-set', folderId) && form.open(formOf(ruleSet))}
        onDuplicate={() => ruleSet && form.duplicate(ruleSet)}
        onMove={() => setMoving(ruleSet)}
        onDelete={() => ruleSet && remove(ruleSet)}
      />
      <DocumentColumn offered={ruleSet} />
      <RuleSetDialog
        opened={form.opened}
        folders={folders}
        saving={changes.saving}
        onSave={form.save}
        onClose={form.close}
      />
      {moving !== undefined && (
        <Suspense fallback={null}>
          <MoveDialog ruleSet={moving} folders={folders} onMove={move} onClose={() => setMoving(null)} />
        </Suspense>
      )}
    </div>
  )
}
