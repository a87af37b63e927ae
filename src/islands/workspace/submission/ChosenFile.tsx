import { FileText, X } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { IconButton } from '../../ui/index.ts'
import { fileSize } from './file-size.ts'

interface ChosenFileProps {
  file: File
  /** It is under way: it can't be taken back here. */
  locked: boolean
  onRemove: () => void
}

/** The document that is to be checked. */
export function ChosenFile({ file, locked, onRemove }: ChosenFileProps): ReactNode {
  const pages = usePages(file)
  return (
    <div className="chosen-file">
      <FileText aria-hidden="true" />
      <div>
        <p className="chosen-file-name">{file.name}</p>
        <p className="chosen-file-size">
          {fileSize(file.size)}
          {pages !== null && ` · ${pages === 1 ? '1 page' : `${pages} pages`}`}
        </p>
      </div>
      {!locked && <IconButton icon={X} label={`Remove ${file.name}`} tip="Remove" onClick={onRemove} />}
    </div>
  )
}

/** How many pages the file has, once that is known; files that don't say it plainly stay null. */
function usePages(file: File): number | null {
  const [counted, setCounted] = useState<{ file: File; pages: number | null } | null>(null)
  useEffect(() => {
    let wanted = true
    import('./page-count.ts')
      .then(({ pageCount }) => pageCount(file))
      .then((pages) => wanted && setCounted({ file, pages }))
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [file])
  return counted?.file === file ? counted.pages : null
}
