/** The Results page with session and server data. */
import { useState } from 'react'
import type { HistoryEntry } from '../../contract/documents.ts'
import { pages } from '../../contract/urls.ts'
import type { User } from '../../domain/account.ts'
import { createQueryClient } from '../query-client.ts'
import { useSession } from '../session/use-session.ts'
import { SignedInShell } from '../shell/SignedInShell.tsx'
import { reasonsKey } from '../stored.ts'
import { HistoryScreen } from './HistoryScreen.tsx'
import { createServerSource } from './history-source.ts'

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
