/** The Profile screen's data in the demo: an invented person and the demo's initial balance. */
import type { Movement } from '../../contract/billing.ts'
import { DEMO_BALANCE, DEMO_FILE, DEMO_USER } from '../../domain/account/demo.ts'
import type { ProfileSource } from '../profile/profile-source.ts'
import { type DemoState, demoState } from './demo-state.ts'

export function demoMovements({ submission }: Pick<DemoState, 'submission'>): readonly Movement[] {
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

export const demoProfile: ProfileSource = {
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
