import { WorkspaceContext } from '../workspace/environment.ts'
import { DemoFrame } from './DemoFrame.tsx'
import { GuidedScreen } from './GuidedScreen.tsx'
import { useDemoWorkspace } from './use-demo-workspace.ts'
import { type DemoVisitor, useTour } from './use-tour.ts'

export interface DemoCheckProps extends DemoVisitor {
  /** Price of a check in dollars. */
  price: number
}

/** `/app/demo/check`. */
export function DemoCheck({ price, ...visitor }: DemoCheckProps) {
  const tour = useTour('check', visitor)
  const environment = useDemoWorkspace(price, tour)
  return (
    <DemoFrame current="check" tour={tour}>
      <WorkspaceContext value={environment}>
        <GuidedScreen tour={tour} />
      </WorkspaceContext>
    </DemoFrame>
  )
}
