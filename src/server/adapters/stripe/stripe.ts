import Stripe from 'stripe'
import * as z from 'zod'
import type { Payments } from '../../base/ports.ts'
import { Signed, toPaymentEvent } from './events.ts'

export interface StripeOptions {
  readonly key: string
  readonly webhookSecret: string
  readonly baseUrl: string
  /** Stored with each payment, because the account may also serve other products or installations. */
  readonly origin: string
}

/** Maximum age of a signed event in seconds; Stripe's own default. */
const TOLERANCE = 300
/** Under Node the library throws on other values instead of refusing them. */
const SIGNATURE = /^t=\d+(?:,v\d+=[0-9a-f]+)+$/

export function createStripePayments({ key, webhookSecret, baseUrl, origin }: StripeOptions): Payments {
  const base = new URL(baseUrl)
  const stripe = new Stripe(key || 'none', {
    httpClient: Stripe.createFetchHttpClient((input, init) => fetch(prefixed(input, base), init)),
    host: base.hostname,
    port: base.port || (base.protocol === 'http:' ? '80' : '443'),
    protocol: base.protocol === 'http:' ? 'http' : 'https',
    maxNetworkRetries: 2,
    timeout: 20_000,
  })
  return {
    async createCheckout(order) {
      const session = await stripe.checkout.sessions.create(
        {
          mode: 'payment',
          customer_email: order.email,
          client_reference_id: String(order.userId),
          metadata: { origin },
          success_url: order.successUrl,
          cancel_url: order.cancelUrl,
          line_items: [
            {
              quantity: 1,
              price_data: {
                currency: 'usd',
                unit_amount: order.amountCents,
                product_data: { name: order.description },
              },
            },
          ],
        },
        { idempotencyKey: order.key },
      )
      if (!session.url) throw new Error('Stripe gave no address')
      return { id: session.id, url: session.url }
    },
    async readEvent(rawBody, signature) {
      if (webhookSecret === '' || !SIGNATURE.test(signature)) return null
      try {
        const crypto = Stripe.createSubtleCryptoProvider()
        const event = Signed.parse(
          await stripe.webhooks.constructEventAsync(rawBody, signature, webhookSecret, TOLERANCE, crypto),
        )
        // Payments of Stripe's test mode are no money.
        const isOtherMode = key.includes(event.livemode ? '_test_' : '_live_')
        return isOtherMode ? null : toPaymentEvent(event, origin)
      } catch (error) {
        if (isNonsense(error)) return null
        throw error
      }
    },
  }
}

/** Stripe's client drops the path of a base address, which the emulated provider has. */
function prefixed(input: RequestInfo | URL, base: URL): string {
  const url = new URL(input instanceof Request ? input.url : input)
  url.pathname = base.pathname.replace(/\/$/, '') + url.pathname
  return url.href
}

function isNonsense(error: unknown): boolean {
  const { StripeSignatureVerificationError } = Stripe.errors
  return [StripeSignatureVerificationError, SyntaxError, z.ZodError].some((kind) => error instanceof kind)
}
