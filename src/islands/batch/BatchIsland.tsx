/** `/app/batch`: the screen with session and server data. */
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import type { BatchChecks, BatchPage } from '../../contract/batches.ts'
import { pages } from '../../contract/urls.ts'
import type { User } from '../../domain/account.ts'
import { createQueryClient } from '../query-client.ts'
import { useSession } from '../session/use-session.ts'
import { AppShell } from '../shell/AppShell.tsx'
import { BatchScreen } from './BatchScreen.tsx'

export interface BatchIslandProps {
  user: User
  ruleSets: readonly RuleSetChoice[]
  /** Price of a check in dollars. */
  price: number
  /** Price of a check that asks the AI three times; null: not offered. */
  agreementPrice: number | null
  /** From the URL; null: a new batch. */
  id: string | null
  /** The first page of that batch; null if it has no documents. */
  batch: BatchChecks | null
  earlier: BatchPage
}

/** The fields of a rule set needed to choose it. */
export interface RuleSetChoice {
  readonly id: number
  readonly name: string
  readonly folder: string
}

export function BatchIsland({ user: initial, ...props }: BatchIslandProps): ReactNode {
  const [cache] = useState(createQueryClient)
  const session = useSession(initial)
  const user = session.user ?? initial
  const { refresh } = session
  useEffect(() => {
    // The balance may have been topped up in another tab.
    addEventListener('focus', refresh)
    return () => removeEventListener('focus', refresh)
  })
  return (
    <AppShell
      user={user}
      current="batch"
      demo={false}
      hrefs={pages}
      signingOut={session.signingOut}
      onSignOut={session.signOut}
    >
      <QueryClientProvider client={cache}>
        <BatchScreen
          balance={user.balance}
          mayProcess={user.consentProcessingPersonalData}
          onNews={refresh}
          {...props}
        />
      </QueryClientProvider>
    </AppShell>
  )
}
