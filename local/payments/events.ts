/**
 * Signed webhooks in Stripe's format: retried until accepted; on request sent twice, late or with a wrong signature.
 */
import Stripe from 'stripe'
import { WEBHOOK_SECRET } from '../emulated-settings.ts'

const TRIES = 6

interface Disturbance {
  /** Number of times each event is sent. */
  readonly copies?: number
  /** Signs with a wrong secret. */
  readonly forged?: boolean
  /** Holds events back; once switched off, sends them newest first. */
  readonly kept?: boolean
}

export function createEvents(webhookUrl: () => string) {
  const stripe = new Stripe('sk_test_local')
  let disturbance: Disturbance = {}
  const kept: string[] = []

  async function deliver(payload: string): Promise<boolean> {
    const secret = disturbance.forged ? 'whsec_somebody_else' : WEBHOOK_SECRET
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
    const response = await fetch(webhookUrl(), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body: payload,
    }).catch(() => null)
    await response?.body?.cancel()
    return response?.ok ?? false
  }

  async function untilTaken(payload: string): Promise<void> {
    for (let attempt = 0; attempt < TRIES; attempt++) {
      if (await deliver(payload)) return
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** attempt))
    }
  }

  async function spread(payload: string): Promise<void> {
    const copies = Array.from({ length: disturbance.copies ?? 1 }, () => deliver(payload))
    const taken = await Promise.all(copies)
    if (!taken.some(Boolean)) void untilTaken(payload)
  }

  return {
    async send(type: string, object: Record<string, unknown>): Promise<void> {
      const event = {
        id: `evt_${crypto.randomUUID()}`,
        object: 'event',
        api_version: '2026-10-28.endive',
        created: Math.floor(Date.now() / 1000),
        livemode: false,
        type,
        data: { object },
      }
      const payload = JSON.stringify(event)
      if (disturbance.kept) kept.push(payload)
      else await spread(payload)
    },
    async disturb(next: Disturbance): Promise<void> {
      disturbance = next
      if (!next.kept) for (const payload of kept.splice(0).reverse()) await spread(payload)
    },
  }
}
