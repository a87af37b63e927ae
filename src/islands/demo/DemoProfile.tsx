import { useState } from 'react'
import { DEMO_USER } from '../../domain/account/demo.ts'
import { ProfileScreen } from '../profile/ProfileScreen.tsx'
import { DemoFrame } from './DemoFrame.tsx'
import { useDemoState } from './demo-state.ts'
import { demoMovements, demoProfile } from './profile-source.ts'
import { type DemoVisitor, useTour } from './use-tour.ts'

export function DemoProfile({ price, ...visitor }: DemoVisitor & { price: number }) {
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
