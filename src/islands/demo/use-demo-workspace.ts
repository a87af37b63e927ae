/** The Check screen's environment in the demo. */
import { useMemo } from 'react'
import { pages } from '../../contract/urls.ts'
import type { WorkspaceEnvironment } from '../workspace/environment.ts'
import { useDemoState } from './demo-state.ts'
import type { TourControl } from './use-tour.ts'
import { watchedUpload } from './watched-upload.ts'
import { createDemoSource } from './workspace-source.ts'

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
      noRuleSetText: 'Please select a rule set',
      balance,
      price,
      agreementPrice: null,
      hasTests: false,
      mayProcess: true,
      onBalanceNews: () => undefined,
      resultsHref: pages.demoHistory,
      profileHref: pages.demoProfile,
      draftKey: 'demo',
    }),
    [source, balance, price],
  )
}
