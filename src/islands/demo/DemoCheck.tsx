import { useMemo } from 'react'
import { pages } from '../../contract/urls.ts'
import type { Upload } from '../../machines/submission.ts'
import { WorkspaceContext, type WorkspaceEnvironment } from '../workspace/state/environment.ts'
import { DemoFrame } from './DemoFrame.tsx'
import { useDemoState } from './demo-state.ts'
import { GuidedScreen } from './GuidedScreen.tsx'
import { type DemoVisitor, type TourControl, useTour } from './use-tour.ts'
import { createDemoSource } from './workspace-source.ts'

export function DemoCheck({ price, ...visitor }: DemoVisitor & { price: number }) {
  const tour = useTour('check', visitor)
  const environment = useDemoWorkspace(price, tour)
  return (
    <DemoFrame current="check" tour={tour}>
      <WorkspaceContext value={environment}>
        <GuidedScreen tour={tour} />
      </WorkspaceContext>
    </DemoFrame>
  )
}

export function useDemoWorkspace(price: number, tour: TourControl): WorkspaceEnvironment {
  const { balance } = useDemoState()
  const { send, done, isActive } = tour
  const source = useMemo(() => {
    const demo = createDemoSource(price)
    return { ...demo, upload: watchedUpload(demo.upload, { send, done, isActive }) }
  }, [price, send, done, isActive])
  return useMemo(
    () => ({
      source,
      balance,
      isDemo: true,
      prices: { check: price, agreement: null },
      mayProcess: true,
      onBalanceNews: () => undefined,
      onFailure: () => undefined,
      resultsHref: pages.demoHistory,
      profileHref: pages.demoProfile,
      draftKey: 'demo',
    }),
    [source, balance, price],
  )
}

function watchedUpload(
  upload: Upload,
  { send, done, isActive }: Pick<TourControl, 'send' | 'done' | 'isActive'>,
): Upload {
  return (submission, report) => {
    let running = true
    send({ type: 'BEGIN' })
    const stop = upload(submission, (each) => {
      running = each.type === 'PROGRESS'
      report(each)
      if (each.type === 'REFUSED' || each.type === 'FAILED') send({ type: 'FAILED' })
      if (each.type !== 'ACCEPTED') return
      if (isActive()) done('submit')
      else location.assign(pages.demoHistory)
    })
    return () => {
      stop()
      if (running) send({ type: 'FAILED' })
    }
  }
}
