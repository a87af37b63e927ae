import type { Ref } from 'react'
import type { Folder } from '../../../contract/folders.ts'
import { formatRules } from '../../../domain/rules/rules.ts'
import { Select } from '../../ui/index.ts'
import { READY_RULES } from '../state/ready-rules.ts'
import { READY_RULE_SETS } from '../state/rule-library.ts'

interface FolderChoiceProps {
  ref: Ref<HTMLSelectElement>
  folders: readonly Folder[]
  folderId: number | null
  onChange: (folderId: number) => void
}

export function FolderChoice({ ref, folders, folderId, onChange }: FolderChoiceProps) {
  return (
    <Select
      ref={ref}
      label="Folder"
      placeholder="Choose a folder"
      options={folders.map(({ id, name }) => ({ value: String(id), label: name }))}
      value={folders.some(({ id }) => id === folderId) ? String(folderId) : ''}
      hint={
        folders.length === 0 && 'Rule sets are kept in folders. Create a folder in the left column first.'
      }
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}

/** A ready rule set to start from, until a rule has been written. */
export function ReadyChoice({ onChoose }: { onChoose: (name: string, text: string) => void }) {
  return (
    <Select
      label="Start from"
      placeholder="Empty, or choose a template"
      options={READY_RULE_SETS.map(({ id, name }) => ({ value: id, label: name }))}
      value=""
      onChange={(event) => {
        const ready = READY_RULE_SETS.find(({ id }) => id === event.target.value)
        if (ready) onChoose(ready.name, formatRules(READY_RULES[ready.id]))
      }}
    />
  )
}
