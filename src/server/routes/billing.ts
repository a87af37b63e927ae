import * as contract from '../../contract/billing.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { applyPayment } from '../billing/apply-payment.ts'
import { pricesOf } from '../billing/prices.ts'
import { startCheckout } from '../billing/start-checkout.ts'
import { rowAs, rowsAs, signedIn, userOf } from '../callers/session.ts'
import { movementsOf, toMovement, topUpById, toReceipt } from '../db/ledger.ts'
import { countCall } from '../http/caller.ts'
import { receiptPage } from '../rendering/render.tsx'
import { router } from './router.ts'

export const billingRoutes = router()
  .openapi(signedIn(contract.startCheckout), async (c) => {
    await countCall(c, { name: 'checkout', max: 20, windowSeconds: 3600 })
    return c.json({ checkoutUrl: await startCheckout(c.var.services, userOf(c), c.req.valid('json')) }, 201)
  })
  .openapi(signedIn(contract.readPrices), (c) => c.json(pricesOf(c.var.services.settings), 200))
  .openapi(contract.receivePayment, async (c) => {
    const signature = c.req.header('Stripe-Signature') ?? ''
    const event = await c.var.services.payments.readEvent(await c.req.text(), signature)
    if (!event) throw new AppError('invalidRequest')
    await applyPayment(c.var.services, event)
    return c.json({ received: true as const }, 200)
  })
  .openapi(contract.listMovements, async (c) => {
    const { before } = c.req.valid('query')
    const rows = await rowsAs(c, (db, owner) => movementsOf(db, owner, before))
    return c.json(rows.map(toMovement), 200)
  })
  .openapi(contract.readReceipt, async (c) => {
    const { id } = c.req.valid('param')
    return receiptPage(c, toReceipt(await rowAs(c, (db, owner) => topUpById(db, owner, id))))
  })
