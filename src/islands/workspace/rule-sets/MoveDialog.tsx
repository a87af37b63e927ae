import { useState } from 'react'
import type { Folder, RuleSet } from '../../../contract/workspace.ts'
import { ConfirmDialog, Select } from '../../ui/index.ts'

interface MoveDialogProps {
  ruleSet: RuleSet | null
  folders: readonly Folder[]
  onMove: (id: number, folderId: number) => void
  onClose: () => void
}

export function MoveDialog({ ruleSet, folders, onMove, onClose }: MoveDialogProps) {
  const [folderId, setFolderId] = useState('')
  const others = folders.filter((folder) => folder.id !== ruleSet?.folderId)

  function close(): void {
    setFolderId('')
    onClose()
  }
  return (
    <ConfirmDialog
      open={ruleSet !== null}
      title={`Move “${ruleSet?.name ?? ''}”`}
      confirmLabel="Move"
      disabled={folderId === ''}
      onClose={close}
      onConfirm={() => {
        if (ruleSet) onMove(ruleSet.id, Number(folderId))
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
