import { useId } from 'react'
import { DOCUMENT_ERRORS } from '../../../domain/errors/document-errors.ts'
import type { SubmissionProblem } from '../../../machines/submission.ts'
import { FieldError } from '../../ui/index.ts'
import { ChosenFile } from './ChosenFile.tsx'
import { DropZone } from './DropZone.tsx'

interface FilePickerProps {
  file: File | null
  problem: SubmissionProblem | null
  /** Set during upload: it can't be replaced. */
  locked: boolean
  rules: string
  onChoose: (files: readonly File[]) => void
  onRecognised: (file: File, copy: File) => void
  /** Called if its bytes can't be checked. */
  onRefuse: (file: File, problem: 'notPdf' | 'locked') => void
  onRemove: () => void
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
    <div className="file-picker">
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
