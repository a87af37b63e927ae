import type { ReactNode } from 'react'
import { DropZone } from '../workspace/submission/DropZone.tsx'

/** Chooses PDFs or a folder of them; both can also be dropped on the screen. */
export function FileChooser({ onChoose }: { onChoose: (files: readonly File[]) => void }): ReactNode {
  return (
    <div className="batch-chooser">
      <DropZone icon="files" many note="or drop them here" onChoose={onChoose}>
        Choose PDFs
      </DropZone>
      <DropZone icon="folder-up" many folder note="with its subfolders" onChoose={onChoose}>
        Choose a folder
      </DropZone>
    </div>
  )
}
