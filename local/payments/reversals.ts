/** Refunds and disputes of the emulated payment provider, in Stripe's shapes. */
import type { Session } from './sessions.ts'

/** https://docs.stripe.com/api/refunds/object */
export interface Refund extends Readonly<Record<string, unknown>> {
  readonly id: string
}

/** https://docs.stripe.com/api/disputes/object */
export interface Dispute extends Readonly<Record<string, unknown>> {
  readonly id: string
}

export function newRefund(session: Session, amount: number): Refund {
  return {
    id: `re_${crypto.randomUUID()}`,
    object: 'refund',
    amount,
    charge: chargeOf(session),
    created: Math.floor(Date.now() / 1000),
    currency: session.currency,
    metadata: {},
    payment_intent: session.paymentIntent,
    reason: null,
    status: 'succeeded',
  }
}

export function newDispute(session: Session): Dispute {
  return {
    id: `du_${crypto.randomUUID()}`,
    object: 'dispute',
    amount: session.amount,
    charge: chargeOf(session),
    created: Math.floor(Date.now() / 1000),
    currency: session.currency,
    is_charge_refundable: false,
    livemode: false,
    metadata: {},
    payment_intent: session.paymentIntent,
    reason: 'fraudulent',
    status: 'needs_response',
  }
}

function chargeOf(session: Session): string {
  return session.paymentIntent.replace('pi_', 'ch_')
}
