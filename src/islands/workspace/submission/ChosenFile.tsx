import { useEffect, useState } from 'react'
import { counted } from '../../../domain/text/counted.ts'
import { Icon, IconButton, optional } from '../../ui/index.ts'
import { fileSize } from './file-size.ts'
import type { PdfFacts } from './pdf-facts.ts'

interface ChosenFileProps {
  file: File
  /** Set during upload: it can't be removed. */
  locked: boolean
  rules: string
  onRefuse: (file: File, problem: 'notPdf' | 'locked') => void
  onRecognised: (file: File, copy: File) => void
  onRemove: () => void
}

const Recognition = optional(() => import('../recognition/Recognition.tsx'))

export function ChosenFile({ file, locked, rules, onRefuse, onRecognised, onRemove }: ChosenFileProps) {
  const facts = useFacts(file)
  const pages = facts?.pages ?? null
  useEffect(() => {
    if (facts && !facts.isPdf) onRefuse(file, 'notPdf')
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
      {facts?.isPdf && !locked && (
        <Recognition
          files={[file]}
          {...{ rules, onRecognised }}
          onLocked={(locked) => onRefuse(locked, 'locked')}
        />
      )}
    </>
  )
}

function useFacts(file: File): PdfFacts | null {
  const [known, setKnown] = useState<{ readonly file: File; readonly facts: PdfFacts } | null>(null)
  useEffect(() => {
    let wanted = true
    import('./pdf-facts.ts')
      .then(async ({ pdfFacts }) => {
        const facts = await pdfFacts(file)
        if (wanted && facts) setKnown({ file, facts })
      })
      .catch(() => undefined)
    return () => {
      wanted = false
    }
  }, [file])
  return known?.file === file ? known.facts : null
}
