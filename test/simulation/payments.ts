/** Payments in one run, whose events arrive late, twice and in any order. */

import type { PaymentEvent } from '../../src/server/base/ports.ts'
import { applyPayment } from '../../src/server/billing/apply-payment.ts'
import { startCheckout } from '../../src/server/billing/start-checkout.ts'
import { type Person, userOf } from './people.ts'
import type { Story } from './story.ts'
import type { World } from './world.ts'

export class Payments {
  readonly #world: World
  readonly #story: Story

  constructor(world: World, story: Story) {
    this.#world = world
    this.#story = story
  }

  /** A payment whose events arrive late, twice and in any order, until they are accepted. */
  topUp(person: Person): void {
    const world = this.#world
    // Amounts are unique, so that the letters of payments can be distinguished.
    const cents = 2500 + this.#story.paid.length * 7 + 1
    const own = 'https://rulemark.example/payment/return'
    const input = { amount: cents, currency: 'usd', successUrl: own, cancelUrl: own } as const
    this.#story.call(
      `checkout of ${person.id}`,
      (services) => startCheckout(services, userOf(person), input),
      undefined,
      1,
    )
    const number = this.#story.paid.length
    const session = {
      sessionId: `cs_${number}`,
      userId: person.id,
      amountCents: cents,
      paymentIntent: `pi_${number}`,
    }
    const reversal = {
      reversalId: `re_${number}`,
      paymentIntent: `pi_${number}`,
      amountCents: world.pick([cents, 1000]),
    }
    this.#story.events.push({ to: person.email, mark: `$${(cents / 100).toFixed(2)} added`, owner: person })
    const events: PaymentEvent[] = [{ kind: 'paid', ...session }]
    if (world.below(6) === 0) events.push({ kind: 'expired', sessionId: session.sessionId })
    if (world.below(6) === 0)
      events.push({ kind: 'reversed', ...reversal, reversalId: `dp_${number}`, amountCents: cents })
    if (world.below(3) === 0) events.push({ kind: 'reversed', ...reversal })
    if (world.below(6) === 0) events.push({ kind: 'reinstated', ...reversal })
    const returned = events.flatMap((event) => (event.kind === 'reinstated' ? [event.reversalId] : []))
    const lost = events.flatMap((event) =>
      event.kind === 'reversed' && !returned.includes(event.reversalId) ? [event.amountCents] : [],
    )
    const taken = Math.min(
      cents,
      lost.reduce((sum, amount) => sum + amount, 0),
    )
    this.#story.paid.push({ id: session.sessionId, cents, taken })
    let isTold = false
    for (const event of [...events, ...events.filter(() => world.below(3) === 0)])
      world.schedule(world.below(60_000), () => {
        if (event.kind === 'paid' && !isTold && person.hasLeft) this.#story.ownerless.add(session.sessionId)
        isTold ||= event.kind === 'paid'
        this.#tell(event)
      })
  }

  #tell(event: PaymentEvent): void {
    this.#story.call(
      `payment event ${event.kind}`,
      (services) => applyPayment(services, event),
      undefined,
      50,
    )
  }
}
