import { useState } from 'react'
import type { User } from '../../domain/account/account.ts'
import { createQueryClient } from '../base/query-client.ts'
import { useListener } from '../base/use-listener.ts'
import { useSession } from '../session/use-session.ts'
import { SignedInShell } from '../shell/SignedInShell.tsx'
import { usePrices } from '../workspace/submission/use-prices.ts'
import { type BatchData, BatchScreen } from './BatchScreen.tsx'

export function BatchIsland({ user: initial, ...props }: BatchData & { user: User }) {
  const [cache] = useState(createQueryClient)
  const session = useSession(initial)
  const { user, refresh } = session
  const [prices, loadPrices] = usePrices(props.prices)
  // The balance may have been topped up in another tab.
  useListener('focus', refresh)
  return (
    <SignedInShell current="batch" {...{ session, cache }}>
      <BatchScreen
        balance={user.balance}
        mayProcess={user.consentProcessingPersonalData}
        onNews={refresh}
        {...props}
        prices={prices}
        onStop={loadPrices}
      />
    </SignedInShell>
  )
}
