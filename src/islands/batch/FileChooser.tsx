import { type ChangeEvent, type ReactNode, useId } from 'react'
import { Icon, type IconName } from '../ui/Icon.tsx'

/** Chooses PDFs or a folder of them; both can also be dropped on the screen. */
export function FileChooser({ onChoose }: { onChoose: (files: readonly File[]) => void }): ReactNode {
  return (
    <div className="batch-chooser">
      <Choice icon="files" onChoose={onChoose} note="or drop them here">
        Choose PDFs
      </Choice>
      <Choice icon="folder-up" onChoose={onChoose} note="with its subfolders" folder>
        Choose a folder
      </Choice>
    </div>
  )
}

interface ChoiceProps {
  icon: IconName
  folder?: boolean
  note: string
  onChoose: (files: readonly File[]) => void
  children: ReactNode
}

function Choice({ icon, folder = false, note, onChoose, children }: ChoiceProps): ReactNode {
  const id = useId()
  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])]
    // Cleared, so that choosing the same files again fires a change event.
    target.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <label className="drop-zone" htmlFor={id}>
      <Icon name={icon} />
      <span>{children}</span>
      <span className="note drop-zone-note">{note}</span>
      <input
        id={id}
        type="file"
        multiple
        accept=".pdf"
        ref={(input) => void input?.toggleAttribute('webkitdirectory', folder)}
        className="visually-hidden"
        onChange={change}
      />
    </label>
  )
}
