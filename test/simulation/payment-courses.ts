/** Sequences of events of one payment, and the ledger that each must give. */
import type { PaymentEvent } from '../../src/server/base/ports.ts'

export type Happening = PaymentEvent | 'account deleted'

/** The events of one payment of $25 by a user. */
export function eventsOf(userId: number, name = 'a') {
  const [sessionId, paymentIntent] = [`cs_${name}_${userId}`, `pi_${name}_${userId}`]
  const reversal = (kind: 'reversed' | 'reinstated') => (id: string, amountCents: number) => ({
    kind,
    reversalId: `${id}_${name}_${userId}`,
    paymentIntent,
    amountCents,
  })
  return {
    paid: { kind: 'paid', sessionId, userId, amountCents: 2500, paymentIntent },
    unpaid: { kind: 'other', type: 'checkout.session.completed' },
    expired: { kind: 'expired', sessionId },
    reversed: reversal('reversed'),
    reinstated: reversal('reinstated'),
  } as const
}

interface Course {
  readonly name: string
  readonly events: (userId: number) => readonly Happening[]
  /** In mills: the user's balance, and what remains in suspense. */
  readonly ends: { readonly balance: number; readonly suspense?: number }
  readonly user?: 'nobody' | 'has spent a payment'
}

export const COURSES: readonly Course[] = [
  {
    name: '$10 refunded, $15 disputed and the dispute won',
    events: (user) => {
      const { paid, unpaid, expired, reversed, reinstated } = eventsOf(user)
      return [unpaid, paid, expired, reversed('re', 1000), reversed('dp', 1500), reinstated('dp', 1500)]
    },
    ends: { balance: 15_000 },
  },
  {
    name: 'a refund that failed, another, and a dispute of the whole: no more than the payment is taken',
    events: (user) => {
      const { paid, reversed, reinstated } = eventsOf(user)
      return [
        paid,
        reversed('re1', 1500),
        reinstated('re1', 1500),
        reversed('re2', 2000),
        reversed('dp', 2500),
      ]
    },
    ends: { balance: 0 },
  },
  {
    name: 'refunded and disputed in full, the dispute won: the refund still counts',
    events: (user) => {
      const { paid, reversed, reinstated } = eventsOf(user)
      return [paid, reversed('re', 2500), reversed('dp', 2500), reinstated('dp', 2500)]
    },
    ends: { balance: 0 },
  },
  {
    name: 'a dispute is won, then the payment refunded: it is taken once',
    events: (user) => {
      const { paid, reversed, reinstated } = eventsOf(user)
      return [paid, reversed('dp', 2500), reinstated('dp', 2500), reversed('re', 2500)]
    },
    ends: { balance: 0 },
  },
  {
    name: 'a payment that was spent is disputed: the next one pays for it first',
    events: (user) => {
      const spent = eventsOf(user)
      const next = eventsOf(user, 'b')
      return [spent.reversed('dp', 2500), spent.reversed('re', 1000), next.paid, next.reversed('re', 1000)]
    },
    ends: { balance: -10_000 },
    user: 'has spent a payment',
  },
  {
    name: 'a payment without a user is in suspense until it is refunded',
    events: (user) => {
      const { paid, reversed, reinstated } = eventsOf(user)
      return [paid, reversed('re1', 500), reversed('re2', 1000), reinstated('re2', 1000)]
    },
    ends: { balance: 0, suspense: 20_000 },
    user: 'nobody',
  },
  {
    name: 'the account is deleted meanwhile: it ends empty',
    events: (user) => {
      const { paid, reversed, reinstated } = eventsOf(user)
      return [paid, 'account deleted', reversed('re', 1000), reversed('dp', 2500), reinstated('dp', 2500)]
    },
    ends: { balance: 0 },
  },
]
