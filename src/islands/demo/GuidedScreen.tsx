import { type ReactNode, useEffect } from 'react'
import { showFailure } from '../session/failures.ts'
import type { CheckActions } from '../workspace/actions.ts'
import { useCheckScreen } from '../workspace/use-check-screen.ts'
import { WorkspaceScreen } from '../workspace/WorkspaceScreen.tsx'
import { changeDemo, demoState } from './demo-state.ts'
import { guided } from './guided.ts'
import { perform } from './perform.ts'
import { SampleButton } from './SampleButton.tsx'
import { sampleFile } from './sample-file.ts'
import type { TourControl } from './use-tour.ts'

/** The Check screen with the tour intercepting its actions; Next performs a step's action the same way. */
export function GuidedScreen({ tour }: { tour: TourControl }): ReactNode {
  const screen = useCheckScreen()
  const { selection, submission } = screen
  const { chooseFiles } = screen.actions
  const { on, send, attempt, done } = tour
  const actions = guided(screen.actions, tour, selection.folder?.id ?? null)
  const hasFile = submission.snapshot.context.file !== null
  useRestoredDocument(chooseFiles)

  async function loadSample(): Promise<void> {
    chooseFiles([await sampleFile()])
    changeDemo(() => ({ documentLoaded: true }))
    done('choose-file')
  }
  useEffect(() => {
    const listening = on('perform', ({ step }) =>
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

/** Restores the document after a reload if it was loaded before. */
function useRestoredDocument(choose: CheckActions['chooseFiles']): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => {
    if (!demoState().documentLoaded) return
    sampleFile().then(
      (sample) => choose([sample]),
      () => changeDemo(() => ({ documentLoaded: false })),
    )
  }, [])
}
