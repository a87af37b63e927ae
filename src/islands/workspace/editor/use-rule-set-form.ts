import { useEffect, useState } from 'react'
import type { RuleSet } from '../../../contract/rule-sets.ts'
import { toast } from '../../ui/index.ts'
import { dropDraft, keptDraft } from '../drafts.ts'
import { useWorkspace } from '../environment.ts'
import { useFolderChanges } from '../folders/use-folder-changes.ts'
import type { ReadyRuleSet } from '../rule-sets/rule-library.ts'
import type { RuleSetChanges, SavableForm } from '../rule-sets/use-rule-set-changes.ts'
import type { Selection } from '../use-selection.ts'
import type { OpenedForm } from './RuleSetDialog.tsx'
import { blankForm, copyOf, isRuleSetForm, type RuleSetForm, readyForm } from './rule-set-form.ts'

export interface RuleSetFormControl {
  readonly opened: OpenedForm | null
  readonly create: () => void
  readonly open: (form: RuleSetForm) => void
  readonly save: (form: SavableForm) => void
  /** Closes without saving; what was typed can be taken up again from the toast. */
  readonly close: (changed: RuleSetForm | null) => void
  readonly duplicate: (ruleSet: RuleSet) => void
  readonly addReady: (ready: ReadyRuleSet) => Promise<void>
}

/** The ways to a new or changed rule set. A dialog that a reload interrupted opens again with its words. */
export function useRuleSetForm(selection: Selection, changes: RuleSetChanges): RuleSetFormControl {
  const { permit, draftKey, newRuleSet } = useWorkspace()
  const folderChanges = useFolderChanges()
  const [opened, setOpened] = useState<OpenedForm | null>(null)
  const folderId = selection.folder?.id ?? null

  useEffect(() => {
    const form = keptDraft(draftKey, 'rule-set', isRuleSetForm)
    if (form) setOpened({ form, unsaved: true })
  }, [draftKey])

  async function store(form: SavableForm): Promise<boolean> {
    const saved = await changes.save(form)
    if (saved) selection.selectRuleSet(saved)
    return saved !== null
  }
  function forget(): void {
    dropDraft(draftKey, 'rule-set')
    setOpened(null)
  }
  return {
    opened,
    create: () =>
      permit('create-rule-set', folderId) &&
      setOpened({ form: { ...blankForm(folderId), ...newRuleSet }, unsaved: false }),
    open: (form) => setOpened({ form, unsaved: false }),
    save: (form) => void store(form).then((saved) => saved && forget()),
    close(changed) {
      forget()
      if (!changed) return
      const action = { label: 'Go on editing', run: () => setOpened({ form: changed, unsaved: true }) }
      toast({ kind: 'info', text: 'Your changes were not saved.', action })
    },
    duplicate: (ruleSet) => void (permit('create-rule-set', folderId) && store(copyOf(ruleSet))),
    async addReady(ready) {
      if (!permit('create-rule-set', folderId)) return
      const folder = selection.folder ?? (await folderChanges.create(ready.folder))
      if (folder) await store(await readyForm(ready, folder.id))
    },
  }
}
