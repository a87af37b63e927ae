import { useEffect, useMemo, useState } from 'react'
import type { Prices } from '../../contract/billing.ts'
import { pages } from '../../contract/urls.ts'
import type { User } from '../../domain/account/account.ts'
import { createQueryClient } from '../base/query-client.ts'
import { DEMO_RULE_SET_KEY, reasonsKey, storedEntry, storedValue } from '../base/stored.ts'
import { useSession } from '../session/use-session.ts'
import { SignedInShell } from '../shell/SignedInShell.tsx'
import { optional, toast, useHydrated } from '../ui/index.ts'
import { createServerSource } from './server-source.ts'
import { WorkspaceContext, type WorkspaceEnvironment } from './state/environment.ts'
import { type FirstData, fillCache } from './state/queries.ts'
import { CHECK_PRICE, useCheckScreen } from './state/use-check-screen.ts'
import { usePrices } from './submission/use-prices.ts'
import { WorkspaceScreen } from './WorkspaceScreen.tsx'

export interface WorkspaceIslandProps extends FirstData {
  user: User
  prices: Prices
}

const source = createServerSource()
const KeepRuleSet = optional(() => import('./rule-sets/KeepRuleSet.tsx'))

export function WorkspaceIsland(props: WorkspaceIslandProps) {
  const session = useSession(props.user)
  const [cache] = useState(() => {
    const client = createQueryClient()
    fillCache(client, props)
    return client
  })
  const { user, refresh } = session
  const isHydrated = useHydrated()
  useUnsavedReason(user.id)
  const [prices, loadPrices] = usePrices(props.prices)
  const environment = useMemo(
    (): WorkspaceEnvironment => ({
      source,
      isDemo: false,
      balance: user.balance,
      prices,
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
        {isHydrated && storedEntry('sessionStorage', DEMO_RULE_SET_KEY) !== null && <KeepRuleSet />}
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

/** Milliseconds: after signing in, another message is read first. */
const REASON_SHOWN = 10_000

/** Signing in leads here: says that what was typed in Results when the session ended is still there. */
function useUnsavedReason(userId: number): void {
  useEffect(() => {
    const kept = storedValue('sessionStorage', reasonsKey(userId))
    if (!Array.isArray(kept) || kept.length === 0) return
    const action = { label: 'Back to it', href: pages.history }
    toast({ kind: 'info', text: 'A reason that you typed is not saved yet.', action, duration: REASON_SHOWN })
  }, [userId])
}
