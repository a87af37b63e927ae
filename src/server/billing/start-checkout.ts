/** Opens a payment at the provider. Only the webhook credits the balance. */
import { eq, sql } from 'drizzle-orm'
import type { CheckoutBody } from '../../contract/billing.ts'
import type { User } from '../../domain/account/account.ts'
import { AppError } from '../../domain/errors/errors.ts'
import { logFailure } from '../base/log.ts'
import type { Needs } from '../base/services.ts'
import { build } from '../db/client.ts'
import { checkoutSessions, users } from '../db/schema/index.ts'
import { insertWhere } from '../db/statements.ts'

export async function startCheckout(
  services: Needs<'settings' | 'db' | 'payments' | 'clock' | 'ids'>,
  user: User,
  input: CheckoutBody,
): Promise<string> {
  const successUrl = ownAddress(services, input.successUrl)
  const cancelUrl = ownAddress(services, input.cancelUrl)
  if (services.settings.STRIPE_KEY === '') throw new AppError('topUpsOff')
  const session = await services.payments
    .createCheckout({
      key: `checkout-${services.ids.token()}`,
      userId: user.id,
      email: user.email,
      amountCents: input.amount,
      description: input.description || 'Rulemark balance',
      successUrl,
      cancelUrl,
    })
    .catch((error: unknown) => {
      logFailure('checkout-failed', { userId: user.id }, error)
      throw new AppError('paymentsUnavailable')
    })
  const opened = {
    id: session.id,
    userId: user.id,
    amountCents: input.amount,
    createdAt: services.clock.now(),
  }
  // The webhook may arrive before this write. Nothing may be left of an account deleted meanwhile.
  const { found } = await services.db.write({
    opened: insertWhere(
      checkoutSessions,
      { ...opened, status: 'open' },
      sql`from ${users} where id = ${user.id} on conflict do nothing`,
    ),
    found: build.select({ id: users.id }).from(users).where(eq(users.id, user.id)),
  })
  if (found.length === 0) throw new AppError('unauthorized')
  return session.url
}

/** Written out, because the provider's parser may read "http://own\\@other" in another way than browsers do. */
function ownAddress({ settings }: Needs<'settings'>, given: string): string {
  const address = new URL(given)
  if (address.origin !== new URL(settings.APP_ORIGIN).origin) throw new AppError('foreignAddress')
  return address.href
}
