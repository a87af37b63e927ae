import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { DEMO_FILE, DEMO_FOLDER, DEMO_PDF, DEMO_RULE_SET, DEMO_RULE_TEXT } from '../../domain/account/demo.ts'
import type { ActionStep } from '../../machines/tour-steps.ts'
import { showFailure } from '../session/failures.ts'
import { Button } from '../ui/index.ts'
import type { CheckActions } from '../workspace/state/actions.ts'
import { blankForm } from '../workspace/state/rule-set-form.ts'
import { useCheckScreen } from '../workspace/state/use-check-screen.ts'
import { WorkspaceScreen } from '../workspace/WorkspaceScreen.tsx'
import { changeDemo, demoState } from './demo-state.ts'
import { guided } from './guided.ts'
import { file } from './history-source.ts'
import type { TourControl } from './use-tour.ts'

export function GuidedScreen({ tour }: { tour: TourControl }) {
  const screen = useCheckScreen()
  const { selection, submission } = screen
  const { chooseFiles } = screen.actions
  const { actor, send, attempt, done } = tour
  const actions = guided(screen.actions, tour, selection.folder?.id ?? null)
  const hasFile = submission.snapshot.context.file !== null
  useRestoredDocument(chooseFiles)

  async function loadSample(): Promise<void> {
    chooseFiles([await sampleFile()])
    changeDemo(() => ({ documentLoaded: true }))
    done('choose-file')
  }
  useEffect(() => {
    const listening = actor.on('perform', ({ step }) =>
      perform(step, { actions, loadSample, hasFile }).catch((error: unknown) => {
        showFailure('This step didn’t work', error)
        send({ type: 'FAILED' })
      }),
    )
    return () => listening.unsubscribe()
  })
  return (
    <WorkspaceScreen
      screen={{ ...screen, actions }}
      besidePicker={<SampleButton onLoad={async () => attempt('choose-file', loadSample)} />}
    />
  )
}

function useRestoredDocument(choose: CheckActions['chooseFiles']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    if (!demoState().documentLoaded) return
    // It may fail only because the user leaves: what was loaded stays noted for the next page.
    sampleFile().then(
      (sample) => choose([sample]),
      () => undefined,
    )
  }, [])
}

async function sampleFile(): Promise<File> {
  return new File([await (await file(DEMO_PDF)).blob()], DEMO_FILE, { type: 'application/pdf' })
}

function SampleButton({ onLoad }: { onLoad: () => Promise<void> }) {
  const loading = useMutation({
    mutationFn: onLoad,
    onError: (error) => showFailure('We couldn’t load the document', error),
  })
  return (
    <Button small wide loading={loading.isPending} onClick={() => loading.mutate()}>
      Load the demo document
    </Button>
  )
}

interface Performance {
  readonly actions: CheckActions
  readonly loadSample: () => Promise<void>
  readonly hasFile: boolean
}

async function perform(step: ActionStep, performance: Performance): Promise<void> {
  const { actions, loadSample } = performance
  if (step === 'create-folder') need(await actions.createFolder(DEMO_FOLDER))
  if (step === 'create-rule') {
    const folderId = need(demoState().folders[0]).id
    const form = { ...blankForm(folderId), folderId, name: DEMO_RULE_SET, text: DEMO_RULE_TEXT }
    need(await actions.saveRuleSet(form))
  }
  if (step === 'upload-document') await loadSample()
  if (step === 'select-folder') actions.assignFolder(need(demoState().ruleSets[0]).folderId)
  if (step === 'select-ruleset') await submit(performance)
}

/** Loads the document again if it is missing after a reload, or was removed while the tour was off. */
async function submit({ actions, loadSample, hasFile }: Performance): Promise<void> {
  if (!hasFile) await loadSample()
  actions.assignRuleSet(need(demoState().ruleSets[0]))
  actions.submit()
}

function need<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Something this step needs is missing.')
  return value
}
