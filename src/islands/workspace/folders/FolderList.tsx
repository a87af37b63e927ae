import { FolderPlus } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { Folder } from '../../../contract/folders.ts'
import { Button, ConfirmDialog, EmptyState, Message, Skeleton } from '../../ui/index.ts'
import { useWorkspace } from '../environment.ts'
import { useFailureToast, useFolders } from '../queries.ts'
import type { Selection } from '../use-selection.ts'
import { FolderNameForm } from './FolderNameForm.tsx'
import { FolderRow } from './FolderRow.tsx'
import { moveBetweenRows } from './rows.ts'
import { useFolderChanges } from './use-folder-changes.ts'

interface FolderListProps {
  selection: Selection
  onTakeRuleSet: (ruleSetId: number, folderId: number) => void
}

/** The folders, with what makes, renames and deletes them. */
export function FolderList({ selection, onTakeRuleSet }: FolderListProps): ReactNode {
  const { permit } = useWorkspace()
  const folders = useFolders()
  const changes = useFolderChanges()
  const newButton = useRef<HTMLButtonElement>(null)
  const [naming, setNaming] = useState<number | 'new' | null>(null)
  const [doomed, setDoomed] = useState<Folder | null>(null)
  const selectedId = selection.folder?.id ?? null
  useFailureToast('Failed to load folders', folders.error)

  function done(): void {
    setNaming(null)
    newButton.current?.focus()
  }
  async function create(name: string): Promise<void> {
    const folder = await changes.create(name)
    if (!folder) return
    selection.selectFolder(folder.id)
    done()
  }
  function row(folder: Folder): ReactNode {
    if (naming === folder.id) {
      return (
        <li key={folder.id}>
          <FolderNameForm
            label={`New name of ${folder.name}`}
            saveLabel="Rename"
            start={folder.name}
            onCancel={done}
            onSave={(name) => {
              if (name !== folder.name) changes.rename(folder.id, name)
              done()
            }}
          />
        </li>
      )
    }
    return (
      <FolderRow
        key={folder.id}
        folder={folder}
        selected={folder.id === selectedId}
        onSelect={() => permit('select-folder', selectedId) && selection.selectFolder(folder.id)}
        onRename={() => permit('rename-folder', selectedId) && setNaming(folder.id)}
        onDelete={() => permit('delete-folder', selectedId) && setDoomed(folder)}
        onTake={(ruleSetId) => onTakeRuleSet(ruleSetId, folder.id)}
      />
    )
  }
  return (
    <section className="workspace-part folder-list" aria-labelledby="folders-title">
      <header className="part-head">
        <h2 id="folders-title">Folders</h2>
        <Button
          ref={newButton}
          small
          variant="quiet"
          icon={FolderPlus}
          data-tour="new-folder"
          onClick={() => permit('create-folder', selectedId) && setNaming('new')}
        >
          New folder
        </Button>
      </header>
      {naming === 'new' && (
        <FolderNameForm
          label="New folder name"
          saveLabel="Create folder"
          saving={changes.creating}
          onSave={create}
          onCancel={done}
        />
      )}
      {folders.data ? (
        <ul onKeyDown={moveBetweenRows}>{folders.data.map(row)}</ul>
      ) : (
        <FoldersMissing failed={folders.isError} retry={() => void folders.refetch()} />
      )}
      {folders.data?.length === 0 && naming !== 'new' && (
        <EmptyState title="No folders yet">
          A folder keeps the rule sets of one kind of document together.
        </EmptyState>
      )}
      <ConfirmDialog
        open={doomed !== null}
        danger
        title={`Delete folder “${doomed?.name ?? ''}”?`}
        confirmLabel="Delete folder"
        onClose={() => setDoomed(null)}
        onConfirm={() => {
          if (doomed) changes.remove(doomed.id)
          setDoomed(null)
          requestAnimationFrame(() => newButton.current?.focus())
        }}
      >
        <p>The folder is empty. Deleting it can’t be undone.</p>
      </ConfirmDialog>
    </section>
  )
}

function FoldersMissing({ failed, retry }: { failed: boolean; retry: () => void }): ReactNode {
  if (!failed) return <Skeleton label="Loading folders" rows lines={3} />
  return (
    <Message kind="error">
      Failed to load folders.{' '}
      <Button small onClick={retry}>
        Try again
      </Button>
    </Message>
  )
}
