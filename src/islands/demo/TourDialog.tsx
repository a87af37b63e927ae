import { useId } from 'react'
import { pages } from '../../contract/urls.ts'
import { canGoBack, pageOf, progressOf, resultProgressOf, type TourStep } from '../../machines/tour-steps.ts'
import { Button, classes, IconButton, LinkButton } from '../ui/index.ts'
import { stayInDemo } from './storage.ts'
import { FINAL_WORDS, NEW_ACCOUNT, STEP_TEXTS } from './tour-texts.ts'
import type { DemoVisitor, TourControl } from './use-tour.ts'

type TourDialogProps = Pick<TourControl, 'snapshot' | 'send'> & DemoVisitor

export function TourDialog(props: TourDialogProps) {
  const { snapshot, send } = props
  const id = useId()
  const { step } = snapshot.context
  const asking = snapshot.hasTag('asking')
  if (snapshot.hasTag('departing')) {
    return (
      <p className="floating stack-3 tour-dialog tour-departing" data-dialog role="status">
        {pageOf(snapshot.context) === 'history' ? 'Opening the results' : 'Opening the check'}
      </p>
    )
  }
  return (
    <section
      className="floating stack-3 tour-dialog"
      data-dialog
      data-step={step}
      role="dialog"
      aria-labelledby={`${id}title`}
      aria-describedby={`${id}text`}
    >
      <div className="spread tour-head">
        <Progress step={step} />
        {!asking && (
          <IconButton icon="x" label="Exit the tour" tip="Exit" onClick={() => send({ type: 'EXIT' })} />
        )}
      </div>
      {asking ? <Question id={id} send={send} /> : <Step id={id} {...props} />}
    </section>
  )
}

function Step({ id, snapshot, send, maybeUser, mustFinish }: TourDialogProps & { id: string }) {
  const { step } = snapshot.context
  const { title, text, hint } = STEP_TEXTS[step]
  const isChoice = step === 'welcome' && mustFinish
  const busy = snapshot.hasTag('busy')
  return (
    <>
      <h2 id={`${id}title`}>{title}</h2>
      <div id={`${id}text`} className="stack-2">
        <p>{text}</p>
        {isChoice && <p>{NEW_ACCOUNT}</p>}
        {hint && <p className={classes('note', step === 'welcome' && 'needs-keyboard')}>{hint}</p>}
        {step === 'final-step' && <p>{FINAL_WORDS[maybeUser ? 'user' : 'visitor']}</p>}
      </div>
      {isChoice && (
        <div className="stack-2">
          <Button
            wide
            variant="primary"
            className="tour-choice"
            data-first
            onClick={() => send({ type: 'NEXT' })}
          >
            Two-minute tour
          </Button>
          <Button wide className="tour-choice" loading={busy} onClick={() => send({ type: 'KNOWN' })}>
            I know how it works: check my own PDF
          </Button>
        </div>
      )}
      {step === 'final-step' && !maybeUser ? (
        <>
          <LinkButton small wide variant="primary" href={pages.register} data-first>
            Sign up with $10 credit
          </LinkButton>
          <div className="spread tour-foot">
            <Button small variant="quiet" onClick={() => send({ type: 'NEXT' })}>
              {STEP_TEXTS['final-step'].next}
            </Button>
            <Button small onClick={stayInDemo}>
              Look around
            </Button>
          </div>
        </>
      ) : (
        <div className="spread tour-foot">
          {step !== 'final-step' && (
            <Button small variant="quiet" onClick={() => send({ type: 'SKIP' })}>
              Skip tour
            </Button>
          )}
          <span className="in-line to-end">
            {canGoBack(step) && (
              <Button small aria-disabled={busy} onClick={() => send({ type: 'BACK' })}>
                Back
              </Button>
            )}
            {!isChoice && (
              <Button
                small
                variant="primary"
                data-first
                loading={busy}
                onClick={() => send({ type: 'NEXT' })}
              >
                {STEP_TEXTS[step].next ?? 'Next'}
              </Button>
            )}
          </span>
        </div>
      )}
    </>
  )
}

function Question({ id, send }: { id: string; send: TourControl['send'] }) {
  return (
    <>
      <h2 id={`${id}title`}>Leave the demo?</h2>
      <p id={`${id}text`}>
        Everything you created in the demo will be deleted. You can start again at any time.
      </p>
      <div className="in-line tour-foot to-end">
        <Button small onClick={() => send({ type: 'LEAVE' })}>
          Leave
        </Button>
        <Button small variant="primary" data-first onClick={() => send({ type: 'STAY' })}>
          Stay
        </Button>
      </div>
    </>
  )
}

function Progress({ step }: { step: TourStep }) {
  const { at, of } = progressOf(step)
  const result = resultProgressOf(step)
  return (
    <p className="in-line note tour-progress">
      <span>{at === 0 ? `${of} steps` : `Step ${at} of ${of}`}</span>
      {result && (
        <span>
          Result {result.at} of {result.of}
        </span>
      )}
      <progress className="thin" aria-hidden="true" value={at} max={of} />
    </p>
  )
}
