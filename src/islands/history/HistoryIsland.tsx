import { useState } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { pages } from '../../contract/urls.ts'
import type { User } from '../../domain/account/account.ts'
import { createQueryClient } from '../base/query-client.ts'
import { reasonsKey } from '../base/stored.ts'
import { useSession } from '../session/use-session.ts'
import { SignedInShell } from '../shell/SignedInShell.tsx'
import { HistoryScreen } from './HistoryScreen.tsx'
import { createServerSource } from './state/history-source.ts'

export function HistoryIsland({ user, entries }: { user: User; entries: readonly HistoryEntry[] }) {
  const [cache] = useState(createQueryClient)
  const [source] = useState(createServerSource)
  const session = useSession(user)
  return (
    <SignedInShell current="history" {...{ session, cache }}>
      <HistoryScreen
        checkHref={pages.check}
        draftKey={reasonsKey(user.id)}
        onNews={session.refresh}
        {...{ source, entries }}
      />
    </SignedInShell>
  )
}
