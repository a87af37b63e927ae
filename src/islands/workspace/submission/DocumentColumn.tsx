import type { FormEvent, KeyboardEvent, ReactNode } from 'react'
import type { RuleSet } from '../../../contract/rule-sets.ts'
import { Button, classes } from '../../ui/index.ts'
import { useWorkspace } from '../environment.ts'
import { AgreementChoice } from './AgreementChoice.tsx'
import { Assignment } from './Assignment.tsx'
import { FilePicker } from './FilePicker.tsx'
import { Price } from './Price.tsx'
import { SubmissionOutcome } from './SubmissionOutcome.tsx'
import { UploadProgress } from './UploadProgress.tsx'
import { useFileDrop } from './use-file-drop.ts'
import { useKeptFile } from './use-kept-file.ts'
import { useSubmission } from './use-submission.ts'

/** Right: one document, the rules to check it against, the price, the submission. `offered` is what is looked at. */
export function DocumentColumn({ offered }: { offered: RuleSet | null }): ReactNode {
  const { permit } = useWorkspace()
  const submission = useSubmission()
  const { snapshot, send } = submission
  const { file, folderId, problem, share, agreement } = snapshot.context
  const sending = snapshot.hasTag('sending')

  function choose(files: readonly File[]): void {
    if (permit('choose-file', folderId)) send({ type: 'CHOOSE_FILES', files })
  }
  const { over, handlers } = useFileDrop(choose)
  useKeptFile(submission)
  function submit(event: FormEvent): void {
    event.preventDefault()
    if (permit('submit', folderId)) send({ type: 'SUBMIT' })
  }
  return (
    <aside
      className={classes('workspace-column workspace-document', over && 'drop-over')}
      aria-labelledby="document-title"
      {...handlers}
    >
      <form noValidate onSubmit={submit} onKeyDown={submitByKey}>
        <h2 id="document-title">Document check</h2>
        <FilePicker
          file={file}
          problem={problem}
          locked={sending}
          onChoose={choose}
          onRefuse={(refused) => send({ type: 'REFUSE_FILE', file: refused })}
          onRemove={() => permit('remove-file', folderId) && send({ type: 'REMOVE_FILE' })}
        />
        <Assignment snapshot={snapshot} send={send} offered={offered} />
        <AgreementChoice snapshot={snapshot} send={send} />
        <Price agreement={agreement} />
        <SubmissionOutcome snapshot={snapshot} />
        {sending && <UploadProgress share={share} onCancel={() => send({ type: 'CANCEL' })} />}
        <Button
          type="submit"
          variant="primary"
          wide
          data-tour="submit"
          loading={sending}
          disabled={!sending && !snapshot.hasTag('submittable')}
        >
          Submit for Check
        </Button>
      </form>
    </aside>
  )
}

/** Enter in a list of choices submits, as it does in a text field. */
function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const inSelect = event.target instanceof HTMLSelectElement
  if (event.key !== 'Enter' || !(inSelect || event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}
