import { useListener } from '../base/use-listener.ts'
import { ConfirmDialog } from '../ui/index.ts'
import type { CheckActions } from './actions.ts'
import { RuleSetDialog } from './editor/RuleSetDialog.tsx'
import { useFolders } from './queries.ts'
import { MoveDialog } from './rule-sets/MoveDialog.tsx'
import type { CheckScreen } from './use-check-screen.ts'

/** The Check screen's dialogs. Closed ones stay mounted, so that the browser restores the focus. */
export function Dialogs({ screen }: { screen: CheckScreen }) {
  const { opened, actions } = screen
  usePastedRules(actions)
  const folders = useFolders().data ?? []
  const form = opened && 'form' in opened ? opened : null
  const folder = opened?.what === 'delete-folder' ? opened.folder : null
  const moved = opened?.what === 'move-rule-set' ? opened.ruleSet : null
  const ruleSet = opened?.what === 'delete-rule-set' ? opened.ruleSet : null
  return (
    <>
      <RuleSetDialog
        opened={form}
        saving={screen.busy.ruleSet}
        conflictAt={screen.conflictAt}
        folders={folders}
        actions={actions}
      />
      <MoveDialog ruleSet={moved} folders={folders} onMove={actions.moveRuleSet} onClose={actions.close} />
      <ConfirmDialog
        open={folder !== null}
        danger
        title={`Delete folder “${folder?.name ?? ''}”?`}
        confirmLabel="Delete folder"
        onClose={actions.close}
        onConfirm={() => {
          if (folder) actions.deleteFolder(folder.id)
          closeTo('new-folder')
        }}
      >
        <p>The folder is empty. Deleting it can’t be undone.</p>
      </ConfirmDialog>
      <ConfirmDialog
        open={ruleSet !== null}
        danger
        title={`Delete “${ruleSet?.name ?? ''}”?`}
        confirmLabel="Delete rule set"
        onClose={actions.close}
        onConfirm={() => {
          if (ruleSet) actions.deleteRuleSet(ruleSet)
          closeTo('new-rule-set')
        }}
      >
        <p>Its rules will be deleted. Past results are kept.</p>
      </ConfirmDialog>
    </>
  )

  /** The element that had the focus was deleted. */
  function closeTo(id: string): void {
    actions.close()
    requestAnimationFrame(() => document.getElementById(id)?.focus())
  }
}

/** Imports text pasted outside any field: a rule file, or a list copied from a document. */
export function usePastedRules({ importRuleFile }: CheckActions): void {
  useListener('paste', (event) => {
    const { target, clipboardData } = event
    const inField = target instanceof Element && target.closest('input, textarea, select, dialog')
    const given = clipboardData?.files[0] ?? clipboardData?.getData('text/plain') ?? ''
    // One line is probably not a list to import.
    if (inField || (typeof given === 'string' && !given.trim().includes('\n'))) return
    event.preventDefault()
    void importRuleFile(given)
  })
}
