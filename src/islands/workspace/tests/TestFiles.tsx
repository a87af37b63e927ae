import type { RuleSetTest } from '../../../contract/rule-set-tests.ts'
import { testsByFile } from '../../../domain/rules/rule-set-tests.ts'
import { counted } from '../../../domain/text/counted.ts'
import { Field, Money } from '../../ui/index.ts'
import type { TestedFile } from './run-tests.ts'

interface TestFilesProps {
  tests: readonly RuleSetTest[]
  files: readonly TestedFile[]
  total: number
  onChoose: (files: readonly File[]) => void
}

export function TestFiles({ tests, files, total, onChoose }: TestFilesProps) {
  const chosen = new Set(files.flatMap((file) => file.tests.map(({ sha256 }) => sha256)))
  const documents = [...testsByFile(tests).entries()]
  return (
    <div className="stack-4 test-files">
      <Field label="Documents" hint="We don’t keep documents. Choose the same files again, unchanged.">
        {(control) => (
          <input
            {...control}
            className="control"
            type="file"
            accept="application/pdf"
            multiple
            onChange={({ target }) => onChoose([...(target.files ?? [])])}
          />
        )}
      </Field>
      <ul aria-label="Documents of these tests">
        {documents.map(([sha256, own]) => (
          <li key={sha256}>
            {own[0]?.fileName} <span>{counted(own.length, 'test')}</span>
            <strong>{chosen.has(sha256) ? 'Chosen' : 'Missing'}</strong>
          </li>
        ))}
      </ul>
      <p role="status">
        {files.length} of {documents.length} documents chosen. This costs at most{' '}
        <Money amount={total} as="price" />. A document that was already checked with exactly these rules is
        free.
      </p>
    </div>
  )
}
