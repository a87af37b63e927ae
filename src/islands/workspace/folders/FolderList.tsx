import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { FOLDER_NAME_MAX } from '../../../domain/rules/rules.ts'
import { trimmed } from '../../../domain/text/trimmed.ts'
import { Button, EmptyState, IconButton, Message, moveFocus, Skeleton } from '../../ui/index.ts'
import { useFailureToast, useFolders } from '../state/queries.ts'
import type { CheckScreen } from '../state/use-check-screen.ts'
import { FolderRow } from './FolderRow.tsx'

export function FolderList({ screen }: { screen: CheckScreen }) {
  const { selection, opened, busy, actions } = screen
  const folders = useFolders()
  const creating = opened?.what === 'create-folder'
  const renamed = opened?.what === 'rename-folder' ? opened.folder.id : null
  useFailureToast('Failed to load folders', folders.error)
  return (
    <section className="workspace-part folder-list" aria-labelledby="folders-title">
      <header className="spread part-head">
        <h2 id="folders-title">Folders</h2>
        <Button
          id="new-folder"
          small
          variant="quiet"
          icon="folder-plus"
          onClick={() => actions.open({ what: 'create-folder' })}
        >
          New folder
        </Button>
      </header>
      {creating && (
        <FolderNameForm
          label="New folder name"
          saveLabel="Create folder"
          saving={busy.folder}
          onSave={(name) => void actions.createFolder(name)}
          onCancel={actions.close}
        />
      )}
      {folders.data && (
        <ul onKeyDown={(event) => moveFocus(event, '[data-row]')}>
          {folders.data.map((folder) =>
            folder.id === renamed ? (
              <li key={folder.id}>
                <FolderNameForm
                  label={`New name of ${folder.name}`}
                  saveLabel="Rename"
                  start={folder.name}
                  onCancel={actions.close}
                  onSave={(name) => {
                    if (name !== folder.name) actions.renameFolder(folder.id, name)
                    actions.close()
                  }}
                />
              </li>
            ) : (
              <FolderRow
                key={folder.id}
                folder={folder}
                selected={folder.id === selection.folder?.id}
                actions={actions}
              />
            ),
          )}
        </ul>
      )}
      {folders.isPending && <Skeleton label="Loading folders" rows lines={3} />}
      {!folders.data && folders.isError && (
        <Message kind="error">
          Failed to load folders.{' '}
          <Button small onClick={() => void folders.refetch()}>
            Try again
          </Button>
        </Message>
      )}
      {folders.data?.length === 0 && !creating && (
        <EmptyState title="No folders yet">
          A folder keeps the rule sets of one kind of document together.
        </EmptyState>
      )}
    </section>
  )
}

interface FolderNameFormProps {
  label: string
  saveLabel: string
  start?: string
  saving?: boolean
  onSave: (name: string) => void
  onCancel: () => void
}

function FolderNameForm(props: FolderNameFormProps) {
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
