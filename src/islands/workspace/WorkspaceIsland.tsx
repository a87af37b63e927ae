import { useMemo, useState } from 'react'
import type { Prices } from '../../contract/billing.ts'
import type { Folder } from '../../contract/folders.ts'
import type { RuleSet } from '../../contract/rule-sets.ts'
import type { Tag } from '../../contract/tags.ts'
import { pages } from '../../contract/urls.ts'
import type { User } from '../../domain/account/account.ts'
import { createQueryClient } from '../base/query-client.ts'
import { useSession } from '../session/use-session.ts'
import { SignedInShell } from '../shell/SignedInShell.tsx'
import { DemoRuleSet } from './rule-sets/DemoRuleSet.tsx'
import { createServerSource } from './server-source.ts'
import { WorkspaceContext, type WorkspaceEnvironment } from './state/environment.ts'
import { fillCache } from './state/queries.ts'
import { CHECK_PRICE } from './state/use-check-price.ts'
import { useCheckScreen } from './state/use-check-screen.ts'
import { useUnsavedReason } from './state/use-unsaved-reason.ts'
import { usePrices } from './submission/use-prices.ts'
import { WorkspaceScreen } from './WorkspaceScreen.tsx'

export interface WorkspaceIslandProps {
  user: User
  folders: readonly Folder[]
  /** Id of the first folder. */
  folderId: number | null
  ruleSets: readonly RuleSet[]
  tags: readonly Tag[]
  prices: Prices
}

const source = createServerSource()

export function WorkspaceIsland(props: WorkspaceIslandProps) {
  const session = useSession(props.user)
  const [cache] = useState(() => {
    const client = createQueryClient()
    fillCache(client, props)
    return client
  })
  const { user, refresh } = session
  useUnsavedReason(user.id)
  const [prices, loadPrices] = usePrices(props.prices)
  const environment = useMemo(
    (): WorkspaceEnvironment => ({
      source,
      saysFileMissing: false,
      noRuleSetText: 'Please assign rule sets to all files',
      balance: user.balance,
      prices,
      remembers: true,
      hasTests: true,
      mayProcess: user.consentProcessingPersonalData,
      onBalanceNews: refresh,
      onFailure() {
        loadPrices()
        void cache.invalidateQueries({ queryKey: [CHECK_PRICE] })
      },
      resultsHref: pages.history,
      profileHref: pages.profile,
      draftKey: `workspace:${user.id}`,
    }),
    [user, prices, refresh, loadPrices, cache],
  )
  return (
    <SignedInShell current="check" {...{ session, cache }}>
      <WorkspaceContext value={environment}>
        <RealScreen />
        <DemoRuleSet />
      </WorkspaceContext>
    </SignedInShell>
  )
}

function RealScreen() {
  return (
    <WorkspaceScreen
      screen={useCheckScreen()}
      besidePicker={
        <p className="batch-link">
          <a href={pages.batch}>Check many documents</a>
        </p>
      }
    />
  )
}
