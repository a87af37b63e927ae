import { useState } from 'react'
import { DEMO_USER } from '../../domain/demo.ts'
import { ProfileScreen } from '../profile/ProfileScreen.tsx'
import { DemoFrame } from './DemoFrame.tsx'
import { useDemoState } from './demo-state.ts'
import { demoMovements, demoProfile } from './profile-source.ts'
import { type DemoVisitor, useTour } from './use-tour.ts'

export interface DemoProfileProps extends DemoVisitor {
  /** Price of a check in dollars. */
  price: number
}

/** `/app/demo/profile`. */
export function DemoProfile({ price, ...visitor }: DemoProfileProps) {
  const [opening] = useState(() => demoMovements({ submission: null }))
  const { balance } = useDemoState()
  const tour = useTour('profile', visitor)
  return (
    <DemoFrame current="profile" tour={tour}>
      <ProfileScreen
        user={{ ...DEMO_USER, balance }}
        movements={opening}
        price={price}
        source={demoProfile}
        onNews={() => undefined}
        onDeleted={() => undefined}
      />
    </DemoFrame>
  )
}
