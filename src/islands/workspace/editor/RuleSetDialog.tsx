import { lazy, type ReactNode, Suspense, useEffect, useId, useRef } from 'react'
import type { Folder } from '../../../contract/folders.ts'
import { Button, Dialog, Skeleton } from '../../ui/index.ts'
import type { SavableForm } from '../rule-sets/use-rule-set-changes.ts'
import type { RuleSetForm } from './rule-set-form.ts'

/** The editor is a chunk of its own, fetched once the screen has come alive. */
const loadFields = () => import('./RuleSetFields.tsx')
const RuleSetFields = lazy(async () => ({ default: (await loadFields()).RuleSetFields }))

export interface OpenedForm {
  /** What the fields start with. */
  readonly form: RuleSetForm
  /** It holds words already that are saved nowhere else: brought back after a reload or a Cancel. */
  readonly unsaved: boolean
}

interface RuleSetDialogProps {
  opened: OpenedForm | null
  folders: readonly Folder[]
  saving: boolean
  onSave: (form: SavableForm) => void
  /** Closed without saving; `changed` carries what was typed, null when nothing was. */
  onClose: (changed: RuleSetForm | null) => void
}

/** Creates a rule set or edits one. */
export function RuleSetDialog({ opened, folders, saving, onSave, onClose }: RuleSetDialogProps): ReactNode {
  const id = useId()
  const changed = useRef<RuleSetForm | null>(null)
  const creating = opened?.form.ruleSetId === null

  useEffect(() => {
    // Whether it can't be fetched matters once it is wanted.
    loadFields().catch(() => undefined)
  }, [])

  function close(): void {
    onClose(changed.current)
  }
  return (
    <Dialog
      open={opened !== null}
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
        <Suspense fallback={<Skeleton label="Loading the editor" lines={8} />}>
          <RuleSetFields
            id={id}
            {...opened}
            folders={folders}
            onChange={(form) => {
              changed.current = form
            }}
            onSave={(form) => !saving && onSave(form)}
          />
        </Suspense>
      )}
    </Dialog>
  )
}
