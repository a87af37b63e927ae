/** Checkout sessions of the emulated payment provider, in Stripe's shapes. */

export interface Session {
  readonly id: string
  readonly paymentIntent: string
  readonly amount: number
  readonly currency: string
  readonly description: string
  readonly email: string
  readonly reference: string
  readonly origin: string
  readonly successUrl: string
  readonly cancelUrl: string
  status: 'open' | 'complete'
  paymentStatus: 'unpaid' | 'paid'
}

export function createSessions() {
  const byId = new Map<string, Session>()
  const byKey = new Map<string, Session>()
  return {
    /** Returns the same session for the same idempotency key; null if a field required by Stripe is missing. */
    create(key: string, form: URLSearchParams): Session | null {
      const known = byKey.get(key)
      if (known) return known
      const session = fromForm(form)
      if (!session) return null
      byKey.set(key, session)
      byId.set(session.id, session)
      return session
    },
    get: (id: string) => byId.get(id),
    byPayment: (payment: string) => [...byId.values()].find((session) => session.paymentIntent === payment),
  }
}

function fromForm(form: URLSearchParams): Session | null {
  const successUrl = form.get('success_url')
  const amount = Number(form.get('line_items[0][price_data][unit_amount]'))
  if (!successUrl || !Number.isInteger(amount) || amount <= 0) return null
  const random = crypto.randomUUID().replaceAll('-', '')
  return {
    id: `cs_test_${random}`,
    paymentIntent: `pi_${random}`,
    amount,
    currency: form.get('line_items[0][price_data][currency]') ?? 'usd',
    description: form.get('line_items[0][price_data][product_data][name]') ?? '',
    email: form.get('customer_email') ?? '',
    reference: form.get('client_reference_id') ?? '',
    origin: form.get('metadata[origin]') ?? '',
    successUrl,
    cancelUrl: form.get('cancel_url') ?? successUrl,
    status: 'open',
    paymentStatus: 'unpaid',
  }
}

/** https://docs.stripe.com/api/checkout/sessions/object */
export function toWire(session: Session, url: string | null = null): Record<string, unknown> {
  return {
    id: session.id,
    object: 'checkout.session',
    amount_total: session.amount,
    cancel_url: session.cancelUrl,
    client_reference_id: session.reference,
    currency: session.currency,
    customer_email: session.email,
    livemode: false,
    metadata: { origin: session.origin },
    mode: 'payment',
    payment_intent: session.paymentStatus === 'paid' ? session.paymentIntent : null,
    payment_status: session.paymentStatus,
    status: session.status,
    success_url: session.successUrl,
    url,
  }
}
