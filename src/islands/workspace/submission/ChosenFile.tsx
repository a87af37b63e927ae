import { type ReactNode, useEffect, useState } from 'react'
import { counted } from '../../../domain/counted.ts'
import { Icon } from '../../ui/Icon.tsx'
import { IconButton, Message } from '../../ui/index.ts'
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
export function ChosenFile({ file, locked, onRefuse, onRemove }: ChosenFileProps): ReactNode {
  const facts = useFacts(file)
  const pages = facts?.pages ?? null
  useEffect(() => {
    if (facts && !facts.isPdf) onRefuse(file)
  }, [facts, file, onRefuse])
  return (
    <>
      <div className="chosen-file">
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
      {facts?.isPdf && !locked && <FileWarning facts={facts} />}
    </>
  )
}

/** Facts about the file; null until it has been read. */
function useFacts(file: File): PdfFacts | null {
  const [known, setKnown] = useState<{ file: File; facts: PdfFacts } | null>(null)
  useEffect(() => {
    let wanted = true
    import('./pdf-facts.ts')
      .then(({ pdfFacts }) => pdfFacts(file))
      .then((facts) => wanted && facts && setKnown({ file, facts }))
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [file])
  return known?.file === file ? known.facts : null
}

/** Warnings about a file that may be refused; the server checks it thoroughly. */
function FileWarning({ facts }: { facts: PdfFacts }): ReactNode {
  if (facts.isEncrypted) {
    return (
      <Message kind="info">
        This PDF is encrypted. If it asks for a password when you open it, it can’t be checked.
      </Message>
    )
  }
  if (facts.pages !== null && !facts.hasFonts) {
    return (
      <Message kind="info">
        This PDF seems to contain only pictures. Pages without text can’t be checked: run text recognition
        (OCR) on it first.
      </Message>
    )
  }
  return null
}
