import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { pages } from '../../contract/urls.ts'
import type { Session } from '../session/use-session.ts'
import { AppShell, type AppShellProps } from './AppShell.tsx'

interface SignedInShellProps extends Pick<AppShellProps, 'current' | 'children'> {
  session: Session
  cache: QueryClient
}

export function SignedInShell({ session, cache, current, children }: SignedInShellProps) {
  return (
    <QueryClientProvider client={cache}>
      <AppShell
        user={session.user}
        current={current}
        demo={false}
        hrefs={pages}
        signingOut={session.signingOut}
        onSignOut={session.signOut}
      >
        {children}
      </AppShell>
    </QueryClientProvider>
  )
}
