import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { deleteFile, loadFile, saveFile } from '../../session/kept-file.ts'
import { Button, optional } from '../../ui/index.ts'
import { useWorkspace } from '../state/environment.ts'
import { useRuleSets } from '../state/queries.ts'
import type { CheckScreen } from '../state/use-check-screen.ts'
import type { SubmissionControl } from '../state/use-submission.ts'
import { AgreementChoice } from './AgreementChoice.tsx'
import { Assignment } from './Assignment.tsx'
import { CheckSummary, Price, SubmissionOutcome } from './CheckSummary.tsx'
import { FilePicker } from './FilePicker.tsx'

const RunningCheck = optional(() => import('./RunningCheck.tsx'))

export function DocumentColumn({ screen, besidePicker }: { screen: CheckScreen; besidePicker: ReactNode }) {
  const { submission, price, actions } = screen
  const { snapshot, send } = submission
  const { prices, isDemo } = useWorkspace()
  const { file, folderId, ruleSetId, problem, share, agreement } = snapshot.context
  const ruleSet = useRuleSets(folderId).data?.find(({ id }) => id === ruleSetId)
  const sending = snapshot.hasTag('sending')
  const choice = useRef<HTMLSelectElement>(null)
  useKeptFile(submission)
  function submit(event: FormEvent): void {
    event.preventDefault()
    actions.submit()
  }
  return (
    <aside className="workspace-column workspace-document" aria-labelledby="document-title">
      <form className="stack-4" noValidate onSubmit={submit} onKeyDown={submitByKey}>
        <h2 id="document-title">Document check</h2>
        <div className="stack-3" data-tour="upload">
          <FilePicker
            {...{ file, problem }}
            locked={sending}
            onChoose={actions.chooseFiles}
            onRefuse={(refused, why) => send({ type: 'REFUSE_FILE', file: refused, problem: why })}
            rules={ruleSet?.text ?? ''}
            onRecognised={(scan, copy) => send({ type: 'RECOGNISED', file: scan, copy })}
            onRemove={actions.removeFile}
          />
          {!file && besidePicker}
        </div>
        <Assignment screen={screen} ref={choice} />
        <AgreementChoice
          price={prices.agreement}
          checked={agreement}
          disabled={!snapshot.hasTag('editable')}
          onChange={(wanted) => send({ type: 'CHOOSE_AGREEMENT', agreement: wanted })}
        />
        <Price price={price} />
        <Button
          type="submit"
          variant={file && ruleSetId === null ? 'secondary' : 'primary'}
          wide
          data-tour="submit"
          loading={sending}
          aria-disabled={!sending && !isDemo && !snapshot.hasTag('submittable')}
        >
          Submit for Check
        </Button>
        {/* Below the button, because what comes late must not move it. */}
        <CheckSummary {...{ snapshot, price, choice }} />
        <SubmissionOutcome {...{ snapshot, price }} />
        {sending && <UploadProgress share={share} onCancel={() => send({ type: 'CANCEL' })} />}
        {submission.submitted && <RunningCheck {...submission.submitted} />}
      </form>
    </aside>
  )
}

/** Enter in a select submits, as in a text field. */
function submitByKey(event: KeyboardEvent<HTMLFormElement>): void {
  const inSelect = event.target instanceof HTMLSelectElement
  if (event.key !== 'Enter' || !(inSelect || event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  event.currentTarget.requestSubmit()
}

function UploadProgress({ share, onCancel }: { share: number; onCancel: () => void }) {
  const id = useId()
  const out = share >= 1
  return (
    <div className="upload">
      <label htmlFor={id}>
        {out ? 'Uploaded. Waiting for confirmation' : `Uploading, ${Math.round(share * 100)} %`}
      </label>
      {!out && (
        <Button small variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
      <progress id={id} max={1} value={share} />
    </div>
  )
}

/** One after another, because storing a file and deleting the one before take turns of their own. */
let storing = Promise.resolve()

/** Keeps the chosen document while the user is on another page. If the browser can't store it, it stays in this one. */
function useKeptFile({ snapshot, send }: Pick<SubmissionControl, 'snapshot' | 'send'>): void {
  const { draftKey, isDemo } = useWorkspace()
  const { file } = snapshot.context
  const [restored, setRestored] = useState(false)
  const kept = useRef<File | null>(null)
  const chosen = useRef(file)
  chosen.current = file

  useEffect(() => {
    if (isDemo) return
    loadFile(draftKey)
      .then((waiting) => {
        if (!waiting || chosen.current) return
        kept.current = waiting
        send({ type: 'CHOOSE_FILES', files: [waiting] })
      })
      .catch(() => undefined)
      .then(() => setRestored(true))
  }, [draftKey, isDemo, send])
  useEffect(() => {
    if (!restored || kept.current === file) return
    kept.current = file
    storing = storing.then(() => (file ? saveFile(draftKey, file) : deleteFile())).catch(() => undefined)
  }, [draftKey, restored, file])
}
