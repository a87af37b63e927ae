import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { pages } from '../../contract/urls.ts'
import { DEMO_USER } from '../../domain/account/demo.ts'
import type { TourPage } from '../../machines/tour-steps.ts'
import { createQueryClient } from '../base/query-client.ts'
import { AppShell } from '../shell/AppShell.tsx'
import { DateLocales } from '../ui/index.ts'
import { changeDemo, useDemoState } from './demo-state.ts'
import { signOutOfDemo } from './finish.ts'
import { Tour } from './Tour.tsx'
import { DEMO_PAGES, type TourControl } from './use-tour.ts'

interface DemoFrameProps {
  current: TourPage
  tour: TourControl
  children: ReactNode
}

export function DemoFrame({ current, tour, children }: DemoFrameProps) {
  const [cache] = useState(createQueryClient)
  const { balance } = useDemoState()
  // Stores the demo's initial state.
  useEffect(() => changeDemo(() => ({})), [])
  return (
    <QueryClientProvider client={cache}>
      <AppShell
        user={{ email: DEMO_USER.email, balance }}
        current={current}
        demo
        hrefs={{ home: pages.home, ...DEMO_PAGES }}
        onSignOut={() => void signOutOfDemo(tour.maybeUser)}
        onNavigate={(event, href) => {
          if (!tour.isActive() || href === DEMO_PAGES[current]) return
          event.preventDefault()
          tour.send({ type: href === pages.home ? 'EXIT' : 'NAVIGATE' })
        }}
      >
        <DateLocales value="en-US">{children}</DateLocales>
      </AppShell>
      {tour.snapshot.hasTag('active') && <Tour tour={tour} />}
    </QueryClientProvider>
  )
}
