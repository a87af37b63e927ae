/**
 * Emulates Stripe locally: the calls the product uses, a checkout page with Pay and Cancel, and signed webhooks that
 * are retried until accepted. Nothing is charged.
 */
import { Hono } from 'hono'
import { checkoutPage } from './checkout-page.ts'
import { createEvents } from './events.ts'
import { type Dispute, newDispute, newRefund, type Refund } from './reversals.ts'
import { createSessions, type Session, toWire } from './sessions.ts'

export function createEmulatedPayments(webhookUrl: () => string): Hono {
  const sessions = createSessions()
  const refunds = new Map<string, Refund>()
  const disputes = new Map<string, Dispute>()
  const events = createEvents(webhookUrl)

  async function pay(session: Session): Promise<void> {
    session.status = 'complete'
    session.paymentStatus = 'paid'
    await events.send('checkout.session.completed', toWire(session))
  }

  return (
    new Hono()
      .get('/', (c) => c.text('Payments, emulated locally: POST /v1/checkout/sessions'))
      .post('/v1/checkout/sessions', async (c) => {
        const form = new URLSearchParams(await c.req.text())
        const key = c.req.header('Idempotency-Key') ?? crypto.randomUUID()
        const session = sessions.create(key, form)
        if (!session) return c.json(refusal('Missing required param: success_url.', 'success_url'), 400)
        const origin = new URL(c.req.url).origin
        return c.json(toWire(session, `${origin}/stripe/checkout/${session.id}`))
      })
      .get('/v1/checkout/sessions/:id', (c) => {
        const session = sessions.get(c.req.param('id'))
        return session ? c.json(toWire(session)) : c.json(refusal('No such checkout.session', 'id'), 404)
      })
      .post('/v1/refunds', async (c) => {
        const form = new URLSearchParams(await c.req.text())
        const paymentIntent = form.get('payment_intent') ?? ''
        const session = sessions.byPayment(paymentIntent)
        if (!session) return c.json(refusal('No such payment_intent', 'payment_intent'), 404)
        const refund = newRefund(session, Number(form.get('amount') ?? session.amount))
        refunds.set(refund.id, refund)
        await events.send('refund.created', refund)
        return c.json(refund)
      })
      // Not part of Stripe's API: simulates a bank that fails a refund or opens a dispute.
      .post('/refunds/:id/fail', async (c) => {
        const refund = refunds.get(c.req.param('id'))
        if (!refund) return c.notFound()
        const failed = { ...refund, status: 'failed', failure_reason: 'lost_or_stolen_card' }
        refunds.set(refund.id, failed)
        await events.send('refund.updated', failed)
        await events.send('refund.failed', failed)
        return c.json(failed)
      })
      .post('/payments/:paymentIntent/dispute', async (c) => {
        const session = sessions.byPayment(c.req.param('paymentIntent'))
        if (!session) return c.notFound()
        const dispute = newDispute(session)
        disputes.set(dispute.id, dispute)
        await events.send('charge.dispute.created', dispute)
        await events.send('charge.dispute.funds_withdrawn', dispute)
        return c.json(dispute)
      })
      .post('/disputes/:id/:outcome{won|lost}', async (c) => {
        const dispute = disputes.get(c.req.param('id'))
        if (!dispute) return c.notFound()
        const status = c.req.param('outcome')
        if (status === 'won') await events.send('charge.dispute.funds_reinstated', { ...dispute, status })
        await events.send('charge.dispute.closed', { ...dispute, status })
        return c.json({ ...dispute, status })
      })
      .get('/checkout/:id', (c) => {
        const session = sessions.get(c.req.param('id'))
        return session ? c.html(checkoutPage(session)) : c.notFound()
      })
      .post('/checkout/:id/pay', async (c) => {
        const session = sessions.get(c.req.param('id'))
        if (!session) return c.notFound()
        if (session.status === 'open') await pay(session)
        return c.redirect(session.successUrl, 303)
      })
      .post('/checkout/:id/cancel', (c) => {
        const session = sessions.get(c.req.param('id'))
        return session ? c.redirect(session.cancelUrl, 303) : c.notFound()
      })
      .post('/faults', async (c) => {
        await events.disturb(await c.req.json())
        return c.body(null, 204)
      })
  )
}

function refusal(message: string, param: string): { error: Record<string, string> } {
  return { error: { type: 'invalid_request_error', message, param } }
}
