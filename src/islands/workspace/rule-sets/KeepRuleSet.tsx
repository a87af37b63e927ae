import { useState } from 'react'
import { parseRules } from '../../../domain/rules/rules.ts'
import { counted } from '../../../domain/text/counted.ts'
import { DEMO_RULE_SET_KEY, dropEntry, storedLike } from '../../base/stored.ts'
import { ConfirmDialog } from '../../ui/index.ts'
import { useFolders } from '../state/queries.ts'
import { blankForm } from '../state/rule-set-form.ts'
import { useFolderChanges } from '../state/use-folder-changes.ts'
import { useRuleSetChanges } from '../state/use-rule-set-changes.ts'
import type { DemoRuleSet } from './demo-rule-set.ts'

export default function KeepRuleSet() {
  const [ruleSet, setRuleSet] = useState(() =>
    storedLike('sessionStorage', DEMO_RULE_SET_KEY, { name: '', text: '', folder: '' }),
  )
  const [busy, setBusy] = useState(false)
  const folders = useFolders().data ?? []
  const folderChanges = useFolderChanges()
  const ruleSetChanges = useRuleSetChanges()
  if (!ruleSet) return null

  function close(): void {
    dropEntry('sessionStorage', DEMO_RULE_SET_KEY)
    setRuleSet(null)
  }
  async function keep({ name, text, folder: folderName }: DemoRuleSet): Promise<void> {
    setBusy(true)
    const folder =
      folders.find((each) => each.name === folderName) ?? (await folderChanges.create(folderName))
    const saved =
      folder && (await ruleSetChanges.save({ ...blankForm(folder.id), folderId: folder.id, name, text }))
    setBusy(false)
    if (saved) close()
  }
  return (
    <ConfirmDialog
      open
      title="Keep your rule set from the demo?"
      confirmLabel="Keep it"
      loading={busy}
      onClose={close}
      onConfirm={() => void keep(ruleSet)}
    >
      <p>
        “{ruleSet.name}” with {counted(parseRules(ruleSet.text).length, 'rule')} will be saved in the folder “
        {ruleSet.folder}” in your workspace. You can edit it there at any time.
      </p>
    </ConfirmDialog>
  )
}
