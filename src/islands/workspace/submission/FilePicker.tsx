import { useQuery } from '@tanstack/react-query'
import { useEffect, useId } from 'react'
import { DOCUMENT_ERRORS } from '../../../domain/errors/document-errors.ts'
import { counted } from '../../../domain/text/counted.ts'
import type { SubmissionProblem } from '../../../machines/submission.ts'
import { FieldError, Icon, IconButton, optional } from '../../ui/index.ts'
import { DropZone } from './DropZone.tsx'
import { fileSize } from './file-size.ts'

const Recognition = optional(() => import('../recognition/Recognition.tsx'))

interface ChosenFileProps {
  file: File
  locked: boolean
  rules: string
  onRecognised: (file: File, copy: File) => void
  onRefuse: (file: File, problem: 'notPdf' | 'locked') => void
  onRemove: () => void
}

interface FilePickerProps extends Omit<ChosenFileProps, 'file'> {
  file: File | null
  problem: SubmissionProblem | null
  onChoose: (files: readonly File[]) => void
}

const problems: Readonly<Record<SubmissionProblem, string | null>> = {
  noFile: DOCUMENT_ERRORS.fileRequired.text,
  notPdf: 'Only PDF files are supported',
  empty: 'This file is empty. Choose another one.',
  locked: 'This PDF is protected by a password. Save it without one and choose it again.',
  tooManyFiles: DOCUMENT_ERRORS.oneFileOnly.text,
  tooLarge: DOCUMENT_ERRORS.fileTooLarge.text,
  noRuleSet: null,
}

export function FilePicker({ file, problem, locked, onChoose, ...chosen }: FilePickerProps) {
  const id = useId()
  const error = problem && problems[problem]
  return (
    <div className="stack-3">
      {file && <ChosenFile {...{ file, locked, ...chosen }} />}
      <DropZone
        icon="file-up"
        note="PDF, at most 10 MB"
        disabled={locked}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        onChoose={onChoose}
      >
        {file ? 'Choose another file' : 'Choose a PDF or drop it here'}
      </DropZone>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}

function ChosenFile({ file, locked, rules, onRefuse, onRecognised, onRemove }: ChosenFileProps) {
  const { data: facts } = useQuery({
    queryKey: ['pdf-facts', file.name, file.size, file.lastModified],
    queryFn: () => import('../recognition/pdf-facts.ts').then(({ pdfFacts }) => pdfFacts(file)),
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
          <p className="clamped chosen-file-name">{file.name}</p>
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
