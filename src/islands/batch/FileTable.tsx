import { memo } from 'react'
import { counted } from '../../domain/text/counted.ts'
import type { BatchFile, FileProblem } from '../../machines/batch-files.ts'
import { IconButton } from '../ui/index.ts'
import { fileSize } from '../workspace/submission/file-size.ts'

interface FileTableProps {
  files: readonly BatchFile[]
  editable: boolean
  onRemove: (key: string) => void
}

const PROBLEMS: Readonly<Record<FileProblem, string>> = {
  notPdf: 'Not a PDF. It won’t be sent.',
  locked: 'Protected by a password. It won’t be sent.',
  tooLarge: 'Larger than 10 MB. It won’t be sent.',
  empty: 'Empty. It won’t be sent.',
}

const STATES = { ready: 'Ready', waiting: 'Waiting', sending: 'Sending', refused: 'Not accepted' } as const

export function FileTable({ files, editable, onRemove }: FileTableProps) {
  if (files.length === 0) return null
  return (
    <section
      className="card note batch-files"
      aria-label="Files to send"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and while files are sent nothing in it takes the focus
      tabIndex={0}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">File</th>
            <th scope="col">Size</th>
            <th scope="col">Status</th>
            {editable && (
              <th scope="col">
                <span className="visually-hidden">Remove</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {files.map((file) => (
            <FileRow key={file.key} {...{ file, editable, onRemove }} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

interface FileRowProps extends Pick<FileTableProps, 'editable' | 'onRemove'> {
  file: BatchFile
}

const FileRow = memo(function FileRow({ file, editable, onRemove }: FileRowProps) {
  const { name, size, webkitRelativePath } = file.file
  const pages = file.facts?.pages ?? 0
  return (
    <tr>
      <th scope="row" title={webkitRelativePath || undefined}>
        {name}
      </th>
      <td>
        {fileSize(size)}
        {pages > 0 && ` · ${counted(pages, 'page')}`}
      </td>
      <td className={file.problem || file.state === 'refused' ? 'batch-problem' : undefined}>
        {statusOf(file)}
      </td>
      {editable && (
        <td>
          <IconButton icon="x" label={`Remove ${name}`} tip="Remove" onClick={() => onRemove(file.key)} />
        </td>
      )}
    </tr>
  )
})

function statusOf({ problem, state, reason }: BatchFile): string {
  if (problem) return PROBLEMS[problem]
  if (state === 'refused') return `${STATES.refused}: ${reason}`
  return STATES[state]
}
