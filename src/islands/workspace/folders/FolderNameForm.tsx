import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FOLDER_NAME_MAX } from '../../../domain/rules/rules.ts'
import { trimmed } from '../../../domain/text/trimmed.ts'
import { IconButton } from '../../ui/index.ts'

interface FolderNameFormProps {
  label: string
  saveLabel: string
  start?: string
  saving?: boolean
  onSave: (name: string) => void
  onCancel: () => void
}

/** Edits a folder's name in the list. A blank name does nothing; Escape cancels. */
export function FolderNameForm(props: FolderNameFormProps) {
  const { label, saveLabel, start = '', saving = false, onSave, onCancel } = props
  const [name, setName] = useState(start)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    field.current?.select()
    return () => document.getElementById('new-folder')?.focus()
  }, [])

  function submit(event: FormEvent): void {
    event.preventDefault()
    const wanted = trimmed(name)
    if (wanted !== '' && !saving) onSave(wanted)
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onCancel()
  }
  return (
    <form className="in-line folder-name" onSubmit={submit} onKeyDown={press}>
      <input
        ref={field}
        className="control"
        aria-label={label}
        placeholder="Folder name"
        value={name}
        maxLength={FOLDER_NAME_MAX}
        autoComplete="off"
        onChange={(event) => setName(event.target.value)}
      />
      <IconButton icon="check" label={saveLabel} type="submit" loading={saving} />
      <IconButton icon="x" label="Cancel" onClick={onCancel} />
    </form>
  )
}
