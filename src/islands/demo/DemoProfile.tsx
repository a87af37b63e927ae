import { useState } from 'react'
import type { Movement } from '../../contract/billing.ts'
import { DEMO_BALANCE, DEMO_FILE, DEMO_USER } from '../../domain/account/demo.ts'
import { ProfileScreen } from '../profile/ProfileScreen.tsx'
import type { ProfileSource } from '../profile/profile-source.ts'
import { DemoFrame } from './DemoFrame.tsx'
import { type DemoState, demoState, useDemoState } from './demo-state.ts'
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

function demoMovements({ submission }: Pick<DemoState, 'submission'>): readonly Movement[] {
  const opening: Movement = {
    id: 1,
    at: DEMO_USER.createdAt,
    kind: 'credit',
    amount: DEMO_BALANCE,
    balance: DEMO_BALANCE,
    label: 'Demo balance',
  }
  if (!submission) return [opening]
  const { at, price } = submission
  const balance = DEMO_BALANCE - price
  return [{ id: 2, at, kind: 'check', amount: -price, balance, label: `Check of ${DEMO_FILE}` }, opening]
}

const demoProfile: ProfileSource = {
  frozen: 'This is the demo profile. Nothing here can be changed.',
  movements: async () => demoMovements(demoState()),
  checkout: refuse,
  saveConsent: refuse,
  changePassword: refuse,
  deleteAccount: refuse,
}

async function refuse(): Promise<never> {
  throw new Error('Nothing can be changed in the demo.')
}
