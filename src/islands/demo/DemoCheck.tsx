import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { createQueryClient } from '../query-client.ts'
import { WorkspaceContext } from '../workspace/environment.ts'
import { WorkspaceScreen } from '../workspace/WorkspaceScreen.tsx'
import { DemoFrame } from './DemoFrame.tsx'
import { DemoHands } from './DemoHands.tsx'
import { useDemoWorkspace } from './use-demo-workspace.tsx'
import type { DemoVisitor } from './use-tour.ts'

export interface DemoCheckProps extends DemoVisitor {
  /** Price of a check in dollars. */
  price: number
}

/** `/app/demo/check`. */
export function DemoCheck({ price, maybeUser, mustFinish }: DemoCheckProps): ReactNode {
  const [cache] = useState(createQueryClient)
  const { tour, environment, hands } = useDemoWorkspace(price, { maybeUser, mustFinish })
  return (
    <QueryClientProvider client={cache}>
      <DemoFrame current="check" tour={tour} {...{ maybeUser, mustFinish }}>
        <WorkspaceContext value={environment}>
          <WorkspaceScreen />
          <DemoHands hands={hands} tour={tour} />
        </WorkspaceContext>
      </DemoFrame>
    </QueryClientProvider>
  )
}
