import { useEffect, useId, useRef } from 'react'
import type { Folder } from '../../../contract/workspace.ts'
import { Button, Dialog, toast } from '../../ui/index.ts'
import { type CheckActions, type OpenedForm, openForm } from '../state/actions.ts'
import { dropDraft } from '../state/drafts.ts'
import { useWorkspace } from '../state/environment.ts'
import { type DraftHandle, RuleSetFields } from './RuleSetFields.tsx'

interface RuleSetDialogProps {
  opened: OpenedForm | null
  saving: boolean
  conflictAt: number | null
  folders: readonly Folder[]
  actions: CheckActions
}

/** Creates or edits a rule set. Unsaved input can be restored from a toast after closing. */
export function RuleSetDialog({ opened, saving, conflictAt, folders, actions }: RuleSetDialogProps) {
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
          id={id}
          ref={typed}
          opened={opened}
          conflictAt={conflictAt}
          folders={folders}
          onSave={(form) => !saving && void actions.saveRuleSet(form)}
        />
      )}
    </Dialog>
  )
}
