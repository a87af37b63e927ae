/** Payments by Stripe Checkout. */
import Stripe from 'stripe'
import type { PaymentEvent, Payments } from '../ports.ts'

export interface StripeOptions {
  readonly key: string
  readonly webhookSecret: string
  readonly baseUrl: string
}

/** Stripe's own default: how old a signed event may be, in seconds. */
const TOLERANCE = 300

export function createStripePayments({ key, webhookSecret, baseUrl }: StripeOptions): Payments {
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
      if (webhookSecret === '') return null
      try {
        const crypto = Stripe.createSubtleCryptoProvider()
        const event = await stripe.webhooks.constructEventAsync(
          rawBody,
          signature,
          webhookSecret,
          TOLERANCE,
          crypto,
        )
        return toPaymentEvent(event)
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return null
        throw error
      }
    },
  }
}

/** Stripe's client drops the path of its host's address: the base may have one. */
function prefixed(input: RequestInfo | URL, base: URL): string {
  const url = new URL(input instanceof Request ? input.url : input)
  url.pathname = base.pathname.replace(/\/$/, '') + url.pathname
  return url.href
}

function toPaymentEvent(event: Stripe.Event): PaymentEvent {
  switch (event.type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paid(event.data.object, event.type)
    case 'checkout.session.expired':
      return { kind: 'expired', sessionId: event.data.object.id }
    case 'refund.created':
    case 'refund.updated':
      return refunded(event.data.object, event.type)
    case 'charge.dispute.funds_withdrawn': {
      const { id, amount, payment_intent } = event.data.object
      return { kind: 'reversed', reversalId: id, paymentIntent: idOf(payment_intent), amountCents: amount }
    }
    case 'charge.dispute.funds_reinstated':
      return { kind: 'reinstated', reversalId: event.data.object.id }
    default:
      return { kind: 'other', type: event.type }
  }
}

/** Only money that has arrived counts, in the currency that was asked for, for a user of ours. */
function paid(session: Stripe.Checkout.Session, type: string): PaymentEvent {
  const userId = Number(session.client_reference_id)
  const ours = session.currency === 'usd' && Number.isSafeInteger(userId) && userId > 0
  if (session.payment_status !== 'paid' || !ours) return { kind: 'other', type }
  return {
    kind: 'paid',
    sessionId: session.id,
    userId,
    amountCents: session.amount_total ?? 0,
    paymentIntent: idOf(session.payment_intent),
  }
}

function refunded(refund: Stripe.Refund, type: string): PaymentEvent {
  if (refund.status !== 'succeeded') return { kind: 'other', type }
  return {
    kind: 'reversed',
    reversalId: refund.id,
    paymentIntent: idOf(refund.payment_intent),
    amountCents: refund.amount,
  }
}

function idOf(reference: string | { id: string } | null): string {
  return typeof reference === 'string' ? reference : (reference?.id ?? '')
}
