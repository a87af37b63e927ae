import { type ChangeEvent, type ReactNode, useId } from 'react'
import type { SubmissionProblem } from '../../../machines/submission.ts'
import { Icon } from '../../ui/Icon.tsx'
import { FieldError } from '../../ui/index.ts'
import { ChosenFile } from './ChosenFile.tsx'

interface FilePickerProps {
  file: File | null
  problem: SubmissionProblem | null
  /** Set during upload: it can't be replaced. */
  locked: boolean
  onChoose: (files: readonly File[]) => void
  /** Called if its bytes are not a PDF. */
  onRefuse: (file: File) => void
  onRemove: () => void
}

const problems: Readonly<Record<SubmissionProblem, string | null>> = {
  noFile: 'Please upload at least one file',
  notPdf: 'Only PDF files are supported',
  tooManyFiles: 'Maximum 1 file allowed',
  tooLarge: 'File is too large. Maximum is 10MB.',
  noRuleSet: null,
}

/** Chooses the document and shows it. */
export function FilePicker(props: FilePickerProps): ReactNode {
  const { file, problem, locked, onChoose, onRefuse, onRemove } = props
  const id = useId()
  const error = problem && problems[problem]

  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    const files = [...(target.files ?? [])]
    // Cleared, so that choosing the same file again fires a change event.
    target.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <div className="file-picker">
      {file && <ChosenFile file={file} locked={locked} onRefuse={onRefuse} onRemove={onRemove} />}
      <label className="drop-zone" htmlFor={id} hidden={locked}>
        <Icon name="file-up" />
        <span>{file ? 'Choose another file' : 'Choose a PDF or drop it here'}</span>
        <span className="note drop-zone-note">PDF, at most 10 MB</span>
        <input
          id={id}
          type="file"
          accept=".pdf"
          className="visually-hidden"
          disabled={locked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}error` : undefined}
          onChange={change}
        />
      </label>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
    </div>
  )
}
