import { useEffect, useState } from 'react'
import { counted } from '../../../domain/counted.ts'
import { Icon, IconButton, Message } from '../../ui/index.ts'
import { fileSize } from './file-size.ts'
import type { PdfFacts } from './pdf-facts.ts'

interface ChosenFileProps {
  file: File
  /** Set during upload: it can't be removed. */
  locked: boolean
  onRefuse: (file: File) => void
  onRemove: () => void
}

/** The document to be checked. */
export function ChosenFile({ file, locked, onRefuse, onRemove }: ChosenFileProps) {
  const known = useFacts(file)
  const facts = known?.facts
  const pages = facts?.pages ?? null
  useEffect(() => {
    if (facts && !facts.isPdf) onRefuse(file)
  }, [facts, file, onRefuse])
  return (
    <>
      <div className="stack-3 chosen-file">
        <Icon name="file-text" />
        <div>
          <p className="chosen-file-name">{file.name}</p>
          <p className="note chosen-file-size">
            {fileSize(file.size)}
            {pages !== null && ` · ${counted(pages, 'page')}`}
          </p>
        </div>
        {!locked && <IconButton icon="x" label={`Remove ${file.name}`} tip="Remove" onClick={onRemove} />}
      </div>
      {known?.warning && !locked && <Message kind="info">{known.warning}</Message>}
    </>
  )
}

interface Known {
  readonly file: File
  readonly facts: PdfFacts
  readonly warning: string | null
}

/** Facts about the file; null until it has been read. */
function useFacts(file: File): Known | null {
  const [known, setKnown] = useState<Known | null>(null)
  useEffect(() => {
    let wanted = true
    import('./pdf-facts.ts')
      .then(async ({ pdfFacts, fileWarning }) => {
        const facts = await pdfFacts(file)
        if (wanted && facts) setKnown({ file, facts, warning: fileWarning(facts) })
      })
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [file])
  return known?.file === file ? known : null
}
