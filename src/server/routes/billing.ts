/** Top-ups, the payment provider's webhook, and what moved the balance. */
import { Hono } from 'hono'
import { CheckoutBody } from '../../contract/billing.ts'
import { api } from '../../contract/urls.ts'
import { AppError } from '../../domain/errors.ts'
import { readAs } from '../accounts/session.ts'
import { applyPayment } from '../billing/apply-payment.ts'
import { startCheckout } from '../billing/start-checkout.ts'
import type { AppEnv } from '../context.ts'
import { movementsOf, toMovement } from '../db/ledger.ts'
import { body } from '../middleware/body.ts'
import { countAgainst } from '../middleware/rate-limit.ts'
import { signedIn, userOf } from '../middleware/signed-in.ts'

export const billingRoutes = new Hono<AppEnv>()
  .post(api.checkoutSession, signedIn, body(CheckoutBody), async (c) => {
    const user = userOf(c)
    await countAgainst(c, { name: 'checkout', max: 20, windowSeconds: 3600 }, String(user.id))
    return c.json({ checkoutUrl: await startCheckout(c.var.services, user, c.req.valid('json')) }, 201)
  })
  .post(api.stripeWebhook, async (c) => {
    const signature = c.req.header('Stripe-Signature') ?? ''
    const event = await c.var.services.payments.readEvent(await c.req.text(), signature)
    if (!event) throw new AppError('invalidRequest')
    await applyPayment(c.var.services, event)
    return c.json({ received: true })
  })
  .get(api.movements, async (c) => {
    const [user, rows] = await readAs(c, (owner) => [movementsOf(c.var.services.db.read, owner)])
    return c.json(rows.map((row) => toMovement(row, user.id)))
  })
