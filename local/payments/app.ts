/** Stand-in for the payment provider. */
import { Hono } from 'hono'

export interface PaymentsOptions {
  readonly webhookUrl: () => string
}

export function createPaymentsStandIn(_options: PaymentsOptions): Hono {
  return new Hono().all('*', (c) =>
    c.json({ error: { type: 'api_error', message: 'Payments are not part of the local run yet.' } }, 501),
  )
}
