import Stripe from 'stripe'
import * as z from 'zod'
import type { PaymentEvent, Payments } from '../../base/ports.ts'

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

const Id = z.string().min(1).max(255)
const Amount = z.number().int().nonnegative().max(99_999_999)
/** An id, or the object itself when it was expanded. */
const PaymentIntent = z
  .union([Id, z.object({ id: Id }).transform(({ id }) => id)])
  .nullish()
  .transform((id) => id ?? null)

export const Signed = z.object({
  type: z.string(),
  livemode: z.boolean(),
  /** Another account, connected to ours by Stripe Connect. */
  account: z.string().nullish(),
  data: z.object({ object: z.unknown() }),
})
const Session = z.object({
  id: Id,
  payment_status: z.string(),
  currency: z.string().nullish(),
  amount_total: Amount.nullish(),
  client_reference_id: z.string().nullish(),
  metadata: z.object({ origin: z.string().optional() }).nullish(),
  payment_intent: PaymentIntent,
})
const Expired = z.object({ id: Id })
const Reversal = z.object({
  id: Id,
  amount: Amount,
  currency: z.string().nullish(),
  payment_intent: PaymentIntent,
})
const Refund = Reversal.extend({ status: z.string().nullish() })

export function toPaymentEvent(
  { type, account, data }: z.infer<typeof Signed>,
  origin: string,
): PaymentEvent {
  // Its owner writes what our events are recognised by, and keeps the money.
  if (account) return { kind: 'other', type }
  switch (type) {
    case 'checkout.session.completed':
    case 'checkout.session.async_payment_succeeded':
      return paid(Session.parse(data.object), type, origin)
    case 'checkout.session.expired':
      return { kind: 'expired', sessionId: Expired.parse(data.object).id }
    case 'refund.created':
    case 'refund.updated':
    case 'refund.failed':
      return refunded(Refund.parse(data.object), type)
    case 'charge.dispute.funds_withdrawn':
      return reversal('reversed', Reversal.parse(data.object))
    case 'charge.dispute.funds_reinstated':
      return reversal('reinstated', Reversal.parse(data.object))
    default:
      return { kind: 'other', type }
  }
}

/** Accepts only completed payments in our currency. The reference of another product’s payment is not one of our users. */
function paid(session: z.infer<typeof Session>, type: string, origin: string): PaymentEvent {
  if (session.payment_status !== 'paid') return { kind: 'other', type }
  if (session.currency !== 'usd') return { kind: 'foreign', id: session.id }
  const userId = session.metadata?.origin === origin ? Number(session.client_reference_id) : 0
  return {
    kind: 'paid',
    sessionId: session.id,
    userId: Number.isSafeInteger(userId) && userId > 0 ? userId : null,
    amountCents: session.amount_total ?? 0,
    paymentIntent: session.payment_intent,
  }
}

/** A refund can fail after it succeeded; its money then returns to us. */
function refunded(refund: z.infer<typeof Refund>, type: string): PaymentEvent {
  if (refund.status === 'succeeded') return reversal('reversed', refund)
  if (refund.status === 'failed' || refund.status === 'canceled') return reversal('reinstated', refund)
  return { kind: 'other', type }
}

/** Our payments are in dollars: the number of another currency says nothing about them. */
function reversal(
  kind: 'reversed' | 'reinstated',
  { id, payment_intent, amount, currency }: z.infer<typeof Reversal>,
): PaymentEvent {
  if (currency && currency !== 'usd') return { kind: 'foreign', id }
  return { kind, reversalId: id, paymentIntent: payment_intent, amountCents: amount }
}
