import { Button, EmptyState, Message, moveFocus, Skeleton } from '../../ui/index.ts'
import { useFailureToast, useFolders } from '../state/queries.ts'
import type { CheckScreen } from '../state/use-check-screen.ts'
import { FolderNameForm } from './FolderNameForm.tsx'
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
