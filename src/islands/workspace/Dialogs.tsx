import { useEffect, useId, useRef, useState } from 'react'
import type { Folder, RuleSet } from '../../contract/workspace.ts'
import { useListener } from '../base/use-listener.ts'
import { Button, ConfirmDialog, Dialog, Select, toast } from '../ui/index.ts'
import { type DraftHandle, RuleSetFields } from './editor/RuleSetFields.tsx'
import { type CheckActions, type Opened, type OpenedForm, openForm } from './state/actions.ts'
import { dropDraft } from './state/drafts.ts'
import { useWorkspace } from './state/environment.ts'
import { useFolders } from './state/queries.ts'
import type { CheckScreen } from './state/use-check-screen.ts'

/** The Check screen's dialogs. Closed ones stay mounted, so that the browser restores the focus. */
export function Dialogs({ screen }: { screen: CheckScreen }) {
  const { opened, actions } = screen
  usePastedRules(actions)
  const folders = useFolders().data ?? []
  const form = opened && 'form' in opened ? opened : null
  const moved = opened?.what === 'move-rule-set' ? opened.ruleSet : null
  const deletion = deletionOf(opened, actions)
  return (
    <>
      <RuleSetDialog
        opened={form}
        saving={screen.busy.ruleSet}
        conflictAt={screen.conflictAt}
        {...{ folders, actions }}
      />
      <MoveDialog {...{ moved, folders, actions }} />
      <ConfirmDialog
        open={deletion !== null}
        danger
        title={deletion?.title ?? ''}
        confirmLabel={deletion?.label ?? ''}
        onClose={actions.close}
        onConfirm={() => {
          deletion?.run()
          actions.close()
          // The element that had the focus was deleted.
          requestAnimationFrame(() => document.getElementById(deletion?.focus ?? '')?.focus())
        }}
      >
        <p>{deletion?.text}</p>
      </ConfirmDialog>
    </>
  )
}

interface MoveDialogProps {
  moved: RuleSet | null
  folders: readonly Folder[]
  actions: CheckActions
}

function MoveDialog({ moved, folders, actions }: MoveDialogProps) {
  const [folderId, setFolderId] = useState('')
  const others = folders.filter((folder) => folder.id !== moved?.folderId)

  function close(): void {
    setFolderId('')
    actions.close()
  }
  return (
    <ConfirmDialog
      open={moved !== null}
      title={`Move “${moved?.name ?? ''}”`}
      confirmLabel="Move"
      disabled={folderId === ''}
      onClose={close}
      onConfirm={() => {
        if (moved) actions.moveRuleSet(moved.id, Number(folderId))
        close()
      }}
    >
      <Select
        label="To folder"
        placeholder="Choose a folder"
        hint={others.length === 0 && 'There’s no other folder yet. Create one in the left column.'}
        options={others.map((folder) => ({ value: String(folder.id), label: folder.name }))}
        value={folderId}
        onChange={(event) => setFolderId(event.target.value)}
      />
    </ConfirmDialog>
  )
}

function deletionOf(opened: Opened | null, { deleteFolder, deleteRuleSet }: CheckActions) {
  if (opened?.what === 'delete-folder')
    return {
      title: `Delete folder “${opened.folder.name}”?`,
      label: 'Delete folder',
      text: 'The folder is empty. Deleting it can’t be undone.',
      run: () => deleteFolder(opened.folder.id),
      focus: 'new-folder',
    }
  if (opened?.what === 'delete-rule-set')
    return {
      title: `Delete “${opened.ruleSet.name}”?`,
      label: 'Delete rule set',
      text: 'Its rules will be deleted. Past results are kept.',
      run: () => deleteRuleSet(opened.ruleSet),
      focus: 'new-rule-set',
    }
  return null
}

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

interface RuleSetDialogProps {
  opened: OpenedForm | null
  saving: boolean
  conflictAt: number | null
  folders: readonly Folder[]
  actions: CheckActions
}

function RuleSetDialog({ opened, saving, conflictAt, folders, actions }: RuleSetDialogProps) {
  const { draftKey } = useWorkspace()
  const id = useId()
  const typed = useRef<DraftHandle>(null)
  const creating = opened?.what === 'create-rule-set'
  const closed = opened === null

  useEffect(() => {
    if (closed) dropDraft(draftKey, 'rule-set')
  }, [closed, draftKey])

  function close(): void {
    const changed = typed.current?.changed()
    actions.close()
    if (!changed) return
    const action = { label: 'Keep editing', run: () => actions.open(openForm(changed, true)) }
    toast({ kind: 'info', text: 'Your changes were not saved.', action })
  }
  return (
    <Dialog
      open={!closed}
      wide
      title={creating ? 'New rule set' : 'Edit rule set'}
      onClose={close}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form={id} variant="primary" loading={saving}>
            {creating ? 'Create' : 'Save'}
          </Button>
        </>
      }
    >
      {opened && (
        <RuleSetFields
          ref={typed}
          {...{ id, opened, conflictAt, folders }}
          onSave={(form) => !saving && void actions.saveRuleSet(form)}
        />
      )}
    </Dialog>
  )
}
