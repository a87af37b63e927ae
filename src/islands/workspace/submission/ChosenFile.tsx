import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { counted } from '../../../domain/text/counted.ts'
import { Icon, IconButton, optional } from '../../ui/index.ts'
import { fileSize } from './file-size.ts'

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
  const { data: facts } = useQuery({
    queryKey: ['pdf-facts', file.name, file.size, file.lastModified],
    queryFn: () => import('./pdf-facts.ts').then(({ pdfFacts }) => pdfFacts(file)),
    networkMode: 'always',
    retry: false,
  })
  useEffect(() => {
    if (facts?.isPdf === false) onRefuse(file, 'notPdf')
    if (facts?.isLocked) onRefuse(file, 'locked')
  }, [facts, file, onRefuse])
  return (
    <>
      <div className="stack-3 chosen-file">
        <Icon name="file-text" />
        <div>
          <p className="chosen-file-name">{file.name}</p>
          <p className="note chosen-file-size">
            {fileSize(file.size)}
            {facts && facts.pages > 0 && ` · ${counted(facts.pages, 'page')}`}
          </p>
        </div>
        {!locked && <IconButton icon="x" label={`Remove ${file.name}`} tip="Remove" onClick={onRemove} />}
      </div>
      {facts?.isPdf && !locked && <Recognition files={[file]} {...{ rules, onRecognised }} />}
    </>
  )
}
